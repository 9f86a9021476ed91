// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ThirtyControls

@MainActor struct ShortcutGestureRecognizerTests {
  private func show() throws -> (Stage, ShortcutGestureRecognizer) {
    let stage = Stage()
    let view = try stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), named: "canvas")
    let recognizer = ShortcutGestureRecognizer()
    recognizer.name = "shortcut"
    recognizer.templates = [
      ShortcutTemplate(name: "caret", points: [CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 100)]),
      ShortcutTemplate(
        name: "corner", points: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100)]),
    ]
    view.addGestureRecognizer(recognizer)
    return (stage, recognizer)
  }

  private func stroke(_ stage: Stage, _ points: [(CGFloat, CGFloat)]) throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(points[0].0, points[0].1))
    for point in points.dropFirst() { try finger.move(to: .screen(point.0, point.1), over: 0.1) }
    try finger.up()
  }

  @Test func `a stroke is recognized wherever and however large it is drawn`() throws {
    let (stage, recognizer) = try show()
    try stroke(stage, [(200, 200), (205, 330), (330, 325)])
    #expect(recognizer.result?.template.name == "corner")
    try stroke(stage, [(50, 300), (80, 240), (112, 301)])
    #expect(recognizer.result?.template.name == "caret")
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    ShortcutGestureRecognizer "shortcut"  takes touch 1
         0.000  gesture    ShortcutGestureRecognizer "shortcut"  touchesBegan touch 1
         0.017  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.033  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.050  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.067  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.083  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.100  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.117  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.133  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.150  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.167  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.183  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 1
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  touchesEnded touch 1
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  should begin? UIView "canvas" says yes
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  possible → ended
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  sends its action: ended
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  is possible again
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  takes touch 2
         0.200  gesture    ShortcutGestureRecognizer "shortcut"  touchesBegan touch 2
         0.217  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.233  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.250  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.267  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.283  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.300  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.317  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.333  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.350  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.367  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.383  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.400  gesture    ShortcutGestureRecognizer "shortcut"  touchesMoved touch 2
         0.400  gesture    ShortcutGestureRecognizer "shortcut"  touchesEnded touch 2
         0.400  gesture    ShortcutGestureRecognizer "shortcut"  should begin? UIView "canvas" says yes
         0.400  gesture    ShortcutGestureRecognizer "shortcut"  possible → ended
         0.400  gesture    ShortcutGestureRecognizer "shortcut"  sends its action: ended
         0.400  gesture    ShortcutGestureRecognizer "shortcut"  is possible again
      """)
  }

  @Test func `a line is none of them`() throws {
    let (stage, recognizer) = try show()
    try stroke(stage, [(50, 600), (300, 590)])
    #expect(recognizer.result == nil)
  }

  @Test func `a second finger makes it fail`() throws {
    let (stage, recognizer) = try show()
    let (one, two) = (stage.finger(1), stage.finger(2))
    try one.down(at: .screen(200, 200))
    try two.down(at: .screen(300, 500))
    try one.move(to: .screen(200, 330), over: 0.1)
    try one.move(to: .screen(330, 330), over: 0.1)
    try one.up()
    try two.up()
    #expect(recognizer.result == nil)
  }
}
