#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Makes the picture of a window in the README anew, Documentation/window.png: a scene of `touchstone run` on a display of
# Xvfb that is as large as the window, while the mouse drags the knob of a slider.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/window-picture.sh (it takes no arguments)' >&2
  exit 64
fi
# shellcheck source=Scripts/build.sh
. Scripts/build.sh
# shellcheck source=Scripts/display.sh
. Scripts/display.sh

cat >"$folder/mixer.scene.json5" <<'SCENE'
{
  name: "mixer",
  size: [640, 360],
  views: [
    { class: "UIView", name: "page", frame: [0, 0, 640, 360], backgroundColor: "#F2F2F7" },
    { class: "UILabel", name: "heading", frame: [24, 20, 300, 34], text: "Evening mix", fontSize: 26 },
    { class: "UISegmentedControl", name: "room", frame: [380, 22, 236, 32], segments: ["Kitchen", "Studio", "Garden"],
      selectedSegmentIndex: 1, actions: { valueChanged: "room changed" } },
    { class: "UIView", name: "card", frame: [24, 74, 592, 198], backgroundColor: "#FFFFFF", cornerRadius: 14, views: [
      { class: "UILabel", frame: [20, 18, 120, 24], text: "Volume" },
      { class: "UISlider", name: "volume", frame: [150, 13, 420, 34], value: 0.3, actions: { valueChanged: "volume changed" } },
      { class: "UILabel", frame: [20, 66, 120, 24], text: "Bass" },
      { class: "UISlider", name: "bass", frame: [150, 61, 420, 34], value: 0.7 },
      { class: "UILabel", frame: [20, 114, 120, 24], text: "Shuffle" },
      { class: "UISwitch", name: "shuffle", frame: [519, 110, 51, 31], isOn: true, actions: { valueChanged: "shuffled" } },
      { class: "UILabel", frame: [20, 162, 120, 24], text: "Songs" },
      { class: "UIStepper", name: "songs", frame: [476, 158, 94, 32] },
    ] },
    { class: "UIButton", name: "play", frame: [24, 294, 288, 48], title: "Play", backgroundColor: "systemBlue",
      cornerRadius: 12, actions: { touchUpInside: "playing" } },
    { class: "UIButton", name: "save", frame: [328, 294, 288, 48], title: "Save as playlist", backgroundColor: "#E3EEFF",
      titleColor: "systemBlue", cornerRadius: 12, actions: { touchUpInside: "saved" } },
  ],
}
SCENE

start_display 640x360
SDL_VIDEODRIVER=x11 "$products/touchstone" run "$folder/mixer.scene.json5" >"$folder/out.log" 2>"$folder/err.log" &
processes+=($!)
window=$(timeout 20 xdotool search --sync --onlyvisible --name '^mixer$' | head -n 1)
sleep 1
# The finger takes hold of a knob and moves it, and stays down.
xdotool mousemove --window "$window" 306 104 mousedown 1
for x in 330 360 390 420 450; do
  xdotool mousemove --window "$window" "$x" 104
  sleep 0.05
done
sleep 0.5
PYTHONPATH=Scripts/report python3 - "$folder/Xvfb_screen0" Documentation/window.png <<'PYTHON'
import sys
from pictures import write_png, xwd_rows

with open(sys.argv[1], "rb") as file:
    width, height, rows = xwd_rows(file.read())
write_png(sys.argv[2], width, height, rows)
PYTHON
xdotool mouseup 1
echo 'Documentation/window.png is new: look at it.'
