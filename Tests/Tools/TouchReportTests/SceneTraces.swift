// SPDX-License-Identifier: Apache-2.0
import Foundation
import PreciseTouch
import Testing
import TouchReport
import TouchTesting
import Touchstone

/// The whole drawing of a small scene.
@Suite struct SceneTraces {
  @Test func `a still of a button that is pressed`() throws {
    let stage = Stage(size: CGSize(width: 120, height: 80))
    let button = PreciseButton(frame: CGRect(x: 40, y: 20, width: 40, height: 40))
    button.trackingRegion = .outset(5)
    button.minimumHitSize = .zero
    try stage.add(button, named: "ok")
    let recorder = SceneRecorder(of: stage.application)
    try stage.finger(1).down(at: .center(of: "ok"))
    try stage.wait(0.1)
    try stage.finger(1).move(by: CGVector(dx: 10, dy: 0))
    let svg = Report(title: "Press", recordings: [recorder.stop(title: "")]).svg(at: 0.1)
    let scene = try #require(svg.components(separatedBy: "<svg class=\"scene bright\"").last)
    let lines = scene.components(separatedBy: "><").dropFirst().prefix { $0 != "/svg" }
    #expect(lines.joined(separator: "\n") == expected)
  }

  private let expected = """
    rect class="screen" x="0" y="0" width="120" height="80"/
    g class="views"
    g class="view" data-view="0"
    title>UIWindow#1</title
    rect class="body" x="0" y="0" width="120" height="80"/
    g class="view" data-view="1"
    title>UITransitionView#1</title
    rect class="body" x="0" y="0" width="120" height="80"/
    g class="view" data-view="2"
    title>UIDropShadowView#1</title
    rect class="body" x="0" y="0" width="120" height="80"/
    g class="view" data-view="3"
    title>UIView#1</title
    rect class="body" x="0" y="0" width="120" height="80"/
    g class="view" data-view="4" transform="translate(40 20)"
    title>PreciseButton &quot;ok&quot;</title
    rect class="body" x="0" y="0" width="40" height="40"/
    rect class="lit" x="0" y="0" width="40" height="40"/
    rect class="glow" x="-2.5" y="-2.5" width="45" height="45"/
    /g
    /g
    /g
    /g
    /g
    /g
    g class="borders"
    g class="control on" data-view="4" role="graphics-symbol img" aria-label="PreciseButton &quot;ok&quot;, follows a finger, highlighted"
    rect class="region" x="-5" y="-5" width="50" height="50" transform="translate(40 20)"/
    text class="label region" x="38" y="11">tracks to 5 pt</text
    rect class="edge" x="0" y="0" width="40" height="40" transform="translate(40 20)"/
    /g
    text class="name lit-name" x="43" y="76">ok · lit</text
    /g
    g class="fingers"
    g class="finger f1" role="graphics-symbol img" aria-label="finger 1, touch 1, at 70, 40"
    path class="trail" d="M60 40L70 40"/
    path class="dots" d="M60 40h0M70 40h0"/
    circle class="start" cx="60" cy="40" r="4"/
    circle class="tip" cx="70" cy="40" r="20"/
    circle class="point" cx="70" cy="40" r="2.5"/
    text class="label" x="54" y="43" text-anchor="end">1 · 70, 40</text
    /g
    /g
    """
}
