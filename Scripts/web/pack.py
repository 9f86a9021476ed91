#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Packs standard input by LZMA, for Web/Doctor/Module/pack.c."""

import lzma
import sys

FILTER = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}
sys.stdout.buffer.write(lzma.compress(sys.stdin.buffer.read(), format=lzma.FORMAT_ALONE, filters=[FILTER]))
