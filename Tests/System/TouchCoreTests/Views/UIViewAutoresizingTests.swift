// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore

@MainActor @Suite struct UIViewAutoresizingTests {
  /// Start and length along one axis, for the eight masks in the order of their bits: before, inside, after.
  typealias Axis = [(start: CGFloat, length: CGFloat)]

  // Margins 20 and 40 around a width of 40; 100 grow to 200 and shrink to 80.
  static let wider: Axis = [
    (20, 40), (120, 40), (20, 140), (20 + 100.0 / 3, 40 + 200.0 / 3), (20, 40), (20 + 100.0 / 3, 40),
    (20, 90),
    (40, 80),
  ]
  static let narrower: Axis = [
    (20, 40), (0, 40), (20, 20), (20 - 20.0 / 3, 40 - 40.0 / 3), (20, 40), (20 - 20.0 / 3, 40), (20, 30),
    (16, 32),
  ]
  // Margins 10 and 60 around a height of 30; 100 grow to 150 and shrink to 80.
  static let higher: Axis = [
    (10, 30), (60, 30), (10, 80), (22.5, 67.5), (10, 30), (10 + 50.0 / 7, 30), (10, 30 + 50.0 / 3), (15, 45),
  ]
  static let lower: Axis = [
    (10, 30), (-10, 30), (10, 10), (5, 15), (10, 30), (10 - 20.0 / 7, 30), (10, 30 - 20.0 / 3), (8, 24),
  ]

  @Test(arguments: 0..<64)
  func `each mask shares growth and shrinkage among what is flexible`(bits: Int) {
    let mask = UIView.AutoresizingMask(rawValue: UInt(bits))
    for (size, across, down) in [
      (CGSize(width: 200, height: 150), Self.wider, Self.higher),
      (CGSize(width: 80, height: 80), Self.narrower, Self.lower),
    ] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
      view.autoresizingMask = mask
      root.addSubview(view)
      root.frame.size = size
      let (x, y) = (across[bits & 7], down[bits >> 3])
      #expect(abs(view.frame.minX - x.start) < 1e-9, "\(bits) \(size)")
      #expect(abs(view.frame.width - x.length) < 1e-9, "\(bits) \(size)")
      #expect(abs(view.frame.minY - y.start) < 1e-9, "\(bits) \(size)")
      #expect(abs(view.frame.height - y.length) < 1e-9, "\(bits) \(size)")
    }
  }

  @Test func `bounds that change resize as a frame does, and those below follow`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UIView(frame: root.bounds)
    let b = UIView(frame: root.bounds)
    a.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    b.autoresizingMask = .flexibleWidth
    root.addSubview(a)
    a.addSubview(b)
    root.bounds.size = CGSize(width: 50, height: 60)
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(b.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  /// A view that notes when its bounds have changed.
  private class Watcher: UIView, GeometryWatching {
    var note: (String) -> Void = { _ in }
    func boundsChanged(from old: CGRect) { note("\(tag) has changed") }
    func windowChanged(from old: UIWindow?) {}
    override func layoutSubviews() { note("\(tag) is laid out") }
  }

  /// A view that overrides its frame, and notes when that is set.
  private final class Framed: Watcher {
    override var frame: CGRect {
      get { super.frame }
      set {
        note("\(tag) is set")
        super.frame = newValue
        note("\(tag) was set")
      }
    }
  }

  @Test func `a view has changed when all below it have, whether they override their frames or not`() {
    var lines: [String] = []
    func add(_ view: Watcher, _ tag: Int, to parent: UIView) -> UIView {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.tag = tag
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.watchGeometry()
      view.note = { lines.append($0) }
      parent.addSubview(view)
      return view
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let one = add(Watcher(), 1, to: root)
    _ = add(Watcher(), 11, to: one)
    let framed = add(Framed(), 12, to: one)
    let inner = add(Watcher(), 121, to: framed)
    _ = add(Framed(), 1211, to: inner)
    _ = add(Watcher(), 13, to: one)
    let fixed = add(Watcher(), 14, to: one)
    fixed.autoresizingMask = []
    _ = add(Watcher(), 141, to: fixed)
    let moved = add(Watcher(), 15, to: one)
    moved.autoresizingMask = .flexibleLeftMargin
    let keeping = add(Watcher(), 16, to: one)
    keeping.autoresizesSubviews = false
    _ = add(Watcher(), 161, to: keeping)
    _ = add(Watcher(), 2, to: root)
    lines = []
    root.frame.size.width = 200
    #expect(
      lines == [
        "11 has changed", "12 is set", "1211 is set", "1211 has changed", "1211 was set", "121 has changed",
        "12 has changed", "12 was set", "13 has changed", "16 has changed", "1 has changed", "2 has changed",
      ])
    #expect(moved.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    lines = []
    root.layoutIfNeeded()
    #expect(
      lines == [1, 11, 12, 121, 1211, 13, 14, 141, 15, 16, 161, 2].map { "\($0) is laid out" })
  }

  @Test func `a view that keeps the sizes of its subviews leaves them`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `flexible parts without any length share alike, and a width never falls below nothing`() {
    let root = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 100, height: 0)
    #expect(view.frame.minX == 50)

    let narrow = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
    narrow.autoresizingMask = .flexibleWidth
    root.addSubview(narrow)
    root.frame.size.width = 10
    #expect(narrow.frame == CGRect(x: 40, y: 0, width: 0, height: 10))
  }

  @Test func `the bits are UIKit's`() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}
