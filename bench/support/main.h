/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The main function of a benchmark program: the options of Google Benchmark, and --engine=NAME, which forces an engine
 * (of the library, or of the word transforms alone) and fails where it cannot run.
 */
#ifndef PAIRING_BENCH_SUPPORT_MAIN_H
#define PAIRING_BENCH_SUPPORT_MAIN_H

#include <cstdio>
#include <cstring>

#include <benchmark/benchmark.h>

#include <pairing/engine.h>
#include <pairing/ntt.h>

namespace pairing_bench {

inline int run(int argc, char **argv)
{
    static const char option[] = "--engine=";
    const char *forced = nullptr;
    int kept = 1;
    for (int i = 1; i < argc; i++) {
        if (std::strncmp(argv[i], option, sizeof option - 1) != 0) {
            argv[kept++] = argv[i];
            continue;
        }
        forced = argv[i] + sizeof option - 1;
        if (pairing_set_engine(forced) != PAIRING_OK && pairing_ntt_set_engine(forced) != PAIRING_OK) {
            std::fprintf(stderr, "%s: no such engine here: %s\n", argv[0], forced);
            return 2;
        }
    }
    argc = kept;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::AddCustomContext("engine", forced != nullptr ? forced : pairing_engine());
    benchmark::AddCustomContext("compiler", PAIRING_BENCH_COMPILER);
    benchmark::AddCustomContext("flags", PAIRING_BENCH_FLAGS);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}

} // namespace pairing_bench

#endif
