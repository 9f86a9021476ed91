// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct UILayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func view(_ name: String, in parent: UIView? = nil) -> UIView { placed(name, in: parent ?? root) }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `guides take room like views that are not seen`() {
    let (one, two) = (view("one"), view("two"))
    let (first, second) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(first)
    root.addLayoutGuide(second)
    #expect(root.layoutGuides == [first, second] && first.owningView === root)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      one.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.leftAnchor.constraint(equalTo: second.rightAnchor),
      two.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
      one.widthAnchor.constraint(equalToConstant: 60), two.widthAnchor.constraint(equalToConstant: 60),
      one.topAnchor.constraint(equalTo: root.topAnchor), two.topAnchor.constraint(equalTo: one.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 10),
      two.heightAnchor.constraint(equalTo: one.heightAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor), first.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(frames(one, two) == "120 0 60 10, 240 0 60 10")
    #expect(text(of: first.layoutFrame) == "0 0 120 7")
    root.removeLayoutGuide(first)
    #expect(first.owningView == nil && root.layoutGuides == [second])
    #expect(root.constraints.count == 6)
  }

  @Test func `margins as attributes and as a guide include the safe area`() {
    let screen = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
    let application = UIApplication()
    let scene = UIWindowScene(screen: screen)
    let window = UIWindow(windowScene: scene)
    window.frame = screen.bounds
    let container = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    window.addSubview(container)
    let views = (0..<5).map { view("\($0)", in: container) }
    func set(
      _ item: UIView, _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
      _ constant: CGFloat = 0
    ) {
      NSLayoutConstraint(
        item: item, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : container,
        attribute: second, multiplier: 1, constant: constant
      ).isActive = true
    }
    for (index, size) in [(0, (60, 40)), (1, (60, 40)), (2, (80, 30))] {
      set(views[index], .width, .notAnAttribute, CGFloat(size.0))
      set(views[index], .height, .notAnAttribute, CGFloat(size.1))
    }
    set(views[0], .left, .leftMargin)
    set(views[0], .top, .topMargin)
    set(views[1], .right, .rightMargin)
    set(views[1], .bottom, .bottomMargin)
    set(views[2], .centerX, .centerXWithinMargins)
    set(views[2], .centerY, .centerYWithinMargins)
    set(views[3], .leading, .leadingMargin)
    set(views[3], .trailing, .trailingMargin)
    set(views[3], .top, .topMargin, 100)
    set(views[3], .height, .notAnAttribute, 24)
    fill(views[4], container.layoutMarginsGuide)
    window.layoutIfNeeded()
    // Measured on UIKit, but for the origin 149.5, which it rounds to 150 off screen.
    #expect(
      frames(views[0], views[1], views[2], views[3], views[4])
        == "24 37 60 40, 232 252 60 40, 118 149.5 80 30, 24 137 268 24, 24 37 268 255")
    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()
    #expect(frames(views[0], views[4]) == "18 30 60 40, 18 30 278 267")
    let safe = view("safe", in: window)
    fill(safe, window.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(frames(safe) == "16 59 284 387")
    #expect(text(of: window.safeAreaLayoutGuide.layoutFrame) == "16 59 284 387")
    withExtendedLifetime(application) {}
  }

  @Test func `readable content is not wider than text should be`() {
    let (text, wide) = (view("text"), view("wide"))
    fill(text, root.readableContentGuide)
    fill(wide, root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(frames(text, wide) == "8 8 304 464, 8 8 304 464")
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(frames(text, wide) == "164 8 672 464, 8 8 984 464")
  }

  @Test func `the keyboard's guide is below the safe area`() {
    let field = view("field")
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      field.leftAnchor.constraint(equalTo: root.leftAnchor),
      field.widthAnchor.constraint(equalTo: root.widthAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(frames(field) == "0 440 320 40")
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
  }
}
