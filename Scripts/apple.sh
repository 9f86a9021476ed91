#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Compiles the package as Apple's platforms would see it.
#
# Linux's compiler has no Foundation of Apple's, which brings along CoreGraphics, ObjectiveC and CoreFoundation. So each
# import of Foundation also imports AppleFoundation, and Scripts/apple describes the part of these modules, and of
# QuartzCore, that the sources and the clients in Scripts/apple/Clients use. The check finds names that are declared twice,
# calls of what Apple's types do not have, and switches that leave out what an enumeration of Apple's may get. It cannot
# see what Apple's modules have beyond the files.
#
# Left out: TouchSDL, TouchCairo and TouchPictureTesting, which have nothing without the traits of Linux's C libraries,
# and the modules of names, which Package.swift removes there. The C library stays Linux's.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
jobs=${TOUCHSTONE_JOBS:-2}

# The modules in an order in which each follows those that it imports.
modules=(
  TouchGraphics TextSources TouchDrawing TouchRaster TouchLayout TouchCore TouchSnapshot TouchFrames CommandKit TouchTrace
  TouchControls TouchRender TouchDoctor TouchSource DesignLayout DoctorVerbs DoctorCommand Touchstone TouchStage TouchLive PreciseTouch
  TouchAnimation TouchInterface
  TouchInput TouchTesting EventGenerating TouchScene TouchReport TouchDynamics TouchSelectors TouchInspector
  TouchInspectorTesting TouchLab TouchExperiments TouchDemo DemoCommand TouchstoneCommand
)

# The flags of every module, as in Package.swift.
flags=(
  -swift-version 6 -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -strict-memory-safety -package-name Touchstone
  -module-cache-path "$work/cache" -I Scripts/apple -I "$work" -D TOUCHSTONE -D INSPECTS
)

# Prints the folder of a module.
folder() {
  case $1 in
  TouchExperiments) echo "Examples/Sources/$1" ;;
  *) echo Sources/*/"$1" ;;
  esac
}

# Writes the sources that the build plugin writes for a module into a folder.
generate() {
  local module=$1 to=$2 common=Sources/Ground/TextSources/Pages/Web found
  case $module in
  TouchReport | TouchLab)
    mapfile -t found < <(find Sources/*/"$module"/Web "$common" \( -name '*.js' -o -name '*.css' \) | LC_ALL=C sort)
    "$work/writer" pages "$to/Web.swift" "${found[@]}"
    ;;
  TouchScene)
    mapfile -t found < <(find Sources/System/TouchCore/TouchSystem/Gestures/Recognizers -name '*GestureRecognizer.swift' | LC_ALL=C sort)
    "$work/writer" probes "$to/ProbedClasses.swift" Sources/Tools/TouchScene/Probed/classes.txt "${found[@]}"
    "$work/writer" tuning "$to/SceneTuning+All.swift" Sources/System/TouchCore/TouchSystem/Tuning/TouchTuning.swift
    ;;
  TouchstoneCommand)
    mapfile -t found < <(find Tests/Scenarios \( -name '*.json5' -o -name '*.touch' \) | LC_ALL=C sort)
    "$work/writer" scenarios "$to/EmbeddedScenarios.swift" Tests/Scenarios "${found[@]}"
    ;;
  esac
}

# Prints the errors and warnings of a log: `findings LOG COPY FOLDER` names the sources in FOLDER that COPY was made of. Of
# Foundation and AppleFoundation, which this check has added, a file needs only one.
findings() {
  grep -E '^/.*(error|warning): ' "$1" | grep -vE "'(Apple)?Foundation' was not used in (public|package)" |
    sed "s|^$2/|$3/|" | LC_ALL=C sort -u
}

# Compiles a module whole, which reads each declaration once; prints what is wrong and fails if anything is.
compile() {
  local module=$1 from to sources settings=(-parse-as-library -default-isolation MainActor) found status=0
  from=$(folder "$module")
  to="$work/sources/$(basename "$from")"
  mkdir -p "$to"
  cp -r "$from/." "$to"
  generate "$module" "$to"
  # In the same line, so that errors name the lines of the sources. What is for Linux alone is left out.
  find "$to" -name '*.swift' -exec sed -Ei \
    -e 's/^( *)((@_exported )?((public|private|package|internal) )?)import Foundation$/&; \2import AppleFoundation/' \
    -e 's/\bos\(Linux\)/os(macOS)/' {} +
  mapfile -t sources < <(find "$to" -name '*.swift' | LC_ALL=C sort)
  case $module in
  TouchDrawing | TouchRaster | TextSources | TouchSnapshot | TouchDoctor | TouchFrames | CommandKit | TouchInput) settings=(-parse-as-library) ;;
  TouchstoneCommand | DoctorCommand | DemoCommand) settings=(-default-isolation MainActor) ;;
  esac
  swiftc -wmo -emit-module -emit-module-path "$work/$module.swiftmodule" -module-name "$module" "${flags[@]}" \
    "${settings[@]}" "${sources[@]}" >"$work/$module.log" 2>&1 || status=1
  found=$(findings "$work/$module.log" "$to" "$from" || true)
  [[ -z $found ]] || printf '%s\n' "$found"
  if ((status)) && [[ -z $found ]]; then cat "$work/$module.log"; fi
  [[ -z $found ]] && ((status == 0))
}

