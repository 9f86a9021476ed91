#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Installs those of the Debian packages required by the checks that are missing.
#
# Everything comes from the installed release, with its updates and security fixes. If a package or one of its
# dependencies would come from anywhere else, such as another release or a third-party repository, nothing is installed.
# The script prints what it installs, with version and origin. `--dry-run` only prints it.
#
# Each line of the table is one package: its name, and a command that succeeds if it is installed.
set -euo pipefail

packages='
gcc            | echo "#include <stdlib.h>" | cc -E -
libstdc++-dev  | echo "#include <vector>" | c++ -E -x c++ -
git            | command -v git
python3        | command -v python3
python3-pip    | python3 -m pip --version
iproute2       | command -v ip
python3-yaml   | python3 -c "import yaml"
shellcheck     | command -v shellcheck
valgrind       | command -v valgrind
libxml2-utils  | command -v xmllint
zsh            | command -v zsh
fish           | command -v fish
mandoc         | command -v mandoc
chromium       | command -v chromium
firefox-esr    | command -v firefox-esr
pkg-config     | command -v pkg-config
libevdev-dev   | echo "#include <libevdev-1.0/libevdev/libevdev.h>" | cc -E -
libcairo2-dev  | pkg-config --exists cairo
libsdl2-dev    | pkg-config --exists sdl2
libwebsockets-dev | pkg-config --exists libwebsockets
qt6-base-dev   | pkg-config --exists Qt6Widgets
qt6-declarative-dev | pkg-config --exists Qt6Quick
qml6-module-qtquick | dpkg -s qml6-module-qtquick
qml6-module-qtqml-workerscript | dpkg -s qml6-module-qtqml-workerscript
libgtk-4-dev   | pkg-config --exists gtk4
xvfb           | command -v Xvfb
xauth          | command -v xauth
xdotool        | command -v xdotool
umockdev       | command -v umockdev-run
nodejs         | command -v node
wasi-libc      | test -e /usr/lib/wasm32-wasi/libc.a
binaryen       | command -v wasm-opt
terser         | command -v terser
zip            | command -v zip
fonts-dejavu-core | test -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
'

missing=()
while IFS='|' read -r package probe; do
  package=${package// /}
  [[ -n $package ]] || continue
  bash -euo pipefail -c "$probe" >/dev/null 2>&1 && continue
  # The C++ library's package has the compiler's version in its name; g++ depends on the right one.
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

# The number of the release in the form of apt, as in `Debian:12.15/oldstable`: it pins what may be installed.
# shellcheck source=/dev/null
release=$(. /etc/os-release && printf '%s' "${VERSION_ID-}")
if [[ -z $release ]]; then
  printf 'Scripts/dependencies.sh: missing: %s\n' "${missing[*]}" >&2
  echo 'This system names no release to take them from: install them yourself.' >&2
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

# What apt would do: one line per package, as NAME VERSION ORIGINS.
plan=$(apt-get --simulate --no-install-recommends --no-remove install "${missing[@]}" |
  sed -nE 's/^Inst ([^ ]+) (\[[^]]*\] )?\(([^ ]+) ([^[]*)\[.*$/\1 \3 \4/p')

echo "From release $release of this system:"
foreign=0
while read -r name version origins; do
  [[ -n $name ]] || continue
  printf '  %s %s from %s\n' "$name" "$version" "$origins"
  [[ $origins =~ :${release//./[.]}[./] ]] || {
    printf 'Scripts/dependencies.sh: %s would come from %s\n' "$name" "$origins" >&2
    foreign=1
  }
done <<<"$plan"
if ((foreign > 0)); then
  echo 'It is of another release than this system, so nothing is installed: install it yourself, or remove that source.' >&2
  exit 1
fi
[[ ${1-} != --dry-run ]] || exit 0

# The printed versions are installed, even if apt would find others by now.
pinned=()
for package in "${missing[@]}"; do
  version=$(awk -v name="$package" '$1 == name { print $2 }' <<<"$plan")
  pinned+=("$package${version:+=$version}")
done
"${become[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install --yes --no-install-recommends --no-remove "${pinned[@]}"
