// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

struct UIVisualEffectViewTests {
  @Test func `the content fills the view and is hit where nothing in it is`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    try stage.add(blur, named: "blur")
    #expect(blur.contentView.frame == blur.bounds)
    let button = ProbeView("button", frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    blur.contentView.addSubview(button)
    let finger = stage.finger(1)
    try finger.down(at: .screen(65, 65))
    #expect(stage.application.activeTouches.first?.view === button)
    try finger.up()
    try finger.down(at: .screen(120, 120))
    #expect(stage.application.activeTouches.first?.view === blur.contentView)
    try finger.up()
    #expect((blur.effect as? UIBlurEffect)?.style == .systemMaterial)
  }

  @Test func `a view beside the content is reported`() {
    var said: [String] = []
    let old = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = old }
    UIVisualEffectView(effect: nil).addSubview(UIView())
    #expect(
      said == [
        "UIVisualEffectView: UIView was added to the effect view itself, which UIKit refuses; add it to its contentView."
      ])
  }

  @Test func `vibrancy belongs to a blur`() {
    let blur = UIBlurEffect(style: .dark)
    #expect(UIVibrancyEffect(blurEffect: blur).blurEffect === blur)
    #expect(UIVibrancyEffect(blurEffect: blur, style: .fill).style == .fill)
  }
}
