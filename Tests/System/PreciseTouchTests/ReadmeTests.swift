// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

/// The sample of the README runs, and does what the surrounding text says.
struct ReadmeTests {
  private final class Lines {
    var lines: [String] = []
  }

  @Test func `the six lines of the readme make a button that lets go at its edge`() throws {
    let heard = Lines()
    func print(_ text: String) { heard.lines.append(text) }

    // README sample begins
    let button = PreciseButton(frame: CGRect(x: 120, y: 300, width: 100, height: 40))
    button.trackingRegion = .bounds  // or .outset(25), .path(circle), .custom { … }
    button.exitBehavior = .resume  // or .cancel: leaving is the end
    button.minimumHitSize = CGSize(width: 44, height: 44)  // what can be touched, not what is seen
    button.addAction(UIAction { _ in print("left") }, for: .touchDragExit)
    button.addAction(UIAction { _ in print("clicked") }, for: .touchUpInside)
    // README sample ends

    let stage = Stage()
    try stage.add(button, named: "button")
    let finger = stage.finger(1)
    try finger.down(at: .center(of: button))
    try finger.move(to: .above(button, by: 1))
    #expect(heard.lines == ["left"])
    try finger.move(to: .center(of: button))
    try finger.up()
    #expect(heard.lines == ["left", "clicked"])
    #expect(button.point(inside: CGPoint(x: 50, y: -2), with: nil))
  }
}
