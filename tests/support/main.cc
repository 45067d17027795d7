/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The main function of the test programs. PAIRING_ENGINE in the environment forces an engine; where the processor or the
 * build lacks it, nothing is tested and the exit code is 77, which ctest counts as skipped.
 */
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <gtest/gtest.h>

#include <pairing/engine.h>

int main(int argc, char **argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    const char *engine = std::getenv("PAIRING_ENGINE");
    if (engine != nullptr && engine[0] != 0) {
        if (pairing_set_engine(engine) != PAIRING_OK) {
            std::printf("no engine %s here\n", engine);
            return 77;
        }
        std::printf("engine %s\n", pairing_engine());
    }
    const int failed = RUN_ALL_TESTS();
    if (engine != nullptr && engine[0] != 0 && std::strcmp(engine, pairing_engine()) != 0) {
        std::printf("the engine was changed to %s\n", pairing_engine());
        return 1;
    }
    return failed;
}
