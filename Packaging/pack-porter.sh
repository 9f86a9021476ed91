#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Puts a program of the package Porting into a folder, with the libraries of the toolchain that it links, for machines with
# another toolchain or with none:
#
#   Packaging/pack-porter.sh Porting/.build/release/touchstone-port DIRECTORY
set -euo pipefail

if (($# != 2)); then
  printf 'Usage: Packaging/pack-porter.sh PROGRAM DIRECTORY\n' >&2
  exit 64
fi
program=$1 libraries=$2/touchstone-port-libraries

mkdir -p -- "$libraries"
name=$(basename -- "$program")
[[ $program -ef $2/$name ]] || cp -- "$program" "$2/$name"
toolchain=$(dirname -- "$(dirname -- "$(readlink -f -- "$(command -v swiftc)")")")
# The libraries of the system are everywhere; those of the toolchain are found beside the program by its search path.
ldd "$program" | awk '{ print $3 }' | while IFS= read -r library; do
  if [[ -n $library && $(readlink -f -- "$library") == "$toolchain"/* ]]; then
    cp -L -- "$library" "$libraries/"
  fi
done
printf '%s libraries in %s\n' "$(find "$libraries" -name '*.so*' | wc -l)" "$libraries"
