#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Compares what the touch system costs with the figures in Benchmarks/thresholds.txt: instructions, counted
# by valgrind, calls to the heap, and bytes. The same program gives the same figures, so a few per cent more
# are a change of the code and not of the weather.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

thresholds=thresholds.txt
# Per cent that a figure may grow by; another toolchain or C library counts a little differently.
tolerance=3
tolerance_elsewhere=15
# The maximum cost of facts without a tracer, in per cent.
facts_limit=1
# The most that ten times as many may cost, as a multiple.
growth_limit=15
# The same for subviews that change places, all of them, between hit-tests: see "Growth" in README.md.
growth_limit_views_moved=18
# Per cent that the overlay of TouchInspector may add to a touch.
overlay_limit=5

usage() {
  cat <<'TEXT'
Usage: Benchmarks/gate.sh [--accept] [--only FIGURE]... [--help]

Measures each figure of the gate and compares it with Benchmarks/thresholds.txt, then compares a build that
can report facts with one that cannot, and what a thousand of something cost with what a hundred do.

  --accept       write the figures of this run into thresholds.txt instead of comparing
  --only FIGURE  only this figure, and no growth; may be given several times
  --growth       only the growth: what ten times as many cost
  --help         print this text

Exit codes: 0 nothing is dearer, 1 something is, 64 wrong use, 69 valgrind is missing or does not work.
TEXT
}

refuse() {
  printf 'Benchmarks/gate.sh: %s\nTry Benchmarks/gate.sh --help.\n' "$1" >&2
  exit 64
}

accepts=false
only_growth=false
only=()
while (($# > 0)); do
  case $1 in
    --accept) accepts=true ;;
    --growth) only_growth=true ;;
    --only)
      (($# > 1)) || refuse '--only needs the name of a figure.'
      only+=("$2")
      shift
      ;;
    --help | -h) usage && exit ;;
    *) refuse "Unknown option '$1'." ;;
  esac
  shift
