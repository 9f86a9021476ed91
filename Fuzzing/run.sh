#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Fuzzes every target, or those that are named: `Fuzzing/run.sh SECONDS [TARGET...]`.
#
# An input that traps, takes longer than a second or needs more than 200 MB ends the run with 1; it is kept, and its
# path printed. Inputs that found something new are kept in .build, where the next run goes on from.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

seconds=${1-}
if [[ ! $seconds =~ ^[0-9]+$ ]]; then
  echo 'Usage: Fuzzing/run.sh SECONDS [TARGET...]' >&2
  exit 64
fi
shift
if (($# > 0)); then targets=("$@"); else mapfile -t targets < <(ls Sources); fi

# SwiftPM looks for new files in the package it depends on only when a manifest is newer than its plan.
touch Package.swift
# With the checks of a debug build an input of 10 MB takes more than its second.
options=(-c release --sanitize fuzzer)
swift build "${options[@]}"
programs=$(swift build "${options[@]}" --show-bin-path)

failed=0
for target in "${targets[@]}"; do
  found=.build/corpus/$target
  broken=.build/broken/$target
  mkdir -p "$found" "$broken"
  dictionary=()
  [[ -f Dictionaries/$target.dict ]] && dictionary=("-dict=Dictionaries/$target.dict")
  seeds=()
  [[ -d Corpus/$target ]] && seeds=("Corpus/$target")
  printf 'fuzzing %s for %s seconds\n' "$target" "$seconds"
  # The runtime's own backtraces would hide the crash from the fuzzer.
  SWIFT_BACKTRACE=enable=no "$programs/$target" -max_total_time="$seconds" -timeout=1 -rss_limit_mb=200 \
    -max_len=10485760 -artifact_prefix="$broken/" -print_final_stats=1 -verbosity=0 "${dictionary[@]}" \
    "$found" "${seeds[@]}" || {
    failed=1
    echo "$target failed; the input is the newest file in Fuzzing/$broken" >&2
  }
done
exit "$failed"
