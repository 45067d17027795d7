# SPDX-License-Identifier: Apache-2.0
"""Derivation of the constants of the curves; the program is tools/derive_constants.py."""
