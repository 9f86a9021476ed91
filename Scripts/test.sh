#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Checks the repository. Without options it runs what a change must pass before it lands; --all adds the long columns.
#
# Each line of the table is one step: its tier, the step that it comes after, the cores that it keeps busy (0 where it
# mostly waits), its name, its command. `quick` steps need the Swift toolchain only; the others may need Debian packages,
# which the step `dependencies` installs first. Steps run side by side while there are cores for them; those that build in
# the same directory name it behind an @ and run one after the other. A command that exits with 77 had nothing to check:
# the step counts as skipped, and its last line of output says why.
set -euo pipefail

# shellcheck disable=SC2016 # The commands are expanded by the shell that runs them.
steps='
main  |          | 1         | dependencies | Scripts/dependencies.sh
quick |          | 1         | build        | Scripts/build.sh
main  |          | 1@gate    | performance  | Benchmarks/gate.sh --main
main  |          | 1@fuzzing | corpora      | Fuzzing/run.sh --corpus
quick |          | 1         | format       | Scripts/check.sh format
quick |          | 1         | uikit        | Scripts/uikit.sh
main  |          | 1         | embedded     | Scripts/embedded.sh
quick |          | 1         | pages        | Scripts/check.sh pages
main  |          | 1         | scripts      | Scripts/check.sh shell && Scripts/hosting.py
quick | build    | 2         | tests        | Scripts/suite.sh --all
quick | build    | 1         | leaks        | Scripts/suite.sh DeliberateLeakRandomRuns
quick | build    | 1         | traces       | Scripts/suite.sh Traces --times 3
main  | build    | 0         | devices      | Scripts/evdev.sh
main  | build    | 1         | members      | Scripts/members.py
main  | build    | 1         | samples      | Scripts/readme.py
main  | build    | 0         | docs         | Scripts/docs.sh
main  | build    | 0         | completion   | Scripts/completion.sh .build/checks/debug/touchstone
main  | build    | 1         | reports      | Scripts/reports.sh
main  | build    | 1         | lab          | Scripts/lab.sh
main  | build    | 1         | desktop      | Scripts/sdl.sh
long  |          | 2@debug   | plain        | swift build --build-tests && swift test --skip-build --disable-xctest
long  | plain    | 1@debug   | lldb         | Scripts/lldb.sh
long  | plain    | 1@debug   | readme       | Scripts/readme.py --commands
long  | plain    | 2@debug   | porting      | Scripts/porting.sh
long  | plain    | 1@debug   | examples     | Scripts/examples.sh
long  |          | 1         | apple        | Scripts/apple.sh
long  | build    | 2         | gestures     | TOUCHSTONE_RUNS=20000 Scripts/suite.sh GestureRandomRuns --parts 2
long  | build    | 1         | soak         | Scripts/lab.sh --soak 60
long  | build    | 1         | network      | Scripts/lab.sh --network
long  | build    | 1         | agents       | Scripts/agents.sh
long  | build    | 1         | web          | Scripts/web.sh --check
long  |          | 1@bundle  | bundle       | Packaging/bundle.sh --check
long  |          | 2@address | address      | Scripts/checked.sh random-runs
long  |          | 2@address | invariants   | Scripts/checked.sh suites
long  |          | 2@exclusive | exclusivity | Scripts/checked.sh exclusive
long  |          | 1@thread  | threads      | Scripts/checked.sh threads
long  |          | 2@pins    | pins         | Scripts/checked.sh pins
long  |          | 2@traits  | traits       | Scripts/traits.sh
long  |          | 1@gate    | release      | swift build -c release -debug-info-format none --disable-build-manifest-caching --scratch-path Benchmarks/.build/gate && Scripts/check.sh inspector
long  | release  | 1@gate    | doctor-speed | Benchmarks/doctor.py 1 --count
long  | release  | 1@gate    | gate         | Benchmarks/gate.sh
long  | release  | 2@gate    | router-load  | swift run --package-path Benchmarks -c release -debug-info-format none --disable-build-manifest-caching --scratch-path Benchmarks/.build/gate routerbench 10 --any-ratio
long  | release  | 2@gate    | peers        | Benchmarks/peers.sh 1
long  | release  | 1@gate    | layout       | Benchmarks/layout.sh --compare
long  |          | 2@fuzzing | fuzzing      | Fuzzing/run.sh 6 --large
'

usage() {
  cat <<'TEXT'
Usage: Scripts/test.sh [--all | --quick | --only NAME...] [--shard I/N] [--keep-going]
       Scripts/test.sh --module NAME
       Scripts/test.sh --list | --matrix | --help

Runs the checks of the repository and ends with "N passed, 0 failed".

  --all          the long columns, too: sanitizers, fuzzing, the full gate, examples, other toolkits
  --quick        only the steps that need nothing but the Swift toolchain
  --only NAME    only this step and those that it needs; may be given several times
  --shard I/N    only the I-th of N parts of the steps, for several machines
  --module NAME  build one module, or one group of modules, and run its tests; nothing else is built
  --keep-going   go on after a step that fails
  --jobs N       the cores to keep busy, if not all
  --list         print the steps with their commands, run nothing
  --matrix       print the names of the long columns as JSON, for the matrix of a workflow
  --help         print this text

A step prints its seconds, and those that the processors worked for it, which depend less on other load.
The log of each step is kept in .build/test-logs. With CI=true the logs of the tests are printed.
Exit codes: 0 all passed, 1 a step failed, 64 wrong use, 69 no usable Swift toolchain.
TEXT
}

