// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

struct BegunAnimationTests {
  private final class Delegate: UIResponder {
    var lines: [String] = []
    func started(_ name: String) { lines.append("started \(name)") }
    func stopped(_ name: String) { lines.append("stopped \(name)") }
  }

  @Test func `changes between begin and commit are animated with what is set there`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    let delegate = Delegate()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationWillStart(Selector("started:", Delegate.started))
    UIView.setAnimationDidStop(Selector("stopped:", Delegate.stopped))
    view.center.x = 105
    UIView.commitAnimations()
    #expect(delegate.lines == ["started move"])
    try stage.wait(1)
    #expect(view.layer.presentation()?.position.x == 55)
    try stage.wait(0.5)
    #expect(delegate.lines == ["started move", "stopped move"] && view.layer.animationKeys() == nil)
  }

  @Test func `what is set outside is reported`() {
    var said: [String] = []
    let old = Misuse.handler
    Misuse.handler = { said.append($0) }
    defer { Misuse.handler = old }
    UIView.commitAnimations()
    UIView.setAnimationDuration(1)
    #expect(
      said == [
        "UIView.commitAnimations: it comes without beginAnimations; nothing happens.",
        "UIView.setAnimationDuration: it has an effect after beginAnimations only.",
      ])
  }

  @Test func `changes that repeat do so as often as asked`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      view.center.x = 105
    }
    try stage.wait(0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    try stage.wait(2)
    #expect(view.layer.presentation()?.opacity == 0.5 && view.layer.animationKeys() == ["opacity"])
    try stage.wait(1.6)
    #expect(view.layer.animationKeys() == nil && view.alpha == 0)
  }
}
