/* SPDX-License-Identifier: Apache-2.0
 *
 * The types of a curve on an engine other than the scalar one, over its element type INST_T(fp): the shapes of the
 * public headers. Include before curve.inc.h. Requires INST_T(name), CURVE_FQ_DEGREE.
 */
#define QUAD(ext, base) \
    typedef struct {    \
        base c0, c1;    \
    } ext
#define CUBIC(ext, base)  \
    typedef struct {      \
        base c0, c1, c2;  \
    } ext

#if CURVE_FQ_DEGREE == 1
CUBIC(INST_T(fp3), INST_T(fp));
QUAD(INST_T(fp6), INST_T(fp3));
typedef struct {
    INST_T(fp6) v;
} INST_T(gt);
#define TYPES_FQ INST_T(fp)
#elif CURVE_FQ_DEGREE == 2
QUAD(INST_T(fp2), INST_T(fp));
CUBIC(INST_T(fp6), INST_T(fp2));
QUAD(INST_T(fp12), INST_T(fp6));
typedef struct {
    INST_T(fp12) v;
} INST_T(gt);
#define TYPES_FQ INST_T(fp2)
#else
QUAD(INST_T(fp2), INST_T(fp));
QUAD(INST_T(fp4), INST_T(fp2));
CUBIC(INST_T(fp12), INST_T(fp4));
QUAD(INST_T(fp24), INST_T(fp12));
typedef struct {
    INST_T(fp24) v;
} INST_T(gt);
#define TYPES_FQ INST_T(fp4)
#endif

typedef struct {
    INST_T(fp) x, y, z;
} INST_T(g1);
typedef struct {
    TYPES_FQ x, y, z;
} INST_T(g2);
typedef struct {
    INST_T(fp) x, y;
} INST_T(g1_aff);
typedef struct {
    TYPES_FQ x, y;
} INST_T(g2_aff);

#undef QUAD
#undef CUBIC
#undef TYPES_FQ
