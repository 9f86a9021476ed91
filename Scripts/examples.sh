#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Builds every package inside the repository: each directory in Benchmarks, Fuzzing and Examples
# that has a Package.swift. Where a package has a folder Expected, each of its programs NAME is run
# and has to print Expected/NAME.txt.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

found=0
for folder in Benchmarks Fuzzing Examples; do
  [[ -d $folder ]] || continue
  case $folder in
    Benchmarks) options=(-c release) ;;
    # A fuzz target has no main of its own: the sanitizer brings it.
    Fuzzing) options=(--sanitize fuzzer) ;;
    *) options=() ;;
  esac
  while read -r manifest; do
    found=$((found + 1))
    package=$(dirname "$manifest")
    # SwiftPM looks for new files in a package that is depended on only when a manifest is newer than its plan.
    touch "$manifest"
    printf 'swift build --package-path %s %s\n' "$package" "${options[*]}"
    swift build --package-path "$package" "${options[@]}"
    [[ -d $package/Expected ]] || continue
    programs=$(swift build --package-path "$package" "${options[@]}" --show-bin-path)
    for expected in "$package"/Expected/*.txt; do
      program=$(basename "$expected" .txt)
      printf 'running %s\n' "$program"
      "$programs/$program" | diff "$expected" - || {
        echo "$program does not print $expected any more; a line with > is what it prints." >&2
        exit 1
      }
    done
  done < <(find "$folder" -name .build -prune -o -name Package.swift -print | LC_ALL=C sort)
done

if ((found == 0)); then
  echo 'no package in Benchmarks, Fuzzing or Examples yet'
  exit 77
fi
