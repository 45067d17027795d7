/* SPDX-License-Identifier: Apache-2.0 */
/* pairing bench: a short table for a person. The programs under bench/ measure with more care. */
#include "command/command.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <pairing/engine.h>

enum { SAMPLES = 15 };
static const double sample_ns = 4e6; /* about what one sample takes */

/* CPU time of the process: the machine may be busy with other things. */
static double now_ns(void) { return 1e9 * (double)clock() / CLOCKS_PER_SEC; }

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double time_once(const bench_row *row, void *state, size_t n)
{
    double start = now_ns();

    row->run(state, n);
    return now_ns() - start;
}

/* median over SAMPLES samples of the time of one run, in ns */
static double median_ns(const bench_row *row, void *state)
{
    double t, samples[SAMPLES];
    size_t n = 1;
    int i;

    while ((t = time_once(row, state, n)) < sample_ns / 4 && n < ((size_t)1 << 30))
        n *= 2;
    n = t > 0 ? (size_t)((double)n * sample_ns / t) + 1 : n;
    for (i = 0; i < SAMPLES; i++)
        samples[i] = time_once(row, state, n) / (double)n;
    qsort(samples, SAMPLES, sizeof samples[0], by_value);
    return samples[SAMPLES / 2];
}

static void print_row(const char *curve, const bench_row *row, void *state)
{
    double ns = median_ns(row, state);

    if (ns < 1e4)
        printf("%-10s %-24s %10.1f ns\n", curve, row->name, ns);
    else
        printf("%-10s %-24s %10.1f us\n", curve, row->name, ns / 1e3);
    fflush(stdout);
}

static void bench_curve(const curve_ops *c)
{
    const bench_row *row;
    void *state = keep(c->bench_size);

    c->bench_setup(state);
    for (row = c->rows; row->name != NULL; row++)
        print_row(c->name, row, state);
}

int command_bench(int argc, char **argv)
{
    const curve_ops *c = NULL;
    size_t i;

    if (argc > 1)
        return bad("bench: wants at most one CURVE");
    if (argc == 1 && (c = find_curve(argv[0])) == NULL)
        return EXIT_BAD;
    printf("engine %s, medians of %d samples\n", pairing_engine(), (int)SAMPLES);
    for (i = 0; all_curves[i] != NULL; i++)
        if (c == NULL || c == all_curves[i])
            bench_curve(all_curves[i]);
    return EXIT_DONE;
}
