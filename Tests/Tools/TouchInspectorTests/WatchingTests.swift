// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDrawing
import TouchInspector
import TouchRender
import TouchTesting
import Touchstone

struct WatchingTests {
  /// A button in a scroll view.
  private func stage() throws -> Stage {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list.contentSize = CGSize(width: 320, height: 2000)
    try stage.add(list, named: "list")
    let buy = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    buy.setTitle("Buy", for: .normal)
    try stage.add(buy, named: "buy", in: "list")
    return stage
  }

  /// A tap on the button, a drag that scrolls, and a touch that the system cancels.
  private func touch(_ stage: Stage) throws {
    try stage.tap("buy")
    try stage.wait(1)
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "buy"))
    try finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    try finger.up()
    try stage.wait(2)
    try finger.down(at: .screen(300, 500))
    try finger.cancel()
  }

  /// What a picture of the overlay shows.
  private func lines(of window: UIWindow) -> [String] {
    let overlay = window.layer.sublayers?.filter { $0.zPosition > 0 } ?? []
    let picture = UIGraphicsImageRenderer(size: window.bounds.size).image { context in
      for layer in overlay { layer.render(in: context.cgContext) }
    }
    return picture.displayList?.lines ?? []
  }

  @Test func `the log says what became of each touch`() throws {
    let stage = try stage()
    TouchInspector.startLog()
    try touch(stage)
    #expect(
      TouchInspector.touches.map(\.description) == [
        "touch 1: began in UIButton 'Buy', ended there after 0.05 s",
        "touch 2: began in UIButton 'Buy', taken by UIScrollViewPanGestureRecognizer of UIScrollView 'list' after 0.03 s",
        "touch 3: began in UIView, cancelled by the system after 0.00 s",
      ])
    TouchInspector.stopLog()
    #expect(TouchInspector.touches.isEmpty)
  }

  @Test func `the log keeps the last hundred touches`() throws {
    let stage = try stage()
    TouchInspector.startLog()
    for _ in 0..<103 { try stage.tap("buy") }
    #expect(TouchInspector.touches.map(\.number) == Array(4...103))
  }

  @Test func `a touch that a recognizer takes after the finger has lifted or rested did not just end`() throws
  {
    let stage = try stage()
    let card = UIView(frame: CGRect(x: 0, y: 450, width: 300, height: 100))
    try stage.add(card, named: "card")
    let (double, single, press) = (
      UITapGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer()
    )
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for recognizer in [double, single, press] { card.addGestureRecognizer(recognizer) }
    single.name = "single"
    press.name = "press"
    TouchInspector.startLog()
    try stage.tap("card")
    try stage.wait(2)
    try stage.finger(1).down(at: .center(of: "card"))
    try stage.wait(1)
    #expect(
      TouchInspector.touches.map(\.description) == [
        "touch 1: began in UIView 'card', taken by single of UIView 'card' after 0.40 s",
        "touch 2: began in UIView 'card', taken by press of UIView 'card' after 0.50 s",
      ])
    TouchInspector.stopLog()
  }

  @Test func `neither the log nor the overlay changes a trace`() throws {
    let plain = try stage()
    try touch(plain)
    let watched = try stage()
    TouchInspector.startLog()
    TouchInspector.showOverlay()
    try touch(watched)
    TouchInspector.hideOverlay()
    TouchInspector.stopLog()
    #expect(plain.text() == watched.text())
    #expect(plain.text().contains("touchesCancelled"))
  }

  @Test func `the overlay draws the hit view and the way down to it, and leaves nothing behind`() throws {
    let stage = try stage()
    let window = try #require(stage.view.window)
    let before = window.layer.sublayers?.count ?? 0
    TouchInspector.showOverlay()
    try stage.tap("buy")
    let drawn = lines(of: window)
    #expect(
      drawn.suffix(8) == [
        "  stroke rect 0.5 0.5 319 399 #808080 alpha 0.6 width 1",
        "  fill rect 20 100 200 44 #007AFF alpha 0.15",
        "  stroke rect 21 101 198 42 #007AFF width 2", "  fill rect 144 146 389.48 46 #000000 alpha 0.7",
        "  text \"UIButton \\'Buy\\'\" in 148 148 71.61 13.127 #FFFFFF size 11",
        "  text \"UIScrollViewDelayedTouchesBeganGestureRecognizer of UIScrollView \\'list\\'\" in 148 162 381.48 13.127 #FFFFFF size 11",
        "  text \"UIScrollViewPanGestureRecognizer of UIScrollView \\'list\\'\" in 148 176 285.45 13.127 #FFFFFF size 11",
        "restore",
      ])
    let buy = try stage["buy"]
    #expect(window.hitTest(CGPoint(x: 30, y: 110), with: nil) === buy)
    TouchInspector.hideOverlay()
    #expect(window.layer.sublayers?.count == before)
  }

  @Test func `the overlay names the recognizer that takes the touch, when a picture is made`() throws {
    let stage = try stage()
    TouchInspector.showOverlay()
    let finger = stage.finger(1)
    try finger.down(at: .center(of: "buy"))
    let window = try #require(stage.view.window)
    #expect(!lines(of: window).contains { $0.contains("taken by") })
    try finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    #expect(
      lines(of: window).contains { $0.contains("taken by UIScrollViewPanGestureRecognizer of UIScrollView") })
    TouchInspector.hideOverlay()
  }

  @Test func `what takes another finger is not written beside the last one`() throws {
    let stage = try stage()
    let aside = UIView(frame: CGRect(x: 0, y: 450, width: 100, height: 100))
    try stage.add(aside, named: "aside")
    TouchInspector.showOverlay()
    let (first, second) = (stage.finger(1), stage.finger(2))
    try first.down(at: .center(of: "buy"))
    try second.down(at: .center(of: "aside"))
    try first.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    let window = try #require(stage.view.window)
    #expect(!lines(of: window).contains { $0.contains("taken by") })
    #expect(lines(of: window).contains { $0.contains("text \"UIView") })
    TouchInspector.hideOverlay()
  }

  @Test func `the overlay keeps neither views nor recognizers alive`() throws {
    let stage = try stage()
    TouchInspector.showOverlay()
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let short = UIView(frame: CGRect(x: 0, y: 450, width: 100, height: 44))
      let tap = UITapGestureRecognizer()
      short.addGestureRecognizer(tap)
      stage.view.addSubview(short)
      (view, recognizer) = (short, tap)
      try stage.tap(.screen(50, 470))
      short.removeFromSuperview()
    }
    try stage.wait(1)
    #expect(view == nil)
    #expect(recognizer == nil)
    #expect(lines(of: try #require(stage.view.window)).isEmpty)
  }

  @Test func `the overlay marks what is too small, and where a view reacts outside its bounds`() throws {
    let stage = try stage()
    let small = UIButton(frame: CGRect(x: 20, y: 500, width: 20, height: 20))
    small.addAction(UIAction { _ in }, for: .touchUpInside)
    try stage.add(small, named: "small")
    try stage.add(GrownView(frame: CGRect(x: 200, y: 500, width: 50, height: 50)), named: "grown")
    let window = try #require(stage.view.window)
    TouchInspector.showOverlay()
    let frames = window.layer.sublayers?.filter { $0.zPosition > 0 }.map(\.frame) ?? []
    #expect(frames == [CGRect(x: 190, y: 490, width: 70, height: 70), small.frame])
    TouchInspector.hideOverlay()
  }
}

/// A view that takes touches up to ten points outside its bounds.
private final class GrownView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
