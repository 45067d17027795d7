/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operations of Fp in the steps of a pairing, per curve, as tables in Markdown: they explain the times, and do not jitter.
 * usage: count_operations [CURVE]
 */
#include <cstdio>
#include <cstring>

#include "ablation/counts.h"

extern "C" {
unsigned long pairing_bench_counts[PAIRING_BENCH_OPERATIONS];
#define TABLE(c) extern const pairing_bench_table pairing_bench_counts_##c;
#if PAIRING_HAVE_BN254
TABLE(bn254)
#endif
#if PAIRING_HAVE_BLS12_377
TABLE(bls12_377)
#endif
#if PAIRING_HAVE_BLS12_381
TABLE(bls12_381)
#endif
#if PAIRING_HAVE_BLS24_315
TABLE(bls24_315)
#endif
#if PAIRING_HAVE_BW6_633
TABLE(bw6_633)
#endif
#if PAIRING_HAVE_BW6_761
TABLE(bw6_761)
#endif
#undef TABLE
}

namespace {

const pairing_bench_table *const tables[] = {
#if PAIRING_HAVE_BN254
    &pairing_bench_counts_bn254,
#endif
#if PAIRING_HAVE_BLS12_377
    &pairing_bench_counts_bls12_377,
#endif
#if PAIRING_HAVE_BLS12_381
    &pairing_bench_counts_bls12_381,
#endif
#if PAIRING_HAVE_BLS24_315
    &pairing_bench_counts_bls24_315,
#endif
#if PAIRING_HAVE_BW6_633
    &pairing_bench_counts_bw6_633,
#endif
#if PAIRING_HAVE_BW6_761
    &pairing_bench_counts_bw6_761,
#endif
};

void print(const pairing_bench_table &t)
{
    const pairing_bench_step *s = t.steps;
    s++->run(); /* the set-up */
    std::printf("| %s | mul | sqr | dot2 | wide mul | reduce | add | wide add | small | inv |\n", t.curve);
    std::printf("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    for (; s->name != nullptr; s++) {
        std::memset(pairing_bench_counts, 0, sizeof pairing_bench_counts);
        s->run();
        std::printf("| %s |", s->name);
        for (unsigned long n : pairing_bench_counts)
            std::printf(" %lu |", n);
        std::printf("\n");
    }
    std::printf("\n");
}

} // namespace

int main(int argc, char **argv)
{
    bool found = argc < 2;
    for (const pairing_bench_table *t : tables)
        if (argc < 2 || std::strcmp(argv[1], t->curve) == 0) {
            print(*t);
            found = true;
        }
    if (!found)
        std::fprintf(stderr, "%s: no such curve here: %s\n", argv[0], argv[1]);
    return found ? 0 : 2;
}