refuse() {
  printf 'Scripts/test.sh: %s\nTry Scripts/test.sh --help.\n' "$1" >&2
  exit 64
}

# Prints the table without its empty lines and padding, as tier|after|cores|name|command.
table() {
  sed -e '/^$/d' -e 's/ *| */|/' -e 's/ *| */|/2' -e 's/ *| */|/3' -e 's/ *| */|/4' <<<"$steps"
}

# Refuses to go on without Swift 6.2 or newer.
require_toolchain() {
  local advice='Install it from https://www.swift.org/install and put its usr/bin directory into PATH.'
  if ! command -v swift >/dev/null; then
    printf 'Scripts/test.sh: no swift in PATH. Swift 6.2 or newer is needed.\n%s\n' "$advice" >&2
    exit 69
  fi
  local text version major minor
  if ! text=$(swift --version 2>&1); then
    printf 'Scripts/test.sh: swift is in PATH but does not start:\n%s\n%s\n' "$text" \
      'It may miss system libraries: https://www.swift.org/install lists them for each system.' >&2
    exit 69
  fi
  version=$(sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' <<<"$text" | head -n 1)
  major=${version%%.*} minor=${version##*.}
  if ((${major:-0} < 6 || (${major:-0} == 6 && ${minor:-0} < 2))); then
    printf 'Scripts/test.sh: found Swift %s, but 6.2 or newer is needed.\n%s\n' \
      "${version:-of an unknown version}" "$advice" >&2
    exit 69
  fi
}

# Builds and tests one module or group, in a directory of its own.
test_module() {
  local folder
  folder=$(find Sources Tests -mindepth 1 -maxdepth 2 -type d \( -name "$1" -o -name "$1Tests" \) | head -n 1)
  [[ $1 =~ ^[A-Za-z0-9]+$ && -n $folder ]] || refuse "There is no module and no group '$1' in Sources."
  require_toolchain
  TOUCHSTONE_GROUPS=$1 SWIFT_DETERMINISTIC_HASHING=1 exec swift test --disable-xctest \
    --scratch-path ".build/modules/$1" -debug-info-format none -Xswiftc -index-ignore-system-modules
}

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
tiers='quick main' tiers_given=false jobs=$(nproc) shard=1/1 keeps_going=false
only=()
while (($# > 0)); do
  case $1 in
    --all) tiers='quick main long' tiers_given=true ;;
    --quick) tiers=quick tiers_given=true ;;
    --only)
      (($# > 1)) || refuse '--only needs the name of a step.'
      table | cut -d'|' -f4 | grep -qxF -- "$2" || refuse "There is no step '$2'; --list prints them all."
      only+=("$2")
      shift
      ;;
    --shard)
      if [[ ! ${2-} =~ ^([1-9][0-9]*)/([1-9][0-9]*)$ ]] || ((BASH_REMATCH[1] > BASH_REMATCH[2])); then
        refuse '--shard needs a part such as 2/5.'
      fi
      shard=$2
      shift
      ;;
    --jobs)
      [[ ${2-} =~ ^[1-9][0-9]*$ ]] || refuse '--jobs needs a number above 0.'
      jobs=$2
      shift
      ;;
    --module)
      (($# == 2)) || refuse '--module needs the name of a module or a group, and goes with no other option.'
      test_module "$2"
      ;;
    --keep-going) keeps_going=true ;;
    --list) table | awk -F'|' '{ printf "%-5s  %-12s  %s\n", $1, $4, $5 }' && exit ;;
    --matrix)
      table | awk -F'|' '$1 == "long" { printf "%s\"%s\"", (n++ ? ", " : "["), $4 } END { print "]" }'
      exit
      ;;
    --help | -h) usage && exit ;;
    *) refuse "There is no option '$1'." ;;
  esac
  shift
