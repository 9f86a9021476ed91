#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# The checks that read the repository: `Scripts/check.sh NAME`. Each prints one line per finding, as
# path:line: what is wrong, and exits with 1 if there are any.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# Prints the files of the repository with the given suffix, except build products: `files swift [DIR...]`.
files() {
  local suffix=$1
  shift
  (($# > 0)) || set -- .
  find "$@" -type d \( -name .build -o -name .git -o -name .swiftpm \) -prune \
    -o -type f -name "*.$suffix" -print | sed 's:^\./::' | LC_ALL=C sort
}

# Prints every file of the repository, each terminated by a zero byte.
everything() {
  find . -type d \( -name .build -o -name .git -o -name .swiftpm \) -prune -o -type f -print0
}

# Prints the scripts: every .sh and .py file and the scripts of CI.
scripts() {
  files sh
  files py
  find .ci -type f 2>/dev/null || true
}

# Exits with 1 and prints the advice if the findings on standard input are not empty: `report ADVICE`.
report() {
  local found
  found=$(cat)
  [[ -n $found ]] || return 0
  printf '%s\n\n%s\n' "$found" "$1" >&2
  return 1
}

headers() {
  local header='SPDX-License-Identifier: Apache-2.0' file first line
  {
    while read -r file; do
      line=1
      first=$(head -n 1 "$file")
      # The tools version must be the first line of a manifest.
      [[ $first == '// swift-tools-version:'* ]] && line=2 && first=$(sed -n 2p "$file")
      [[ $first == "// $header" ]] || echo "$file:$line: the line is not: // $header"
    done < <(files swift)
    while read -r file; do
      [[ $(head -n 1 "$file") == '#!'* ]] || echo "$file:1: the line is not a #! line"
      [[ $(sed -n 2p "$file") == "# $header" ]] || echo "$file:2: the line is not: # $header"
    done < <(scripts)
    while read -r file; do
      [[ $(head -n 1 "$file") == "// $header" ]] || echo "$file:1: the line is not: // $header"
    done < <(files js Sources)
    while read -r file; do
      [[ $(head -n 1 "$file") == "/* $header */" ]] || echo "$file:1: the line is not: /* $header */"
    done < <(files css Sources)
  } | report 'Every source file and script carries its licence in its first lines.'
}

# The classes whose overridable members UIKit dictates: Swift allows overriding only members in the body of a class,
# so these files are as long as UIKit makes them. The same is true of the stored numbers of a structure.
overridable=(
  Sources/TouchControls/Control/UIControl.swift
  Sources/TouchControls/Values/TextField/UITextField.swift
  Sources/TouchCore/Layers/CALayer.swift
  Sources/TouchCore/Responders/UIViewController.swift
  Sources/TouchCore/Tuning/TouchTuning.swift
  Sources/TouchCore/Views/UIView.swift
)

lengths() {
  files swift Sources | while read -r file; do
    count=$(wc -l <"$file")
    if [[ " ${overridable[*]} " == *" $file "* ]]; then continue; fi
    if ((count > 300)); then echo "$file:$count: $count lines"; fi
  done | report 'A file in Sources holds one idea in at most 300 lines: split it.'
}

isolation() {
  local words='Date|RunLoop|Timer|Thread|ProcessInfo|FileManager|FileHandle|UUID|getenv|usleep'
  words+='|DispatchQueue|DispatchTime|DispatchSource|ContinuousClock|SuspendingClock|Task\.sleep|clock_gettime'
  words+='|SystemRandomNumberGenerator'
  local folder
  for folder in Sources/TouchGraphics Sources/TouchCore Sources/TouchControls; do
    [[ -d $folder ]] || continue
    files swift "$folder" | while read -r file; do
      { sed 's://.*$::' "$file" | grep -nwE "$words" || true; } | sed "s|^|$file:|"
    done
  done | report 'The core takes time and touches as arguments: no clock, thread, file or environment of its own.'
}

# For rectangles that only touch, Foundation's CGRect.intersects is true on Linux and false elsewhere.
rectangles() {
  files swift Sources | while read -r file; do
    { sed 's://.*$::' "$file" | grep -nE '\.intersects\(' || true; } | sed "s|^|$file:|"
  done | report 'Whether two rectangles that touch intersect depends on the system: use overlap(with:).'
}

leftovers() {
  { everything | xargs -0 grep -nIwE 'TO''DO|FIX''ME|XX''X' || true; } |
    report 'Finish it, or write it down where a reader will look for it.'
}

format() {
  local sources
  # The corpus has the style of its authors.
  mapfile -t sources < <(files swift | grep -v '^Porting/Corpus/')
  swift format lint --strict --parallel "${sources[@]}" || {
    echo 'To repair most of it: swift format --in-place --recursive Package.swift Sources Tests' >&2
    return 1
  }
}

shell() {
  local found
  mapfile -t found < <(scripts)
  grep -lE '^#!.*\bbash$' "${found[@]}" | xargs shellcheck --external-sources
  # A file without an interpreter is imported.
  grep -lZ '^#!' "${found[@]}" | xargs -0 -n 1 test -x || {
    echo 'A script is not executable: chmod +x it.' >&2
    return 1
  }
}

# PreciseTouch, TouchInspector and the experiments are for applications with UIKit as well as for this package, so they are
# compiled against only the part of UIKit's interface that they may use.
uikit() {
  local modules module sources settings
  modules=$(mktemp -d)
  settings=(
    -swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
    -warnings-as-errors -package-name Touchstone -module-cache-path "$modules/cache" -I Scripts/uikit -I "$modules"
  )
  # The modules of values, which name no view; what they do is compiled elsewhere. A plugin adds the styles of a page.
  mapfile -t sources < <(files swift Plugins/SourceWriter)
  swiftc -swift-version 6 -module-name SourceWriter "${sources[@]}" -o "$modules/writer"
  mapfile -t sources < <(find Sources/TextSources/Pages/Web Sources/TouchDoctor/Web -name '*.css' | LC_ALL=C sort)
  "$modules/writer" pages "$modules/Web.swift" "${sources[@]}"
  for module in TextSources TouchSnapshot TouchDoctor; do
    mapfile -t sources < <(files swift "Sources/$module")
    [[ $module != TouchDoctor ]] || sources+=("$modules/Web.swift")
    swiftc -emit-module -emit-module-path "$modules/$module.swiftmodule" -module-name "$module" -parse-as-library \
      -Xfrontend -experimental-skip-all-function-bodies "${settings[@]}" "${sources[@]}" || {
      rm -rf "$modules"
      return 1
    }
  done
  for module in PreciseTouch TouchLive TouchInspector; do
    mapfile -t sources < <(files swift "Sources/$module")
    swiftc -emit-module -emit-module-path "$modules/$module.swiftmodule" -module-name "$module" -parse-as-library \
      -default-isolation MainActor -D INSPECTS "${settings[@]}" "${sources[@]}" || {
      rm -rf "$modules"
      echo "$module may use what UIKit has: see Scripts/uikit/UIKit.swiftinterface." >&2
      return 1
    }
  done
  # Recognizers find methods by their names, which Linux's Swift has only if it is asked to.
  mapfile -t sources < <(files swift Experiments)
  swiftc -typecheck -module-name TouchExperiments -parse-as-library -default-isolation MainActor \
    -Xfrontend -enable-objc-interop "${settings[@]}" "${sources[@]}" || {
    rm -rf "$modules"
    echo 'Experiments may use what UIKit has: see Scripts/uikit/UIKit.swiftinterface.' >&2
    return 1
  }
  rm -rf "$modules"
}

# Compiles the package as Apple's platforms would see it.
apple() {
  Scripts/apple.sh
}

# Plugins run in the builds of other packages. None asks for a permission, and none writes a file except the tool of a
# build plugin, which writes the declared file in the build directory.
plugins() {
  {
    grep -nE 'permissions:|writeToPackageDirectory|allowNetworkConnections' Package.swift | sed 's/^/Package.swift:/' || true
    files swift Plugins | grep -v '^Plugins/SourceWriter/' | xargs grep -nE \
      '\.write\(|createFile|createDirectory|removeItem|moveItem|copyItem|forWriting|forUpdating|fopen' || true
  } | report 'A plugin writes nothing: let the command print it.'
}

# The scripts and styles of pages. They load nothing and run no text; a style closes what it opens. Where there is Node,
# it reads each script, and all of them as the one that they become; the step `reports` runs them in a browser.
pages() {
  local scripts styles all folder
  mapfile -t scripts < <(files js Sources)
  mapfile -t styles < <(files css Sources)
  {
    grep -nE '[[:space:]]+$|	' "${scripts[@]}" "${styles[@]}" | sed 's/$/: white space/' || true
    grep -nE '\bvar\b|[^=!]==[^=]|!=[^=]|\b(eval|Function|XMLHttpRequest|import|export)\b|document\.write' \
      "${scripts[@]}" || true
    # Only the page of the lab talks to the process that serves it.
    printf '%s\n' "${scripts[@]}" | grep -v '^Sources/TouchLab/' | xargs grep -nE '\b(WebSocket|fetch)\b' || true
    grep -nE '@import|url\(|expression\(|</' "${styles[@]}" || true
    grep -nF '</script' "${scripts[@]}" || true
    awk '
      FNR == 1 { if (NR > 1 && depth != 0) print name ":1: " depth " braces stay open"; depth = 0; name = FILENAME }
      {
        line = $0
        gsub(/"[^"]*"/, "", line)
        depth += gsub(/\{/, "", line) - gsub(/\}/, "", line)
        if (depth < 0) { print FILENAME ":" FNR ": a brace closes nothing"; depth = 0 }
      }
      END { if (depth != 0) print name ":1: " depth " braces stay open" }
    ' "${styles[@]}"
    if command -v node >/dev/null; then
      for script in "${scripts[@]}"; do node --check "$script" 2>&1 || true; done
      all=$(mktemp --suffix=.js)
      for folder in $(printf '%s\n' "${scripts[@]}" | xargs dirname | sort -u); do
        { echo '"use strict"; (function () {' && cat "$folder"/*.js && echo '})();'; } >"$all"
        node --check "$all" 2>&1 | sed "s|^$all|all scripts of $folder|" || true
      done
      rm -f "$all"
    fi
  } | report 'Pages are one file that loads nothing; their scripts and styles are what a browser understands as they stand.'
}

# Unchecked code must be in a folder Unchecked, or in a file that Documentation/Unchecked.md lists. A property that is all
# that an object remembers needs no line there for its @exclusivity(unchecked): it is called state, memory or ...State.
unchecked() {
  local page=Documentation/Unchecked.md kind words file
  local state='/ var (state|memory|[a-z]+State)( |:)/s/@exclusivity\(unchecked\)//'
  {
    while IFS='|' read -r kind words; do
      # The files that have the word anywhere, and those that the page lists.
      {
        files swift Sources | xargs grep -lE "$words" || true
        # shellcheck disable=SC2016 # These are the signs around names.
        grep -oE '^\| `Sources/[^`]+` \|' "$page" | tr -d '|` '
      } | LC_ALL=C sort -u | while read -r file; do
        [[ $file == */Unchecked/* || ! -f $file ]] && continue
        if sed -E "s://.*\$::; $state" "$file" | grep -E "$words" >/dev/null; then
          grep -F "| \`$file\` |" "$page" | grep -F "\`$kind\`" >/dev/null || echo "$file:1: $kind, which $page does not list"
        else
          grep -F "| \`$file\` |" "$page" | grep -F "\`$kind\`" >/dev/null && echo "$page:1: $file has no $kind any more"
        fi
      done || true
    done <<'KINDS'
Unmanaged|Unmanaged
unowned(unsafe)|unowned\(unsafe\)
@exclusivity(unchecked)|exclusivity\(unchecked\)
nonisolated(unsafe)|nonisolated\(unsafe\)
@unchecked Sendable|@unchecked
pointers|Unsafe[A-Z]|unsafe[A-Z]|\bunsafe |unsafelyUnwrapped|assumingMemoryBound|assumeIsolated|bitPattern: [a-z]*[aA]ddress
KINDS
    # shellcheck disable=SC2016 # The backticks surround names.
    while read -r file; do
      [[ -f $file ]] || echo "$page:1: there is no $file"
    done < <(grep -oE '^\| `Sources/[^`]+` \|' "$page" | tr -d '|` ')
    # What fails when a contract is broken: the last column of the tables before the list of files, and paragraphs.
    # shellcheck disable=SC2016 # These are the signs around names.
    sed -n '/^## Where/q; /^|---/d; /^| what |/d; p' "$page" | sed -nE '/^\|/s/.*\|([^|]*)\|$/\1/p
      /^\*\*Fails when broken/,/^$/p' | grep -oE '`[^`]+`' | tr -d '`' | while read -r name; do
      is_test "$name" || echo "$page:1: there is no test: $name"
    done
  } | report 'Use the safe form. Where it costs a figure of the gate more than 1 %, say so in Documentation/Unchecked.md.'
}

# Whether there is a test, a file of tests, a fuzz target, a figure of the gate or a script of this name.
is_test() {
  [[ -f ${1%% *} || -f Fuzzing/Sources/FuzzTargets/$1.swift ]] || grep -q "^$1 " Benchmarks/thresholds.txt ||
    grep -rqF --include='*.swift' "func \`$1\`" Tests || find Tests -name "$1.swift" | grep -q .
}

# Every row of Documentation/Promises.md must end with tests, fuzz targets or scripts that exist.
promises() {
  local page=Documentation/Promises.md number row name names
  {
    while IFS=: read -r number row; do
      row=${row%|}
      # shellcheck disable=SC2016 # The backticks surround names.
      names=$(grep -oE '`[^`]+`' <<<"${row##*|}" | tr -d '`' || true)
      [[ -n $names ]] || echo "$page:$number: no test is named"
      while read -r name; do
        [[ -z $name ]] || is_test "$name" || echo "$page:$number: there is no test: $name"
      done <<<"$names"
    done < <(grep -nE '^\|' "$page" | grep -vE '^[0-9]+:\|(---| promise \|)')
  } | report 'A promise without a test is none: name what tests it, as it is called.'
}

# Documentation/Path.md names the functions of each step of the path of a touch, and their comments name the step.
path() {
  Scripts/path.py | report 'A touch is followed with this page alone: keep it, and the comments, in step.'
}

# A release build must contain no function and no type of TouchInspector: its objects define nothing but the version that
# the compiler writes into each. The step `release` of Scripts/test.sh makes them, without the trait InspectRelease.
inspector() {
  local module source object
  for module in TouchInspector TouchInspectorTesting; do
    while read -r source; do
      object=Benchmarks/.build/gate/release/$module.build/${source##*/}.o
      if [[ ! -f $object ]]; then
        echo "$source:1: there is no object of it: Scripts/test.sh --only release makes it"
        continue
      fi
      nm --defined-only "$object" 2>/dev/null |
        awk -v source="$source" '$3 != "__swift_reflection_version" { print source ":1: its object contains " $3 }'
    done < <(files swift "Sources/$module")
  done | report 'Release builds contain nothing of TouchInspector: put it between #if INSPECTS and #endif.'
}

# Workflows, the action, the hook, the formula and the dev container run elsewhere; here they are checked for syntax.
hosting() {
  Scripts/hosting.py
}

case ${1-} in
  headers | lengths | isolation | rectangles | leftovers | format | shell | plugins | pages | promises | unchecked | path | hosting | uikit | apple | \
    inspector) "$1" ;;
  *)
    echo 'Usage: Scripts/check.sh headers|lengths|isolation|rectangles|leftovers|format|shell|plugins|pages|promises|unchecked|path|hosting|uikit|apple|inspector' >&2
    exit 64
    ;;
esac
