// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

// The recognizer and the tests of the page "Write a recognizer"; samples there are made of them.

/// Recognizes a finger that rubs from side to side.
private final class ScrubGestureRecognizer: UIGestureRecognizer {
  /// How often the finger must turn around.
  var numberOfTurnsRequired = 3
  /// How far the finger must move between two turns, in points.
  var minimumStroke: CGFloat = 20

  private var turns = 0
  private var isRightward: Bool?
  private var strokeStart = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    strokeStart = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let location = touches.first?.location(in: view) else { return }
    let stroke = location.x - strokeStart.x
    guard abs(stroke) >= minimumStroke else { return }
    if let isRightward, isRightward != (stroke > 0) { turns += 1 }
    isRightward = stroke > 0
    strokeStart = location
    if turns >= numberOfTurnsRequired { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    turns = 0
    isRightward = nil
  }
}

/// Recognizes a press of a finger that follows the finger until it lifts.
private final class GrabGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if numberOfTouches == touches.count { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}

struct ScrubRecognizerTests {
  private let stage = Stage()
  private let scrub = ScrubGestureRecognizer(target: nil, action: nil)
  private let pad = ProbeView("Pad", frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() throws {
    scrub.name = "scrub"
    scrub.addTarget(stage, action: { stage in { (scrub: ScrubGestureRecognizer) in stage.log("scrubbed") } })
    pad.addGestureRecognizer(scrub)
    try stage.add(pad, named: "pad")
  }

  @Test func `a finger that turns around three times scrubs`() throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(50, 50))
    for x in [80, 50, 80, 50] { try finger.move(to: .screen(CGFloat(x), 50)) }
    try finger.up()
    expectTrace(
      stage, only: [.gesture, .deliver],
      """
         0.000  gesture    ScrubGestureRecognizer "scrub"    takes touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesBegan touch 1
         0.000  deliver    ProbeView "pad"                   touchesBegan touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  deliver    ProbeView "pad"                   touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  deliver    ProbeView "pad"                   touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  deliver    ProbeView "pad"                   touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    should begin? ProbeView "pad" says yes
         0.000  gesture    ScrubGestureRecognizer "scrub"    possible → ended
         0.000  gesture    ScrubGestureRecognizer "scrub"    sends its action: ended
         0.000  deliver    ProbeView "pad"                   touchesCancelled touch 1: ScrubGestureRecognizer "scrub" recognized
         0.000  gesture    ScrubGestureRecognizer "scrub"    is possible again
      """)
    #expect(stage.lines.contains("scrubbed"))
  }

  @Test func `a stroke of 19 points is no stroke`() throws {
    let finger = stage.finger(1)
    try finger.down(at: .screen(50, 50))
    for x in [69, 50, 69, 50] { try finger.move(to: .screen(CGFloat(x), 50)) }
    try finger.up()
    #expect(!stage.lines.contains("scrubbed"))
  }

  @Test func `a scrub waits for another gesture to fail, and the finger changes nothing meanwhile`() throws {
    let hold = UILongPressGestureRecognizer(target: nil, action: nil)
    hold.name = "hold"
    hold.allowableMovement = 100
    pad.addGestureRecognizer(hold)
    scrub.require(toFail: hold)
    let finger = stage.finger(1)
    try finger.down(at: .screen(50, 50))
    for x in [80, 50, 80, 50, 80] { try finger.move(to: .screen(CGFloat(x), 50)) }
    #expect(scrub.state == .possible)
    try finger.up()
    expectTrace(
      stage, only: [.gesture],
      """
         0.000  gesture    ScrubGestureRecognizer "scrub"    takes touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  takes touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesBegan touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  touchesBegan touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    should begin? ProbeView "pad" says yes
         0.000  gesture    ScrubGestureRecognizer "scrub"    waits for UILongPressGestureRecognizer "hold" to fail
         0.000  gesture    UILongPressGestureRecognizer "hold"  touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesMoved touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  touchesMoved touch 1
         0.000  gesture    ScrubGestureRecognizer "scrub"    touchesEnded touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  touchesEnded touch 1
         0.000  gesture    UILongPressGestureRecognizer "hold"  possible → failed
         0.000  gesture    ScrubGestureRecognizer "scrub"    possible → ended
         0.000  gesture    ScrubGestureRecognizer "scrub"    sends its action: ended
         0.000  gesture    ScrubGestureRecognizer "scrub"    is possible again
         0.000  gesture    UILongPressGestureRecognizer "hold"  is possible again
      """)
    #expect(stage.lines.contains("scrubbed"))
  }

  @Test func `a grab begins at once, changes with each move and ends with the last finger`() throws {
    let grab = GrabGestureRecognizer(target: nil, action: nil)
    grab.name = "grab"
    grab.addTarget(
      stage, action: { stage in { (grab: GrabGestureRecognizer) in stage.log("grab \(grab.state)") } })
    pad.removeGestureRecognizer(scrub)
    pad.addGestureRecognizer(grab)
    let (one, two) = (stage.finger(1), stage.finger(2))
    try one.down(at: .screen(50, 50))
    try two.down(at: .screen(80, 50))
    try one.move(to: .screen(60, 50))
    try one.up()
    try two.up()
    #expect(stage.lines.filter { $0.hasPrefix("grab") } == ["grab began", "grab changed", "grab ended"])
  }
}
