#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Installs the Debian packages the checks need, and only those that are missing.
#
# A line of the table is one package: its name, and a command that succeeds when it is there.
set -euo pipefail

packages='
gcc            | echo "#include <stdlib.h>" | cc -E -
libstdc++-dev  | echo "#include <vector>" | c++ -E -x c++ -
git            | command -v git
python3        | command -v python3
shellcheck     | command -v shellcheck
valgrind       | command -v valgrind
zsh            | command -v zsh
fish           | command -v fish
mandoc         | command -v mandoc
chromium       | command -v chromium
fonts-dejavu-core | test -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
'

missing=()
while IFS='|' read -r package probe; do
  package=${package// /}
  [[ -n $package ]] || continue
  bash -euo pipefail -c "$probe" >/dev/null 2>&1 && continue
  # The package of the C++ library carries the compiler's version in its name; g++ brings the right one.
  [[ $package == libstdc++-dev ]] && package=g++
  missing+=("$package")
done <<<"$packages"

if ((${#missing[@]} == 0)); then
  echo 'Everything is installed.'
  exit
fi

if ! command -v apt-get >/dev/null; then
  printf 'Scripts/dependencies.sh: missing: %s\n' "${missing[*]}" >&2
  echo 'This is not a Debian system: install them with its own package manager.' >&2
  exit 1
fi

become=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
    printf 'Scripts/dependencies.sh: missing: %s\n' "${missing[*]}" >&2
    printf 'Installing needs root. Run once: sudo apt-get install --no-install-recommends %s\n' \
      "${missing[*]}" >&2
    exit 1
  fi
  become=(sudo -n)
fi

"${become[@]}" apt-get update
"${become[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install --yes --no-install-recommends "${missing[@]}"
