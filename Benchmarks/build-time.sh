#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# How long the processors work for a clean debug build of the target Touchstone, here and at another commit.
#
#   Benchmarks/build-time.sh COMMIT [ROUNDS]
#
# Both builds of a round run at the same time, so that other load on the machine affects both. The last line is the
# smallest ratio of the rounds, here to COMMIT.
set -euo pipefail
cd "$(dirname "$0")/.."
commit=${1:?usage: Benchmarks/build-time.sh COMMIT [ROUNDS]}
rounds=${2:-2}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/there"
git archive "$commit" | tar -x -C "$work/there"

# Prints the seconds of user time that a build of the package in $1 takes.
build() {
  rm -rf "$work/build-$2"
  TIMEFORMAT=%U
  { time (cd "$1" && swift build --target Touchstone --scratch-path "$work/build-$2" >"$work/log-$2" 2>&1); } 2>"$work/time-$2" ||
    { cat "$work/log-$2" >&2; exit 1; }
}

best=
for round in $(seq "$rounds"); do
  build "$work/there" there &
  build "$PWD" here
  wait $!
  ratio=$(awk -v a="$(cat "$work/time-here")" -v b="$(cat "$work/time-there")" 'BEGIN { printf "%.3f", a / b }')
  echo "round $round: $(cat "$work/time-here") s here, $(cat "$work/time-there") s at $commit, ratio $ratio"
  if [ -z "$best" ] || [ "$(awk -v a="$ratio" -v b="$best" 'BEGIN { print (a < b) }')" = 1 ]; then best=$ratio; fi
done
echo "ratio $best"