# Prints the names that files declare for everybody, outside of any condition: `names FILE...`.
names() {
  local kinds='class|struct|enum|protocol|func|let|var|typealias'
  grep -hoE "^(@[A-Za-z_]+ )*(open|public) ((nonisolated|final) )*($kinds) +[A-Za-z_0-9]+" "$@" | sed 's/.* //' | LC_ALL=C sort -u
}

# What is declared twice stands in the table of the decision, with its reason; and nothing else begins like a name of Apple's.
twice() {
  local page=Documentation/Decisions/0010-apples-types.md ours theirs kept
  ours=$(find Sources -path Sources/UIKit/Names -prune -o -name '*.swift' -print0 | xargs -0 bash -c 'names "$@"' bash | LC_ALL=C sort -u)
  theirs=$(names Scripts/apple/*.swiftinterface)
  # shellcheck disable=SC2016 # The backticks surround names.
  kept=$(sed -n '/^## What is declared twice/,/^## What it means/p' "$page" | grep '^|' | cut -d'|' -f2 |
    grep -oE '`[A-Za-z_0-9]+`' | tr -d '`' | LC_ALL=C sort -u)
  {
    LC_ALL=C comm -12 <(echo "$ours") <(echo "$theirs") | LC_ALL=C comm -23 - <(echo "$kept") |
      sed "s|\$| is declared although Apple has it: put it into a condition, or its reason into $page|"
    LC_ALL=C comm -12 <(echo "$ours") <(echo "$theirs") | LC_ALL=C comm -13 - <(echo "$kept") |
      sed "s|^|$page: not declared twice any more: |"
    LC_ALL=C comm -23 <(echo "$ours") <(echo "$theirs") | grep -E '^(k?CA|CG|CF|objc_)[A-Z_]' | grep -v 'FromString$' |
      sed 's|$| begins like a name of Apple: describe it in Scripts/apple|'
  } >"$work/twice" || true
  cat "$work/twice" >&2
  [[ ! -s $work/twice ]]
}

# Swift refuses to ask whether an object is of a class of CoreFoundation; in Scripts/apple they are plain classes.
casts() {
  local kinds='CG(Path|MutablePath|Color|ColorSpace)'
  find Sources -name '*.swift' -print0 | xargs -0 grep -nE "\b(as\?|is) $kinds\b|case let .* as $kinds\b" |
    grep -vE 'static func value\(' | sed 's/$/: use CGPath.value(_:) or CGColor.value(_:)/' >"$work/casts" || true
  cat "$work/casts" >&2
  [[ ! -s $work/casts ]]
}

# Type-checks the files of a module that uses the package; each begins with what it shows.
clients() {
  local file found
  for file in Scripts/apple/Clients/*.swift; do
    found=$(swiftc -typecheck -swift-version 6 -default-isolation MainActor -warnings-as-errors \
      -module-cache-path "$work/cache" -I Scripts/apple -I "$work" "$file" 2>&1) || {
      printf '%s\n' "$found"
      return 1
    }
  done
}

# Prints the modules that a module imports.
imports() {
  local from
  from=$(folder "$1")
  find "$from" -name '*.swift' -print0 | xargs -0 grep -hoE '^ *((@_exported|public|package|internal|private) )*import [A-Za-z]+' |
    sed 's/.* //' | sort -u || true
}

export -f names
twice
casts
swiftc -swift-version 6 -module-name SourceWriter Plugins/SourceWriter/*.swift -o "$work/writer"

declare -A state=() running=() needs=()
failed=0
for module in "${modules[@]}"; do
  state[$module]=waiting
  needs[$module]=$(imports "$module")
done

# Whether everything that a module imports has been compiled.
ready() {
  local import
  for import in ${needs[$1]}; do
    [[ -z ${state[$import]:-} || ${state[$import]} == compiled ]] || return 1
  done
}

while ((failed == 0)); do
  for module in "${modules[@]}"; do
    ((${#running[@]} < jobs)) || break
    [[ ${state[$module]} == waiting ]] || continue
    ready "$module" || continue
    state[$module]=running
    compile "$module" >&2 &
    running[$!]=$module
  done
  ((${#running[@]} > 0)) || break
  status=0
  wait -n -p ended "${!running[@]}" || status=$?
  # shellcheck disable=SC2154 # wait -p sets it.
  module=${running[$ended]}
  unset "running[$ended]"
  state[$module]=compiled
  if ((status)); then
    failed=1
    echo "$module does not compile where Apple's modules are: see Scripts/apple." >&2
  fi
done
wait
((failed == 0)) || exit 1
for module in "${modules[@]}"; do
  [[ ${state[$module]} == compiled ]] || {
    echo "$module imports a module that imports it." >&2
    exit 1
  }
done
clients >&2 || {
  echo "A file that imports Apple's modules and Touchstone does not compile: see Scripts/apple." >&2
  exit 1
}
