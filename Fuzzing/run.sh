#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Fuzzes the readers: `Fuzzing/run.sh SECONDS [--timeout SECONDS] [--large] [TARGET...]`.
#
# All targets, or those that are named, are fuzzed for so many seconds each, as many at a time as there are cores. An
# input that traps, takes longer than the timeout (1 second) or needs more than 200 MB, the fuzzer's own memory
# included, ends the run with 1; it is kept, and its path printed. Inputs that found something new are kept in .build,
# where the next run goes on from. Inputs have 4096 bytes at most, so that many are tried; with --large, each target
# then reads files of 10 MB, which large.py makes, within 250 MB and 30 seconds of the processor: the fuzzer holds each
# file twice more and counts every branch, so that this stands for 200 MB and a second without it, on a core that
# another program uses as well.
# shellcheck disable=SC2317  # with_each calls the functions that it is given.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

usage() {
  echo 'Usage: Fuzzing/run.sh SECONDS [--timeout SECONDS] [--large] [TARGET...]' >&2
  exit 64
}

[[ ${1-} =~ ^[0-9]+$ ]] || usage
seconds=$1
shift
timeout=1
large=false
targets=()
while (($# > 0)); do
  case $1 in
    --timeout)
      [[ ${2-} =~ ^[0-9]+$ ]] || usage
      timeout=$2
      shift
      ;;
    --large) large=true ;;
    Fuzz*) targets+=("$1") ;;
    *) usage ;;
  esac
  shift
done
((${#targets[@]} > 0)) || mapfile -t targets < <(find Sources -name 'Fuzz*.swift' -printf '%f\n' | sed 's/[.]swift$//' | LC_ALL=C sort)

for target in "${targets[@]}"; do
  [[ -f Sources/$target/$target.swift ]] || {
    echo "There is no fuzz target $target: Fuzzing/Sources/$target/$target.swift does not exist." >&2
    exit 64
  }
  grep -qF "\"$target\"" Package.swift || {
    echo "Fuzzing/Package.swift does not name $target: add it to the list of its kind." >&2
    exit 1
  }
done

# SwiftPM looks for new files in the package it depends on only when a manifest is newer than its plan.
touch Package.swift
# With the checks of a debug build a large input takes more than its second.
# SwiftPM links the fuzzer, with its main, to the tool of the plugin as well: Plugins/SourceWriter/FuzzerEntry.swift.
options=(-c release --sanitize fuzzer -Xswiftc -use-ld=lld -Xlinker --allow-multiple-definition)
mkdir -p .build
swift build "${options[@]}" >.build/build.log 2>&1 || {
  cat .build/build.log
  exit 1
}
programs=$(swift build "${options[@]}" --show-bin-path 2>/dev/null)
# The runtime's own backtraces would hide a crash from the fuzzer.
export SWIFT_BACKTRACE=enable=no

# Fuzzes one target; its output is kept, and printed if it failed.
fuzz() {
  local target=$1 found=.build/corpus/$1 broken=.build/broken/$1 log=.build/$1.log
  local arguments=(-max_total_time="$seconds" -timeout="$timeout" -rss_limit_mb=200 -max_len=4096
    -artifact_prefix="$broken/" -print_final_stats=1 -verbosity=0)
  mkdir -p "$found" "$broken"
  [[ -f Dictionaries/$target.dict ]] && arguments+=("-dict=Dictionaries/$target.dict")
  arguments+=("$found")
  [[ -d Corpus/$target ]] && arguments+=("Corpus/$target")
  if ! "$programs/$target" "${arguments[@]}" >"$log" 2>&1; then
    tail -n 40 "$log"
    echo "$target failed; the input is the newest file in Fuzzing/$broken" >&2
    return 1
  fi
  awk -v target="$target" '/number_of_executed_units/ { runs = $2 } /peak_rss_mb/ { memory = $2 }
    END { printf "%-22s %9d runs  %4d MB\n", target, runs, memory }' "$log"
}

# Lets a target read each of its large files in a process of its own.
read_large() {
  local target=$1 log=.build/$1.large.log file
  for file in .build/large/"$target".*; do
    [[ -e $file ]] || continue
    # The bound is time of the processor, which other work on the machine does not use up; the longer timeout finds a
    # reader that waits.
    if ! (ulimit -t 30 && exec "$programs/$target" -timeout=90 -rss_limit_mb=250 "$file") >"$log" 2>&1; then
      tail -n 20 "$log"
      echo "$target failed to read Fuzzing/$file" >&2
      return 1
    fi
  done
}

# Does something with every target, as many at a time as there are cores.
with_each() {
  local target failed=0 running=0
  for target in "${targets[@]}"; do
    if ((running >= $(nproc))); then
      wait -n || failed=1
      running=$((running - 1))
    fi
    "$1" "$target" &
    running=$((running + 1))
  done
  while ((running > 0)); do
    wait -n || failed=1
    running=$((running - 1))
  done
  return "$failed"
}

failed=0
if ((seconds > 0)); then with_each fuzz || failed=1; fi
if $large; then
  python3 large.py .build/large "${targets[@]}"
  with_each read_large || failed=1
  rm -r .build/large
  ((failed > 0)) || echo 'all large files are read'
fi
exit "$failed"
