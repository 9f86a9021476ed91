#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Compares TouchLayout with kiwisolver: Benchmarks/layout.sh [ROUNDS] | --compare [SYSTEMS]
#
# Gets the sources of kiwisolver with pip, compiles a small program against its C++ headers, lets both measure the same
# systems by turns (three rounds if not given; systems of ten views ten times a round, because a machine that changes its
# clock between two short measurements makes either of them look slow), and prints a table of the least times. It fails if
# kiwi is faster or smaller anywhere, and if independent groups or a changed constant cost too much. With --compare it
# solves 100 000 random systems with both, and compares so many edits with new solvers.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

mode=measure count=3
if [[ ${1:-} == --compare ]]; then
  mode=compare count=100000
  shift
fi
count=${1:-$count}
if [[ ! $count =~ ^[1-9][0-9]*$ ]] || (($# > 1)); then
  echo 'Usage: Benchmarks/layout.sh [ROUNDS] | --compare [SYSTEMS]' >&2
  exit 64
fi
for tool in g++ python3; do
  command -v "$tool" >/dev/null || {
    echo "layout.sh: $tool is missing." >&2
    exit 69
  }
done

out=$PWD/.build/layout
mkdir -p "$out"
if [[ ! -d $out/kiwisolver ]]; then
  python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$out" 'kiwisolver==1.5.1' || {
    echo 'layout.sh: pip could not get kiwisolver 1.5.1 from PyPI.' >&2
    exit 69
  }
  tar -xzf "$out"/kiwisolver-1.5.1.tar.gz -C "$out"
  mv "$out/kiwisolver-1.5.1" "$out/kiwisolver"
fi
g++ -std=c++17 -O2 -isystem "$out/kiwisolver" -o "$out/kiwi" layout/kiwi.cpp

options=(--package-path . -c release -debug-info-format none --disable-build-manifest-caching --scratch-path .build/gate)
swift build "${options[@]}" --product layoutbench >"$out/build.log" 2>&1 || {
  cat "$out/build.log"
  exit 1
}
bench=.build/gate/release/layoutbench

if [[ $mode == compare ]]; then
  "$bench" --edits "$count"
  "$bench" --random "$count" >"$out/random.txt"
  "$out/kiwi" --compare "$out/random.txt"
  exit
fi
rm -f "$out"/*.case "$out/times.tsv"
for ((round = 1; round <= count; round++)); do
  printf 'round %d of %d\n' "$round" "$count" >&2
  for views in 10 100 1000; do
    for shape in chain grid stacks; do
      for ((turn = views == 10 ? 1 : 10; turn <= 10; turn++)); do
        "$bench" --cases "$out" "$shape-$views" >>"$out/times.tsv"
        "$out/kiwi" "$out/$shape-$views.case" >>"$out/times.tsv"
      done
    done
  done
done
status=0
"$bench" --locality || status=1
python3 layout/table.py "$out/times.tsv" || status=1
exit $status
