// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@Suite struct FailureReasonTests {
  /// Why gestures on a view named "card", of 200 × 200 points, fail or are cancelled.
  private func reasons(
    _ recognizers: UIGestureRecognizer..., view: UIView = UIView(), _ body: (Stage) throws -> Void
  ) throws -> [String] {
    let stage = Stage()
    view.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    try stage.add(view, named: "card")
    try body(stage)
    return stage.trace.facts.compactMap { fact in
      if case .gesture(.state(_, _, _, let reason)) = fact.kind { reason } else { nil }
    }
  }

  @Test func `a press that is too short, or moves too far, says so with the numbers`() throws {
    #expect(
      try reasons(UILongPressGestureRecognizer()) { try $0.longPress("card", for: 0.4) } == [
        "the finger lifted after 0.4 s; the press takes 0.5 s"
      ])
    #expect(
      try reasons(UILongPressGestureRecognizer()) { try $0.pan("card", by: CGVector(dx: 12, dy: 0), over: 0) }
        == ["the finger moved 12 points before the press began; at most 10 points are allowed"])
    let pair = UILongPressGestureRecognizer()
    pair.numberOfTouchesRequired = 2
    #expect(
      try reasons(pair) { try $0.tap("card") } == [
        "1 finger came down before one lifted; the gesture takes 2"
      ])
  }

  @Test func `a tap that is no tap says why`() throws {
    let tap = { UITapGestureRecognizer() }
    #expect(
      try reasons(tap()) { try $0.tap("card", fingers: 2) } == ["2 fingers came down; the gesture takes 1"])
    #expect(
      try reasons(tap()) { try $0.longPress("card", for: 1) } == [
        "the finger stayed down for more than 0.75 s, too long for a tap"
      ])
    #expect(
      try reasons(tap()) { try $0.pan("card", by: CGVector(dx: 0, dy: 80), over: 0) } == [
        "the finger moved 80 points before it lifted; a tap allows less than 45 points"
      ])
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let alone = try reasons(double) { stage in
      try stage.tap("card")
      try stage.wait(1)
    }
    #expect(alone == ["no other tap came within 0.35 s"])
  }

  @Test func `a swipe says how far and in which direction the finger moved`() throws {
    let swipe = { UISwipeGestureRecognizer() }
    #expect(
      try reasons(swipe()) { try $0.swipe("card", .up) }.map {
        $0.replacing(/moved [0-9.]+/, with: "moved N")
      } == [
        "the finger moved N points up; the swipe goes right, at most 50 points to the side"
      ])
    #expect(
      try reasons(swipe()) { try $0.swipe("card", .left) }.map {
        $0.replacing(/moved [0-9.]+/, with: "moved N")
      } == [
        "the finger moved N points left and lifted; the swipe takes 50 points right"
      ])
    let slow = try reasons(swipe()) { try $0.pan("card", by: CGVector(dx: 60, dy: 0), over: 3) }
    #expect(slow.count == 1)
    #expect(slow[0].hasSuffix(" within 0.5 s; the swipe takes 50 points right"))
  }

  @Test func `a drag that does not begin says what is missing`() throws {
    let pan = UIPanGestureRecognizer()
    #expect(
      try reasons(pan) { try $0.pan("card", by: CGVector(dx: 4, dy: 0), over: 0.1) } == [
        "the finger moved 4 points and lifted; the drag begins at 10 points"
      ])
    #expect(
      try reasons(UIPanGestureRecognizer()) { try $0.tap("card") } == [
        "the finger lifted without having moved"
      ])
    let pair = UIPanGestureRecognizer()
    pair.minimumNumberOfTouches = 2
    #expect(
      try reasons(pair) { try $0.pan("card", by: CGVector(dx: 40, dy: 0), over: 0.1) } == [
        "1 finger came down; the drag takes 2"
      ])
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    #expect(
      try reasons(edge) { try $0.tap("card") } == ["no finger came down within 20 points of its edge"])
  }

  @Test func `a list with nothing to scroll says so`() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 100)
    let found = try reasons(view: list) { try $0.pan("card", by: CGVector(dx: 0, dy: -100), over: 0.3) }
    #expect(
      found.contains("the finger moved 100 points, but there is nothing to scroll in that direction"),
      "\(found)")
  }

  @Test func `two fingers that do not pinch or turn say how far they moved`() throws {
    #expect(
      try reasons(UIPinchGestureRecognizer()) { try $0.tap("card") } == ["only 1 finger came down"])
    #expect(
      try reasons(UIPinchGestureRecognizer()) { try $0.tap("card", fingers: 2) } == [
        "the fingers moved 0 points apart or together; the pinch begins at 8 points"
      ])
    #expect(
      try reasons(UIRotationGestureRecognizer()) { try $0.tap("card", fingers: 2) } == [
        "the fingers turned by 0°; the rotation begins at 6°"
      ])
  }

  @Test func `a gesture that another one prevents, or a delegate refuses, says which`() throws {
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    (first.name, second.name) = ("first", "second")
    #expect(
      try reasons(first, second) { try $0.pan("card", by: CGVector(dx: 60, dy: 0), over: 0.2) } == [
        #"UIPanGestureRecognizer "first" was recognized first and prevents it"#
      ])
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    double.name = "double"
    single.require(toFail: double)
    #expect(
      try reasons(single, double) { try $0.tap("card", count: 2) } == [
        #"UITapGestureRecognizer "double" was recognized first and prevents it"#
      ])
    let refused = try reasons(UITapGestureRecognizer(), view: Refusing()) { try $0.tap("card") }
    #expect(refused == [#"gestureRecognizerShouldBegin of Refusing "card" said no"#])
  }

  @Test func `an explanation has the reasons, and a list that nobody dragged is left out`() throws {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.contentSize = CGSize(width: 300, height: 900)
    try stage.add(list, named: "list")
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    list.addGestureRecognizer(press)
    try stage.tap(.point(20, 20, in: "list"))
    #expect(
      stage.trace.explanation() == [
        #"0.000 s: the tap reached UIScrollView "list""#,
        #"0.000 s: UIScrollView "list" touchesBegan touch 1 is held [delayed-touch]"#,
        #"0.050 s: UILongPressGestureRecognizer "press" failed: the finger lifted after 0.05 s; the press takes 0.5 s"#,
      ])
    #expect(!stage.text(only: [.gesture]).contains("the press takes"))
    #expect(TraceGroups(of: stage.trace).description.contains("possible → failed: the finger lifted after"))
  }

  @Test func `an unmet expectation says why the gesture failed`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try stage.add(view, named: "card")
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    view.addGestureRecognizer(press)
    let result = stage.run(try Script("tap \"card\" for 0.4s\nexpect \"press\" began\n"))
    #expect(result.description.contains("failed: the finger lifted after 0.4 s; the press takes 0.5 s"))
  }

  @Test func `an action says that its target was deallocated`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try stage.add(view, named: "card")
    let tap = UITapGestureRecognizer()
    tap.addTarget(Listener(), action: Listener.tapped)
    view.addGestureRecognizer(tap)
    try stage.tap("card")
    #expect(stage.text(only: [.gesture]).contains("sends its action: ended; 1 target was deallocated"))
    #expect(
      stage.trace.explanation().contains(
        "0.050 s: UITapGestureRecognizer#1 sends its action: ended; 1 target was deallocated"))
  }
}

/// A view that lets no gesture begin.
private final class Refusing: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class Listener {
  func tapped() {}
}
