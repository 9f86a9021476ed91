#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Prints the path of touchstone-doctor of this checkout's version, for the audit action and the hook of pre-commit.
#
# The first of these is taken: TOUCHSTONE_DOCTOR, if it names a program; one that was obtained before, in the cache of the user;
# the download of the release, if there is one for this system and its checksum is right; a build, which needs Swift.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
say() { printf 'touchstone: %s\n' "$*" >&2; }

if [[ -n ${TOUCHSTONE_DOCTOR-} ]]; then
  command -v "$TOUCHSTONE_DOCTOR" || { say "TOUCHSTONE_DOCTOR names no program: $TOUCHSTONE_DOCTOR" && exit 66; }
  exit
fi
release=$here/Sources/Ground/CommandKit/Running/TouchstoneRelease.swift
version=$(sed -nE 's/.*version = "([^"]+)".*/\1/p' "$release" | head -n 1)
case $(uname -s)-$(uname -m) in
  Linux-x86_64) triple=x86_64-unknown-linux-gnu ;;
  Linux-aarch64) triple=aarch64-unknown-linux-gnu ;;
  Darwin-arm64) triple=arm64-apple-macosx ;;
  Darwin-*) triple=x86_64-apple-macosx ;;
  *) triple=unknown ;;
esac
cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/touchstone/$version
program=$cache/touchstone-doctor
if [[ -x $program ]]; then
  echo "$program"
  exit
fi

downloads=${TOUCHSTONE_DOWNLOADS:-https://github.com/touchstone-swift/touchstone/releases/download/$version}
archive=touchstone-doctor-$triple.tar.gz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sum() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
if [[ $triple != unknown ]] && command -v curl >/dev/null \
  && curl --fail --silent --location --max-time 120 -o "$work/$archive" "$downloads/$archive" \
  && curl --fail --silent --location --max-time 60 -o "$work/$archive.sha256" "$downloads/$archive.sha256"; then
  (cd "$work" && sum --check --status "$archive.sha256") || {
    say "$downloads/$archive does not have its checksum; nothing of it is used."
    exit 65
  }
  tar -xzf "$work/$archive" -C "$work" touchstone-doctor
  if "$work/touchstone-doctor" --version >/dev/null; then
    mkdir -p "$cache"
    # A rename, so that nobody starts half of a program.
    cp "$work/touchstone-doctor" "$program.$$" && mv -f "$program.$$" "$program"
    echo "$program"
    exit
  fi
  say 'The download does not run here; building instead.'
fi
command -v swift >/dev/null || {
  say "There is no download of version $version for this system, and no swift to build it."
  exit 69
}
say 'Building touchstone-doctor, which takes a minute the first time.'
swift build -c release --product touchstone-doctor --package-path "$here" >&2
echo "$(swift build -c release --package-path "$here" --show-bin-path)/touchstone-doctor"
