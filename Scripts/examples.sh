#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Builds every package in Examples: each directory that has a Package.swift. If it has a folder Tests, its tests must pass;
# if it has a folder Expected, each of its programs NAME is run and must print Expected/NAME.txt. The scripts that run the
# packages in Benchmarks and Fuzzing also build them. The package that `touchstone new` makes is built, too, and its test and
# its scene must pass.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

mapfile -t manifests < <(find Examples -name .build -prune -o -name Package.swift -print | LC_ALL=C sort)
if ((${#manifests[@]} == 0)); then
  echo 'Scripts/examples.sh: there is no Package.swift in Examples.' >&2
  exit 1
fi

for manifest in "${manifests[@]}"; do
  package=$(dirname "$manifest")
  # SwiftPM looks for new files in a dependency only if a manifest is newer than its plan.
  touch "$manifest"
  printf 'swift build --package-path %s\n' "$package"
  swift build --package-path "$package" --build-tests
  if [[ -d $package/Tests ]]; then swift test --package-path "$package" --skip-build --disable-xctest; fi
  [[ -d $package/Expected ]] || continue
  programs=$(swift build --package-path "$package" --show-bin-path)
  for expected in "$package"/Expected/*.txt; do
    program=$(basename "$expected" .txt)
    printf 'running %s\n' "$program"
    "$programs/$program" | diff "$expected" - || {
      echo "$program does not print $expected any more; a line with > is what it prints." >&2
      exit 1
    }
  done
done

printf 'touchstone new\n'
swift build --product touchstone
touchstone=$(swift build --show-bin-path)/touchstone
rm -rf .build/new
mkdir -p .build/new
"$touchstone" new .build/new/Gestures --touchstone .
# The modules that it uses are compiled already, for the examples; the plan of one package must not serve the other.
swift test --package-path .build/new/Gestures --scratch-path Examples/.build --disable-build-manifest-caching \
  --disable-xctest
"$touchstone" test .build/new/Gestures
