#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Measures what the touch system costs: instructions, counted by valgrind, calls to the heap, and bytes.
# gate.py compares them with the figures in Benchmarks/thresholds.txt. The same program gives the same
# figures, so a few percent more are a change of the code and not of the weather.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

usage() {
  cat <<'TEXT'
Usage: Benchmarks/gate.sh [--main | --growth | --only FIGURE... | --accept] [--help]

Measures each figure of the gate and compares it with Benchmarks/thresholds.txt, then compares a build that
can report facts with one that cannot, and what a thousand of something cost with what a hundred do.

  --main         only the figures of touchbench: one build instead of three, and no growth
  --growth       only the growth: what ten times as many cost
  --only FIGURE  only this figure of touchbench; may be given several times
  --accept       write the figures of this run into thresholds.txt instead of comparing
  --help         print this text

Exit codes: 0 nothing is dearer, 1 something is, 64 wrong use, 69 valgrind is missing or does not work.
TEXT
}

refuse() {
  printf 'Benchmarks/gate.sh: %s\nTry Benchmarks/gate.sh --help.\n' "$1" >&2
  exit 64
}

what=all
only=()
while (($# > 0)); do
  [[ $what == all || ($what == only && $1 == --only) ]] || refuse 'These options exclude each other.'
  case $1 in
    --main | --growth | --accept) what=${1#--} ;;
    --only)
      (($# > 1)) || refuse '--only needs the name of a figure.'
      what=only only+=("$2")
      shift
      ;;
    --help | -h) usage && exit ;;
    *) refuse "Unknown option '$1'." ;;
  esac
  shift
done

if ! command -v valgrind >/dev/null; then
  echo 'Benchmarks/gate.sh: valgrind is missing; Scripts/dependencies.sh installs it.' >&2
  exit 69
fi

# Builds a program of the benchmarks into a directory of its own: `build NAME PRODUCT [OPTION...]`.
#
# Without debug information, because valgrind reads it and may not know its form. Each is kept, so that a
# second run builds only what changed. Scripts/test.sh builds the package itself into the directory `gate`
# before, with the same options and traits: what is compiled there is not compiled again, but the plan of one
# package must not serve the other.
build() {
  local name=$1 product=$2
  shift 2
  if ! swift build -c release -debug-info-format none --disable-build-manifest-caching --product "$product" \
    --scratch-path ".build/$name" "$@" >".build/$product.log" 2>&1; then
    cat ".build/$product.log" >&2
    printf 'Benchmarks/gate.sh: the build of "%s" failed.\n' "$product" >&2
    return 1
  fi
}

# Runs a program under valgrind: `run NAME TOOL-OPTION... -- PROGRAM OPTION...`. What it prints is in
# $figures/NAME.
#
# Where the system lays the heap decides how much room a growing array finds; valgrind always lays it alike.
# Hashes have no seed, because the number of steps in a set or dictionary depends on it.
run() {
  local name=$1 options=()
  while shift && [[ $1 != -- ]]; do options+=("$1"); done
  shift
  if ! SWIFT_DETERMINISTIC_HASHING=1 valgrind -q "${options[@]}" "$@" >"$figures/$name" \
    2>"$figures/$name.log"; then
    tail -n 20 "$figures/$name.log" >&2
    printf 'Benchmarks/gate.sh: valgrind could not run "%s"; its last words are above.\n' "$*" >&2
    return 69
  fi
}

# Counts the instructions of the function `counted` in each process of a program: `count NAME PROGRAM
# OPTION...`. Those of the process P are in $figures/NAME.P.
count() {
  run "$1" --tool=callgrind --toggle-collect=counted --callgrind-out-file="$figures/$1.%p" -- "${@:2}"
}

# One process runs all cases of growth; valgrind writes down the instructions of each call of `counted`.
count_growth() {
  run growth --tool=callgrind --toggle-collect=counted --dump-after=counted \
    --callgrind-out-file="$figures/growth.calls" -- .build/gate/release/touchbench --growth
}

# Measures side by side: others at work change no count of instructions.
measure() {
  local counted others process processes=()
  mapfile -t counted < <(awk '$2 == "instructions" { print $1 }' "$figures/list")
  mapfile -t others < <(awk '$2 != "instructions" { print $1 }' "$figures/list")
  if [[ $what != growth && ${#counted[@]} -gt 0 ]]; then
    count main .build/gate/release/touchbench --gate "${counted[@]}" &
    processes+=($!)
  fi
  if [[ $what != growth && ${#others[@]} -gt 0 ]]; then
    run memory --tool=none -- .build/gate/release/touchbench --gate "${others[@]}" &
    processes+=($!)
  fi
  if [[ $what == all || $what == accept || $what == growth ]]; then
    count_growth &
    processes+=($!)
  fi
  if [[ $what == all || $what == accept ]]; then
    count overlay .build/overlay/release/overlaybench &
    processes+=($!)
    count unobserved .build/unobserved/release/factsbench &
    processes+=($!)
  fi
  for process in "${processes[@]}"; do wait "$process" || return; done
}

figures=.build/figures
rm -rf "$figures"
mkdir -p "$figures"
if [[ $what == all || $what == accept ]]; then
  # Side by side: the compiler optimizes a module with one processor.
  build unobserved factsbench --traits Unobserved &
  build gate touchbench
  build overlay overlaybench --traits Overlay
  wait $!
else
  build gate touchbench
fi
.build/gate/release/touchbench --list | awk '$1 == "gate" { print $2, $3 }' >"$figures/list"
if [[ $what == only ]]; then
  for name in "${only[@]}"; do
    grep "^$name " "$figures/list" >>"$figures/wanted" || refuse "There is no figure '$name'."
  done
  mv "$figures/wanted" "$figures/list"
fi
measure
exec python3 gate.py "$figures" "$what"
