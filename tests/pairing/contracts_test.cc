// SPDX-License-Identifier: Apache-2.0
// Published inputs of Ethereum's contracts over the curves: single cases that are carried here, and the full sets (evm/,
// bls12_377_bw6_761/) where PAIRING_VECTORS_DIR is configured. What must fail fails with the status for its cause.
#include "pairing/contracts.h"
#include "support/hex.h"
#include "support/vectors.h"

#include <gtest/gtest.h>

#include <sstream>

namespace pairing_test {
namespace {

/* The statuses that a published cause stands for; several where a source has one word for them. */
std::vector<pairing_status> statuses_of(const std::string &cause)
{
    static const struct {
        const char *words;
        std::vector<pairing_status> statuses;
    } table[] = {
        { "length", { PAIRING_ERR_LENGTH } },
        { "invalid input parameters", { PAIRING_ERR_LENGTH, PAIRING_ERR_RANGE, PAIRING_ERR_NOT_ON_CURVE } },
        { "fp.Element", { PAIRING_ERR_RANGE } },
        { "top bytes", { PAIRING_ERR_RANGE } },
        { "left padded", { PAIRING_ERR_RANGE } },
        { "invalid Fq", { PAIRING_ERR_RANGE } },
        { "on curve", { PAIRING_ERR_NOT_ON_CURVE } },
        { "subgroup", { PAIRING_ERR_NOT_IN_SUBGROUP } },
        { "Bn254AffineGFailedToCreate", { PAIRING_ERR_NOT_ON_CURVE } },
        { "Bn254FieldPointNotAMember", { PAIRING_ERR_RANGE } },
        { "Bn254PairLength", { PAIRING_ERR_LENGTH } },
    };
    for (const auto &t : table)
        if (cause.find(t.words) != std::string::npos)
            return t.statuses;
    throw std::runtime_error("unknown cause: " + cause);
}

template <class C> void run(Operation op, int group, const std::string &input, const std::string &expected,
                            const std::string &cause)
{
    Bytes out;
    const pairing_status s = call<C>(out, op, group, from_hex(input));
    if (cause.empty()) {
        EXPECT_EQ(s, PAIRING_OK) << pairing_status_str(s);
        EXPECT_EQ(to_hex(out), expected);
        return;
    }
    const std::vector<pairing_status> allowed = statuses_of(cause);
    EXPECT_NE(std::find(allowed.begin(), allowed.end(), s), allowed.end()) << pairing_status_str(s) << ", not: " << cause;
}

template <class C> void run_json(const nlohmann::json &file, Operation op, int group)
{
    ASSERT_GT(file.size(), 0u);
    for (const nlohmann::json &v : file) {
        SCOPED_TRACE(v.value("Name", v.at("Input").get<std::string>().substr(0, 64)));
        Operation o = op;
        if (v.contains("op"))
            o = v.at("op") == "add" ? Operation::add : v.at("op") == "mul" ? Operation::mul : Operation::pairing;
        run<C>(o, group, v.at("Input"), v.value("Expected", ""), v.value("ExpectedError", ""));
    }
}

/* lines input,result,gas,notes under a head; notes name what must fail */
template <class C> void run_csv(const std::string &text, Operation op, int group)
{
    std::istringstream in(text);
    std::string line;
    std::size_t cases = 0;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream cells(line);
        std::string input, result, gas, notes;
        std::getline(cells, input, ',');
        std::getline(cells, result, ',');
        std::getline(cells, gas, ',');
        std::getline(cells, notes, '\r');
        SCOPED_TRACE(input.substr(0, 64));
        run<C>(op, group, input, result, notes);
        cases++;
    }
    ASSERT_GT(cases, 0u);
}

template <class C> void run_file(const std::string &name, Operation op, int group)
{
    const std::string dir = PAIRING_VECTORS_DIR;
    if (dir.empty())
        GTEST_SKIP() << "PAIRING_VECTORS_DIR is not set";
    if (name.compare(name.size() - 4, 4, ".csv") == 0)
        run_csv<C>(read_file(dir + "/" + name), op, group);
    else
        run_json<C>(read_json(dir + "/" + name), op, group);
}

#define CONTRACT(Suite, Name, C, op, group, file) \
    TEST(Suite, Name) \
    { \
        run_file<C>(file, Operation::op, group); \
    }

#if PAIRING_HAVE_BN254
CONTRACT(ContractsBn254, GethAdd, Bn254, add, 1, "evm/geth_bn256Add.json")
CONTRACT(ContractsBn254, GethMul, Bn254, mul, 1, "evm/geth_bn256ScalarMul.json")
CONTRACT(ContractsBn254, GethPairing, Bn254, pairing, 1, "evm/geth_bn256Pairing.json")
CONTRACT(ContractsBn254, BesuAdd, Bn254, add, 1, "evm/besu_eip196_g1_add.csv")
CONTRACT(ContractsBn254, BesuMul, Bn254, mul, 1, "evm/besu_eip196_g1_mul.csv")
CONTRACT(ContractsBn254, BesuPairing, Bn254, pairing, 1, "evm/besu_eip196_pairing.csv")
CONTRACT(ContractsBn254, Revm, Bn254, add, 1, "evm/revm_bn254.json")
CONTRACT(ContractsBn254, FrontierAdd, Bn254, add, 1, "evm/frontier_bnadd.json")
CONTRACT(ContractsBn254, FrontierMul, Bn254, mul, 1, "evm/frontier_bnmul.json")
CONTRACT(ContractsBn254, FrontierPairing, Bn254, pairing, 1, "evm/frontier_bnpair.json")
#endif

#if PAIRING_HAVE_BLS12_381
#define EIP2537(Name, op, group, file) CONTRACT(ContractsBls12_381, Name, Bls12_381, op, group, "evm/" file)
EIP2537(EipAdd1, add, 1, "eip2537_add_G1_bls.json")
EIP2537(EipAdd2, add, 2, "eip2537_add_G2_bls.json")
EIP2537(EipMul1, mul, 1, "eip2537_mul_G1_bls.json")
EIP2537(EipMul2, mul, 2, "eip2537_mul_G2_bls.json")
EIP2537(EipMsm1, msm, 1, "eip2537_msm_G1_bls.json")
EIP2537(EipMsm2, msm, 2, "eip2537_multiexp_G2_bls.json")
EIP2537(EipMap1, map, 1, "eip2537_map_fp_to_G1_bls.json")
EIP2537(EipMap2, map, 2, "eip2537_map_fp2_to_G2_bls.json")
EIP2537(EipPairing, pairing, 1, "eip2537_pairing_check_bls.json")
EIP2537(EipFailAdd1, add, 1, "eip2537_fail-add_G1_bls.json")
EIP2537(EipFailAdd2, add, 2, "eip2537_fail-add_G2_bls.json")
EIP2537(EipFailMul1, mul, 1, "eip2537_fail-mul_G1_bls.json")
EIP2537(EipFailMul2, mul, 2, "eip2537_fail-mul_G2_bls.json")
EIP2537(EipFailMsm1, msm, 1, "eip2537_fail-msm_G1_bls.json")
EIP2537(EipFailMsm2, msm, 2, "eip2537_fail-msm_G2_bls.json")
EIP2537(EipFailMap1, map, 1, "eip2537_fail-map_fp_to_G1_bls.json")
EIP2537(EipFailMap2, map, 2, "eip2537_fail-map_fp2_to_G2_bls.json")
EIP2537(EipFailPairing, pairing, 1, "eip2537_fail-pairing_check_bls.json")
EIP2537(GethAdd1, add, 1, "geth_blsG1Add.json")
EIP2537(GethAdd2, add, 2, "geth_blsG2Add.json")
EIP2537(GethMul1, mul, 1, "geth_blsG1Mul.json")
EIP2537(GethMul2, mul, 2, "geth_blsG2Mul.json")
EIP2537(GethMsm1, msm, 1, "geth_blsG1MultiExp.json")
EIP2537(GethMsm2, msm, 2, "geth_blsG2MultiExp.json")
EIP2537(GethMap1, map, 1, "geth_blsMapG1.json")
EIP2537(GethMap2, map, 2, "geth_blsMapG2.json")
EIP2537(GethPairing, pairing, 1, "geth_blsPairing.json")
EIP2537(GethFailAdd1, add, 1, "geth_fail-blsG1Add.json")
EIP2537(GethFailAdd2, add, 2, "geth_fail-blsG2Add.json")
EIP2537(GethFailMul1, mul, 1, "geth_fail-blsG1Mul.json")
EIP2537(GethFailMul2, mul, 2, "geth_fail-blsG2Mul.json")
EIP2537(GethFailMsm1, msm, 1, "geth_fail-blsG1MultiExp.json")
EIP2537(GethFailMsm2, msm, 2, "geth_fail-blsG2MultiExp.json")
EIP2537(GethFailMap1, map, 1, "geth_fail-blsMapG1.json")
EIP2537(GethFailMap2, map, 2, "geth_fail-blsMapG2.json")
EIP2537(GethFailPairing, pairing, 1, "geth_fail-blsPairing.json")
EIP2537(BesuFailAdd1, add, 1, "besu_bls12381_fail_g1_add.csv")
EIP2537(BesuFailAdd2, add, 2, "besu_bls12381_fail_g2_add.csv")
EIP2537(BesuFailMul1, msm, 1, "besu_bls12381_fail_g1_mul.csv")
EIP2537(BesuFailMul2, msm, 2, "besu_bls12381_fail_g2_mul.csv")
EIP2537(BesuFailMap1, map, 1, "besu_bls12381_fail_fp_to_g1.csv")
EIP2537(BesuFailMap2, map, 2, "besu_bls12381_fail_fp2_to_g2.csv")
EIP2537(BesuFailPairing, pairing, 1, "besu_bls12381_invalid_pairing.csv")
#endif

/* The drafts for the chain of BLS12-377 and BW6-761: all that must fail, and sums of multiples by the functions for sums. */
#define FRONTIER(Suite, C, file) \
    CONTRACT(Suite, FailAdd1, C, add, 1, "bls12_377_bw6_761/frontier_fail-" file "G1Add.json") \
    CONTRACT(Suite, FailAdd2, C, add, 2, "bls12_377_bw6_761/frontier_fail-" file "G2Add.json") \
    CONTRACT(Suite, FailMul1, C, mul, 1, "bls12_377_bw6_761/frontier_fail-" file "G1Mul.json") \
    CONTRACT(Suite, FailMul2, C, mul, 2, "bls12_377_bw6_761/frontier_fail-" file "G2Mul.json") \
    CONTRACT(Suite, FailMsm1, C, msm, 1, "bls12_377_bw6_761/frontier_fail-" file "G1MultiExp.json") \
    CONTRACT(Suite, FailMsm2, C, msm, 2, "bls12_377_bw6_761/frontier_fail-" file "G2MultiExp.json") \
    CONTRACT(Suite, FailPairing, C, pairing, 1, "bls12_377_bw6_761/frontier_fail-" file "Pairing.json") \
    CONTRACT(Suite, Msm1, C, msm, 1, "bls12_377_bw6_761/frontier_" file "G1MultiExp.json") \
    CONTRACT(Suite, Msm2, C, msm, 2, "bls12_377_bw6_761/frontier_" file "G2MultiExp.json")
#if PAIRING_HAVE_BLS12_377
FRONTIER(ContractsBls12_377, Bls12_377, "bls12377")
#endif
#if PAIRING_HAVE_BW6_761
FRONTIER(ContractsBw6_761, Bw6_761, "bw6761")
#endif

/* Single cases, tests/vectors/pairing/contracts.json: an object a curve, in it a list an operation with its group. */
template <class C> void run_carried()
{
    const nlohmann::json all = carried("pairing/contracts.json");
    const nlohmann::json &file = all.at(C::name);
    static const std::pair<const char *, Operation> operations[] = {
        { "add", Operation::add }, { "mul", Operation::mul }, { "msm", Operation::msm }, { "map", Operation::map },
        { "pairing", Operation::pairing },
    };
    std::size_t lists = 0;
    for (const auto &o : operations) {
        for (int group : { 1, 2 }) {
            const std::string key = o.first + std::to_string(group);
            if (!file.contains(key))
                continue;
            run_json<C>(file.at(key), o.second, group);
            lists++;
        }
    }
    EXPECT_EQ(lists, file.size());
}
#if PAIRING_HAVE_BN254
TEST(ContractsBn254, Carried) { run_carried<Bn254>(); }
#endif
#if PAIRING_HAVE_BLS12_381
TEST(ContractsBls12_381, Carried) { run_carried<Bls12_381>(); }
#endif
#if PAIRING_HAVE_BLS12_377
TEST(ContractsBls12_377, Carried) { run_carried<Bls12_377>(); }
#endif
#if PAIRING_HAVE_BW6_761
TEST(ContractsBw6_761, Carried) { run_carried<Bw6_761>(); }
#endif

} // namespace
} // namespace pairing_test
