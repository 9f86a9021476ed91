#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Asks the same trees, points and taps of other toolkits: Benchmarks/peers.sh [ROUNDS]
#
# Builds touchbench and a small program for each peer, lets each measure itself once a round (five rounds if not
# given), and prints a table of the medians. It fails if a toolkit finds another view than the touch system does.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

rounds=${1:-5}
if [[ ! $rounds =~ ^[1-9][0-9]*$ ]] || (($# > 1)); then
  echo 'Usage: Benchmarks/peers.sh [ROUNDS]' >&2
  exit 64
fi
packages='qt6-base-dev qt6-declarative-dev qml6-module-qtquick qml6-module-qtqml-workerscript libgtk-4-dev xvfb xauth'
for tool in g++ pkg-config xvfb-run; do
  command -v "$tool" >/dev/null || {
    echo "peers.sh: $tool is missing. Scripts/dependencies.sh installs what the peers need: $packages" >&2
    exit 69
  }
done

out=$PWD/.build/peers
mkdir -p "$out"
rm -f "$out"/*.case "$out"/times.tsv

# compile NAME [MODULE]: builds the program of a peer, with a library that pkg-config knows.
compile() {
  local flags=() libraries=()
  if (($# > 1)); then
    pkg-config --exists "$2" || {
      echo "peers.sh: $2 is missing. Scripts/dependencies.sh installs what the peers need: $packages" >&2
      exit 69
    }
    read -ra flags <<<"$(pkg-config --cflags "$2")"
    read -ra libraries <<<"$(pkg-config --libs "$2")"
  fi
  g++ -std=c++17 -O2 -Wall -Wextra -Werror -fPIC "${flags[@]}" -o "$out/$1" "peers/$1.cpp" "${libraries[@]}"
}
compile plain
compile qtwidgets Qt6Widgets
compile qtquick Qt6Quick
compile gtk4 gtk4

options=(--package-path . -c release -debug-info-format none --disable-build-manifest-caching --scratch-path .build/gate)
swift build "${options[@]}" --product touchbench >"$out/build.log" 2>&1 || {
  cat "$out/build.log"
  exit 1
}

# Windows without a screen: Qt has a platform for that; GTK needs a server, and draws without the graphics card.
export XDG_RUNTIME_DIR=$out/runtime
mkdir -p "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software GSK_RENDERER=cairo GTK_A11Y=none
for ((round = 1; round <= rounds; round++)); do
  printf 'round %d of %d\n' "$round" "$rounds" >&2
  {
    .build/gate/release/touchbench --peers "$out"
    "$out/plain" "$out"/*.case
    "$out/qtwidgets" "$out"/*.case
    "$out/qtquick" "$out"/*.case
    xvfb-run --auto-servernum "$out/gtk4" "$out"/*.case
  } >>"$out/times.tsv"
done
peers/table.py "$out/times.tsv"
