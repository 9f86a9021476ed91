// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchGraphics

private final class Tinted: UIView {
  var name = ""
  var tell: ((String) -> Void)?
  override func tintColorDidChange() { tell?(name) }
}

@MainActor @Suite final class UIViewTintTests {
  private var log: [String] = []
  private func view(_ name: String, in parent: UIView? = nil) -> Tinted {
    let view = Tinted()
    view.name = name
    parent?.addSubview(view)
    view.tell = { [unowned self] in log.append($0) }
    return view
  }

  @Test func `a tint is inherited until a view has its own`() {
    let root = view("root")
    let a = view("a", in: root)
    let b = view("b", in: a)
    #expect(b.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(b.tintColor == .red)
    a.tintColor = .green
    #expect(b.tintColor == .green)
    a.tintColor = nil
    #expect(a.tintColor == .red)
  }

  @Test func `views are told of a tint that changed for them, and of no other`() {
    let root = view("root")
    let a = view("a", in: root)
    _ = view("a1", in: a)
    let b = view("b", in: root)
    b.tintColor = .green
    _ = view("b1", in: b)
    log = []
    root.tintColor = .red
    #expect(log == ["root", "a", "a1"])
    root.tintColor = .red
    #expect(log == ["root", "a", "a1"])
  }

  @Test func `a view that comes under another tint is told`() {
    let root = view("root")
    root.tintColor = .red
    let a = view("a")
    log = []
    root.addSubview(a)
    #expect(log == ["a"])
    let b = view("b")
    b.tintColor = .green
    log = []
    root.addSubview(b)
    #expect(log == [])
  }
}
