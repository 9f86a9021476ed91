#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# A display of Xvfb in a folder of its own, and the processes that end with the script: what scripts about windows share. They
# source this file in the folder of the package, after Scripts/build.sh.
needs Xvfb xdotool python3
needs_trait SDL 'libsdl2-dev and libcairo2-dev'

folder=$(mktemp -d)
processes=()
finish() {
  for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap finish EXIT

# Starts a display of a size, whose frame buffer is $folder/Xvfb_screen0: `start_display 640x480`.
start_display() {
  local number
  mkfifo "$folder/number"
  Xvfb -displayfd 3 -screen 0 "$1x24" -fbdir "$folder" -nolisten tcp 3>"$folder/number" 2>"$folder/xvfb.log" &
  processes+=($!)
  read -r number <"$folder/number"
  export DISPLAY=:$number
}
