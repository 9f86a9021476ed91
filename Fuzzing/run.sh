#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Fuzzes the readers, or has them read what fuzzing starts from; the usage is below.
#
# All targets, or those that are named, are fuzzed for so many seconds each, as many at a time as there are
# cores. An input that traps, takes longer than the timeout (1 second) or needs more than 200 MB, the fuzzer's
# own memory included, ends the run with 1; it is kept, and its path printed. Inputs that found something new
# are kept in .build, where the next run goes on from. Inputs have 4096 bytes at most, so that many are tried;
# with --large, each target then reads files of 10 MB, which large.py makes, within 250 MB and 30 seconds of
# the processor: the fuzzer holds each file twice more and counts every branch, so that this stands for 200 MB
# and a second without it, on a core that another program uses as well.
#
# With --corpus, each target reads an empty file and those of its corpus, each in a process of its own within
# 20 seconds of the processor, without the fuzzer. The build is a debug build in .build/plain, or what the
# options for `swift build` say.
# shellcheck disable=SC2317  # with_each calls the functions that it is given.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

usage() {
  cat >&2 <<'TEXT'
Usage: Fuzzing/run.sh SECONDS [--timeout SECONDS] [--large] [TARGET...]
       Fuzzing/run.sh --corpus [BUILD-OPTION...]
TEXT
  exit 64
}

# Builds the program with the options and leaves its path in $program.
build() {
  local options=(--product fuzz "$@")
  # SwiftPM looks for new files in the package it depends on only when a manifest is newer than its plan.
  touch Package.swift
  mkdir -p .build
  swift build "${options[@]}" >.build/build.log 2>&1 || {
    cat .build/build.log
    exit 1
  }
  program=$(swift build "${options[@]}" --show-bin-path 2>/dev/null)/fuzz
}

# Fuzzes one target; its output is kept, and printed if it failed.
fuzz() {
  local target=$1 found=.build/corpus/$1 broken=.build/broken/$1 log=.build/$1.log
  local arguments=(-max_total_time="$seconds" -timeout="$timeout" -rss_limit_mb=200 -max_len=4096
    -artifact_prefix="$broken/" -print_final_stats=1 -verbosity=0)
  mkdir -p "$found" "$broken"
  [[ -f Dictionaries/$target.dict ]] && arguments+=("-dict=Dictionaries/$target.dict")
  arguments+=("$found")
  [[ -d Corpus/$target ]] && arguments+=("Corpus/$target")
  if ! "$program" "$target" "${arguments[@]}" >"$log" 2>&1; then
    tail -n 40 "$log"
    echo "$target failed; the input is the newest file in Fuzzing/$broken" >&2
    return 1
  fi
  awk -v target="$target" '/number_of_executed_units/ { runs = $2 } /peak_rss_mb/ { memory = $2 }
    END { printf "%-22s %9d runs  %4d MB\n", target, runs, memory }' "$log"
}

# Lets a target read files, each in a process of its own: `read_each TARGET SECONDS OPTION... -- FILE...`.
read_each() {
  local target=$1 limit=$2 log=.build/$1.read.log options=()
  shift 2
  while [[ $1 != -- ]]; do
    options+=("$1")
    shift
  done
  for file in "${@:2}"; do
    [[ -e $file ]] || continue
    # The bound is time of the processor, which other work on the machine does not use up.
    if ! (ulimit -t "$limit" && exec "$program" "$target" "${options[@]}" "$file") >"$log" 2>&1; then
      tail -n 20 "$log"
      echo "$target failed to read $file" >&2
      return 1
    fi
  done
}

# The longer timeout finds a reader that waits.
read_large() { read_each "$1" 30 -timeout=90 -rss_limit_mb=250 -- .build/large/"$1".*; }

read_corpus() { read_each "$1" 20 -- /dev/null Corpus/"$1"/*; }

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

if [[ ${1-} == --corpus ]]; then
  # A module at once, which takes half as long as in parts.
  options=(--scratch-path .build/plain -debug-info-format none -Xswiftc -wmo -Xswiftc -disable-batch-mode
    -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo)
  (($# == 1)) || options=("${@:2}")
  build "${options[@]}"
  mapfile -t targets < <("$program")
  with_each read_corpus
  echo "${#targets[@]} targets read their corpora"
  exit
fi

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

# The fuzzer sees which code of the libraries an input reaches in a copy of the package. The tool of the build plugin, which
# `swift build --sanitize fuzzer` would link with the main of the fuzzer, stays as it is. With the checks of a debug build a
# large input takes more than its second.
export TOUCHSTONE_FUZZED=1
(
  cd ..
  # shellcheck source=Scripts/copies.sh
  . Scripts/copies.sh
  # Not `fuzzing`: SwiftPM takes packages in folders of one name for one package.
  copy fuzzed
  change fuzzed 'for target in package.targets where target.type == .regular {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
}'
)
build -c release --package-path ../.build/copies/fuzzed/Fuzzing --scratch-path .build/fuzzed
mapfile -t all < <("$program")
((${#targets[@]} > 0)) || targets=("${all[@]}")
for target in "${targets[@]}"; do
  printf '%s\n' "${all[@]}" | grep -qxF "$target" || {
    echo "There is no fuzz target $target: Fuzzing/Sources/FuzzTargets/FuzzTarget.swift lists them." >&2
    exit 64
  }
done
# The runtime's own backtraces would hide a crash from the fuzzer.
export SWIFT_BACKTRACE=enable=no

failed=0
if ((seconds > 0)); then with_each fuzz || failed=1; fi
if $large; then
  python3 large.py .build/large "${targets[@]}"
  with_each read_large || failed=1
  rm -r .build/large
  ((failed > 0)) || echo 'all large files are read'
fi
exit "$failed"