done
if $accepts && ((${#only[@]} > 0)); then refuse '--accept takes all figures, without --only.'; fi

if ! command -v valgrind >/dev/null; then
  echo 'Benchmarks/gate.sh: valgrind is missing; Scripts/dependencies.sh installs it.' >&2
  exit 69
fi

# Builds a program of the benchmarks into a directory of its own: `build NAME PRODUCT [OPTION...]`.
#
# Without debug information, because valgrind reads it and may not know its form. Each is kept, so that a second
# run builds only what changed. Scripts/test.sh builds the package itself into the directory `gate` before, with the
# same options: what is compiled there is not compiled again, but the plan of one package must not serve the other.
build() {
  local name=$1 product=$2
  shift 2
  if ! swift build -c release -debug-info-format none --disable-build-manifest-caching --product "$product" \
    --scratch-path ".build/$name" "$@" >".build/$name.log" 2>&1; then
    cat ".build/$name.log" >&2
    printf 'Benchmarks/gate.sh: the build "%s" failed.\n' "$name" >&2
    return 1
  fi
}

# Gives the instructions of one operation: `instructions PROGRAM OPTION...`, for a program in .build.
instructions() {
  local log operations
  log=$(mktemp)
  # Hashes without a seed: the number of steps in a set or dictionary depends on it.
  if ! operations=$(SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --toggle-collect=counted \
    --callgrind-out-file=/dev/null ".build/$1" "${@:2}" 2>"$log"); then
    tail -n 20 "$log" >&2
    printf 'Benchmarks/gate.sh: valgrind could not run "%s"; its last words are above.\n' "$*" >&2
    rm -f "$log"
    return 69
  fi
  awk -v operations="$operations" '/Collected :/ { printf "%.0f\n", $NF / operations }' "$log"
  rm -f "$log"
}

# Gives one figure: `figure BUILD RUN UNIT`.
figure() {
  if [[ $1 == unobserved ]]; then
    instructions unobserved/release/factsbench "$2"
  elif [[ $3 == instructions ]]; then
    instructions gate/release/touchbench --gate "$2"
  else
    # Where the system lays the heap decides how much room a growing array finds; valgrind always lays it alike.
    SWIFT_DETERMINISTIC_HASHING=1 valgrind -q --tool=none ".build/$1/release/touchbench" --gate "$2" |
      awk '{ printf "%.1f\n", $1 }'
  fi
}

# Takes lines "BUILD RUN UNIT" and leaves each figure in $measured/BUILD.RUN: as many at a time as there are
# processors, because others at work change no count of instructions.
measure() {
  local build run unit running=0
  while read -r build run unit; do
    if ((running >= $(nproc))); then
      wait -n || return
      running=$((running - 1))
    fi
    figure "$build" "$run" "$unit" >"$measured/$build.$run" &
    running=$((running + 1))
  done
  while ((running > 0)); do
    wait -n || return
    running=$((running - 1))
  done
}

# What the figures depend on besides the code.
place() {
  printf '%s, %s, %s\n' "$(swift --version 2>&1 | sed -nE 's/.*(Swift version [0-9.]+).*/\1/p' | head -n 1)" \
    "$(uname -m)" "$(getconf GNU_LIBC_VERSION 2>/dev/null || echo 'another C library')"
}

# Compares what many of something cost with what few do; fails for one that grows faster than it may.
#
# One process runs all of it, each case twice; valgrind writes down the instructions of each call of `counted`.
growth() {
  local counts calls name over=0 limit before=
  counts=$(mktemp -d)
  calls=$(SWIFT_DETERMINISTIC_HASHING=1 valgrind -q --tool=callgrind --toggle-collect=counted \
    --dump-after=counted --callgrind-out-file="$counts/out" .build/gate/release/touchbench --growth) || return 69
  echo
  while read -r name size number; do
    counted=$(sed -n 's/^totals: *//p' "$counts/out.$number")
    if [[ $name != "$before" ]]; then
      few=$counted
    else
      limit=$growth_limit
      [[ $name != views-moved ]] || limit=$growth_limit_views_moved
      awk -v name="$name" -v few="$few" -v many="$counted" -v limit="$limit" -v size="$size" '
        BEGIN {
          ratio = many / few
          printf "growth of %-26s %5.1f times for ten times as many, at most %d; %d each  %s\n", name, ratio, limit, \
            many / size, (ratio > limit ? "DEARER" : "ok")
          exit ratio > limit
        }' || over=$((over + 1))
    fi
    before=$name
  done < <(awk '{ print $1, $2, NR }' <<<"$calls")
  rm -rf "$counts"
  return $((over > 0))
}

wanted() {
  ((${#only[@]} == 0)) || printf '%s\n' "${only[@]}" | grep -qxF -- "$1"
}

mkdir -p .build
if $only_growth; then
  build gate touchbench
  growth
  exit
fi
# Side by side: the compiler optimizes a module with one processor.
build gate touchbench &
build unobserved factsbench --traits Unobserved &
wait -n
wait -n
runs=$(.build/gate/release/touchbench --list | awk '$1 == "gate" { print $2, $3 }')
facts_runs=$(.build/gate/release/touchbench --list | awk '$1 == "facts" { print $2 }')
for name in ${only[@]+"${only[@]}"}; do
  cut -d' ' -f1 <<<"$runs" | grep -qxF -- "$name" || refuse "There is no figure '$name'."
done

here=$(place)
accepted_for=$(sed -n 's/^# Accepted for: //p' "$thresholds" 2>/dev/null || true)
if [[ $accepts == false && $here != "$accepted_for" ]]; then
  tolerance=$tolerance_elsewhere
  printf 'The figures were accepted for %s;\nthis is %s: up to %d %% more is let pass.\n\n' \
    "${accepted_for:-nothing yet}" "$here" "$tolerance"
fi

fresh=$(mktemp)
measured=$(mktemp -d)
trap 'rm -rf "$fresh" "$measured"' EXIT
{
  while read -r name unit; do
    if wanted "$name"; then echo "gate $name $unit"; fi
  done <<<"$runs"
  if ((${#only[@]} == 0)); then
    for name in $facts_runs; do echo "unobserved $name instructions"; done
  fi
} >"$fresh"
measure <"$fresh"
: >"$fresh"

dearer=0
while read -r name unit <&3; do
  wanted "$name" || continue
  now=$(<"$measured/gate.$name")
  printf '%-28s %12s  %s\n' "$name" "$now" "$unit" >>"$fresh"
  before=$(awk -v name="$name" '$1 == name { print $2 }' "$thresholds" 2>/dev/null || true)
  awk -v name="$name" -v unit="$unit" -v now="$now" -v before="${before:-none}" -v tolerance="$tolerance" \
    -v accepts="$accepts" '
    BEGIN {
      printf "%-28s %12s %-12s  ", name, now, unit
      if (before == "none") {
        print accepts == "true" ? "accepted" : "NEW: accept it"
        exit accepts != "true"
      }
      change = before > 0 ? (now / before - 1) * 100 : (now > 0 ? 100 : 0)
      over = now > before * (1 + tolerance / 100) + 0.05
      word = over ? "DEARER" : change < -tolerance ? "cheaper: accept it, so that it stays" : "ok"
      printf "%+7.1f %% of %s  %s\n", change, before, accepts == "true" ? "accepted" : word
      exit over && accepts != "true"
    }' || dearer=$((dearer + 1))
done 3<<<"$runs"

if ((${#only[@]} == 0)); then
  echo
  for name in $facts_runs; do
    with=$(<"$measured/gate.$name")
    without=$(<"$measured/unobserved.$name")
    awk -v name="$name" -v with="$with" -v without="$without" -v limit="$facts_limit" '
      BEGIN {
        cost = (with / without - 1) * 100
        printf "facts in %-19s %12s %-12s  %+7.2f %% of %s without, at most %d %%  %s\n", name, with, \
          "instructions", cost, without, limit, (cost > limit ? "DEARER" : "ok")
        exit cost > limit
      }' || dearer=$((dearer + 1))
  done
fi

if wanted button-touch-shown && wanted button-touch-overlay; then
  awk -v with="$(<"$measured/gate.button-touch-overlay")" -v without="$(<"$measured/gate.button-touch-shown")" \
    -v limit="$overlay_limit" '
    BEGIN {
      cost = (with / without - 1) * 100
      printf "\nthe overlay in button-touch  %12s %-12s  %+7.2f %% of %s without, at most %d %%  %s\n", with, \
        "instructions", cost, without, limit, (cost > limit ? "DEARER" : "ok")
      exit cost > limit
    }' || dearer=$((dearer + 1))
fi

if ((${#only[@]} == 0)); then
  growth || dearer=$((dearer + 1))
fi

if $accepts; then
  {
    cat <<'TEXT'
# What the touch system costs: a figure may be 3 % above these. Instructions are for one operation.
# Benchmarks/gate.sh compares, Benchmarks/gate.sh --accept writes this file anew.
TEXT
    printf '# Accepted for: %s\n' "$here"
    cat "$fresh"
  } >"$thresholds"
  printf '\nWritten to Benchmarks/%s.\n' "$thresholds"
fi
if ((dearer > 0)); then
  printf '\n%d dearer than allowed. Where it went: callgrind_annotate, see Benchmarks/README.md.\n' "$dearer"
  if ! $accepts; then echo 'If it is worth it, accept the new figures: Benchmarks/gate.sh --accept'; fi
  exit 1
fi
