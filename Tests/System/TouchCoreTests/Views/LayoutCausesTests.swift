// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

/// Counts its layouts, and does something in each.
private final class Counting: UIView {
  var count = 0
  var act: (() -> Void)?
  override func layoutSubviews() {
    count += 1
    act?()
  }
}

/// What asks for a layout, and that a layout that asks for itself comes to an end.
@MainActor @Suite final class LayoutCausesTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
  private let picture = UIImageView(frame: CGRect(x: 0, y: 30, width: 50, height: 20))
  private let drawn = CALayer()
  private var said: [String] = []

  init() {
    window.makeKeyAndVisible()
    window.addSubview(view)
    view.addSubview(label)
    view.addSubview(picture)
    view.layer.addSublayer(drawn)
    application.finishTurn()
  }

  /// How often the view is laid out in a turn that `change` comes before.
  private func expect(
    _ expected: Int, after change: (LayoutCausesTests) -> Void, at location: SourceLocation = #_sourceLocation
  ) {
    let handler = Misuse.handler
    Misuse.handler = { [unowned self] in said.append($0) }
    view.count = 0
    change(self)
    application.finishTurn()
    Misuse.handler = handler
    #expect(view.count == expected, sourceLocation: location)
    #expect(said == [], sourceLocation: location)
  }

  /// How often the view is laid out that does this in each layout, when it is asked for once; then never
  /// again.
  private func expect(
    _ expected: Int, doing act: @escaping (LayoutCausesTests, Int) -> Void,
    at location: SourceLocation = #_sourceLocation
  ) {
    var number = 10
    view.act = { [unowned self] in
      number += 1
      act(self, number)
    }
    expect(expected, after: { $0.view.setNeedsLayout() }, at: location)
    expect(0, after: { _ in }, at: location)
    view.act = nil
  }

  @Test func `a layout that changes the content of subviews runs once`() {
    expect(1, doing: { $0.picture.image = UIImage(size: CGSize(width: $1, height: 4)) })
    expect(1, doing: { $0.label.text = "\($1)" })
    expect(1, doing: { $0.label.numberOfLines = $1 })
    expect(1, doing: { $0.label.font = .systemFont(ofSize: CGFloat($1)) })
    expect(1, doing: { test, _ in test.label.invalidateIntrinsicContentSize() })
  }

  @Test func `a layout that gives subviews other sizes each time runs once`() {
    expect(1, doing: { $0.label.frame.size.width = CGFloat($1) })
    expect(1, doing: { $0.picture.bounds.size.height = CGFloat($1) })
    expect(1, doing: { $0.label.layer.bounds.size.width = CGFloat($1) })
    expect(1, doing: { $0.drawn.frame.size.width = CGFloat($1) })
    expect(
      1,
      doing: {
        $0.label.text = String(repeating: "a", count: $1)
        $0.label.sizeToFit()
      })
  }

  @Test func `a layout that puts a subview where it is already runs once`() {
    expect(1, doing: { test, _ in test.view.sendSubviewToBack(test.label) })
    view.layer.addSublayer(drawn)
    expect(1, doing: { test, _ in test.view.layer.addSublayer(test.drawn) })
    view.bringSubviewToFront(picture)
    expect(1, doing: { test, _ in test.view.bringSubviewToFront(test.picture) })
    expect(1, doing: { test, _ in test.view.addSubview(test.picture) })
  }

  @Test func `a layout that asks for itself each time runs twice`() {
    expect(2, doing: { test, _ in test.view.setNeedsLayout() })
    expect(2, doing: { test, _ in test.view.layer.setNeedsLayout() })
    expect(2, doing: { test, _ in test.view.bringSubviewToFront(test.view.subviews[0]) })
    expect(2, doing: { test, _ in test.view.addSubview(test.view.subviews[0]) })
    expect(2, doing: { test, _ in test.view.exchangeSubview(at: 0, withSubviewAt: 1) })
    expect(2, doing: { test, _ in test.view.addSubview(UIView()) })
    expect(2, doing: { $0.view.bounds.size.height = CGFloat($1) })
    expect(2, doing: { $0.view.bounds.origin.y = CGFloat($1) })
    expect(
      2,
      doing: { test, _ in
        test.label.removeFromSuperview()
        test.view.addSubview(test.label)
      })
    // Asked for anew, it is the same again.
    expect(2, doing: { test, _ in test.view.setNeedsLayout() })
  }

  @Test func `a layout that asks for itself once is followed by one that sees the change`() {
    var widths: [CGFloat] = []
    expect(
      2,
      doing: { test, _ in
        widths.append(test.view.bounds.width)
        test.view.bounds.size.width = 200
      })
    #expect(widths == [300, 200])
  }

  @Test func `the controller's part of a layout may ask for it too`() {
    final class Asking: UIViewController {
      override func viewDidLayoutSubviews() { view.setNeedsLayout() }
    }
    let controller = Asking()
    controller.view = view
    expect(2, after: { $0.view.setNeedsLayout() })
    expect(0, after: { _ in })
  }

  @Test func `another content does not lay out the superview`() {
    expect(0, after: { $0.label.text = "other" })
    expect(0, after: { $0.label.numberOfLines = 3 })
    expect(0, after: { $0.picture.image = UIImage(size: CGSize(width: 9, height: 9)) })
    expect(0, after: { $0.label.invalidateIntrinsicContentSize() })
  }

  @Test func `another size lays out the superview, another place does not`() {
    expect(1, after: { $0.label.frame = CGRect(x: 5, y: 5, width: 60, height: 20) })
    expect(1, after: { $0.label.bounds.size = CGSize(width: 61, height: 20) })
    expect(1, after: { $0.label.layer.frame.size = CGSize(width: 62, height: 20) })
    expect(1, after: { $0.label.layer.bounds.size = CGSize(width: 63, height: 20) })
    expect(1, after: { $0.label.sizeToFit() })
    expect(0, after: { $0.label.frame.origin = CGPoint(x: 7, y: 7) })
    expect(0, after: { $0.label.frame = $0.label.frame })
    expect(0, after: { $0.label.center = .zero })
    expect(0, after: { $0.label.transform = CGAffineTransform(scaleX: 2, y: 2) })
    expect(0, after: { $0.label.bounds.origin = CGPoint(x: 1, y: 1) })
  }

  @Test func `a view that takes its own size in its layout lays out its superview once more`() {
    let child = Counting(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    view.addSubview(child)
    application.finishTurn()
    child.count = 0
    child.act = { [unowned child] in child.bounds.size = CGSize(width: 80, height: 80) }
    var heights: [CGFloat] = []
    view.act = { [unowned child] in heights.append(child.bounds.height) }
    expect(
      2,
      after: {
        $0.view.setNeedsLayout()
        child.setNeedsLayout()
      })
    #expect(heights == [50, 80] && child.count == 2)
    (view.act, child.act) = (nil, nil)
  }
}