done
if $tiers_given && ((${#only[@]} > 0)); then refuse '--only goes without --all and --quick.'; fi
require_toolchain
logs=.build/test-logs
mkdir -p "$logs"

# Prints the names of the steps to run: those of the tiers or of --only, of the shard, with those that they need.
wanted() {
  local all chosen name after number=0
  all=$(table)
  if ((${#only[@]} > 0)); then
    chosen=$(printf '%s\n' "${only[@]}")
  else
    chosen=$(awk -F'|' -v tiers=" $tiers " 'index(tiers, " " $1 " ") { print $4 }' <<<"$all")
  fi
  while read -r name; do
    if ((number++ % ${shard#*/} + 1 != ${shard%/*})); then continue; fi
    echo "$name"
    awk -F'|' -v name="$name" '$4 == name && $1 != "quick" { print "dependencies" }' <<<"$all"
    after=$(awk -F'|' -v name="$name" '$4 == name { print $2 }' <<<"$all")
    while [[ -n $after ]]; do
      echo "$after"
      after=$(awk -F'|' -v name="$after" '$4 == name { print $2 }' <<<"$all")
    done
  done <<<"$chosen"
}

# The steps to run, by number; `states` has what became of each: waiting, running, passed or failed.
names=() afters=() cores=() places=() commands=() states=() began=() groups=()
chosen=$(wanted)
while IFS='|' read -r _ after core name command; do
  grep -qxF -- "$name" <<<"$chosen" || continue
  names+=("$name") afters+=("$after") cores+=("${core%@*}") commands+=("$command")
  places+=("$(sed -n 's/.*@//p' <<<"$core")") states+=(waiting) began+=(0) groups+=(0)
done < <(table)

# Whether a step can start now.
can_start() {
  local other busy=0
  for other in "${!names[@]}"; do
    if [[ ${states[other]} == running ]]; then busy=$((busy + cores[other])); fi
    if [[ ${states[other]} == @(waiting|running) && ${names[other]} == @(dependencies|"${afters[$1]}") && $other != "$1" ]]; then
      return 1
    fi
    if [[ ${states[other]} == running && -n ${places[$1]} && ${places[other]} == "${places[$1]}" ]]; then return 1; fi
  done
  ((busy == 0 || busy + cores[$1] <= jobs))
}

# Starts a step in its own process group.
start() {
  local log=$logs/${names[$1]}.log TIMEFORMAT='%0U %0S'
  states[$1]=running
  began[$1]=$SECONDS
  set -m
  { time bash -euo pipefail -c "${commands[$1]}" >"$log" 2>&1 </dev/null; } 2>"$logs/.${names[$1]}.times" &
  set +m
  groups[$1]=$!
}

# Ends the steps that still run.
# shellcheck disable=SC2317 # A trap calls it.
stop() {
  local step
  for step in "${!names[@]}"; do
    if [[ ${states[step]} == running ]]; then kill -- "-${groups[step]}" 2>/dev/null || true; fi
  done
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

passed=0 skipped=0 failed=0 worked=0

# Ends the run: `conclude`.
conclude() {
  printf '%d s, %d s of processors\n' "$SECONDS" "$worked"
  if ((skipped > 0)); then printf '%d skipped\n' "$skipped"; fi
  printf '%d passed, %d failed\n' "$passed" "$failed"
  exit $((failed > 0))
}

# Reports a step that ended: `finish STEP CODE`.
finish() {
  local name=${names[$1]} code=$2 log took processor word=ok
  log=$logs/$name.log
  took=$((SECONDS - began[$1]))
  processor=$(awk '{ seconds = $1 + $2 } END { print seconds + 0 }' "$logs/.$name.times")
  worked=$((worked + processor))
  rm -f "$logs/.$name.times"
  states[$1]=passed
  case $code in
    0) passed=$((passed + 1)) ;;
    77)
      skipped=$((skipped + 1))
      word="skipped: $(tail -n 1 "$log")"
      ;;
    *)
      word=FAILED
      states[$1]=failed
      failed=$((failed + 1))
      ;;
  esac
  printf '%-12s  %5d s  %5d s of processors  %s\n' "$name" "$took" "$processor" "$word"
  if [[ ${CI:-} == true && $name == @(tests|leaks|traces|devices) && $code != 77 ]]; then
    cat "$log"
  elif [[ $word == FAILED ]]; then
    tail -n 40 "$log"
  fi
  if [[ $word == FAILED ]]; then
    printf '\nThe step "%s" ended with code %d. Its command:\n  %s\nIts whole log:\n  %s\n' \
      "$name" "$code" "${commands[$1]}" "$PWD/$log"
    printf 'Run it again alone with: Scripts/test.sh --only %s\n\n' "$name"
    $keeps_going || conclude
  fi
}

# Gives up the steps that come after one that failed.
give_up() {
  local step other
  for step in "${!names[@]}"; do
    for other in "${!names[@]}"; do
      if [[ ${states[step]} == waiting && ${states[other]} == failed && ${names[other]} == @(dependencies|"${afters[step]}") ]]; then
        printf '%-12s  not run: it comes after %s\n' "${names[step]}" "${names[other]}"
        states[step]=failed
        failed=$((failed + 1))
      fi
    done
  done
}

running=0
while true; do
  for step in "${!names[@]}"; do
    if [[ ${states[step]} == waiting ]] && can_start "$step"; then
      start "$step"
      running=$((running + 1))
    fi
  done
  ((running > 0)) || break
  code=0
  wait -n -p ended || code=$?
  for step in "${!names[@]}"; do
    if [[ ${states[step]} == running && ${groups[step]} == "$ended" ]]; then finish "$step" "$code"; fi
  done
  running=$((running - 1))
  give_up
done
conclude
