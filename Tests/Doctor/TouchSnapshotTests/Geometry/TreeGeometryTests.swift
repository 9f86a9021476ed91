// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

@Suite struct TreeGeometryTests {
  /// A view about whose place everything is told.
  private func view(
    _ frame: (Double, Double, Double, Double), origin: (Double, Double)? = (0, 0),
    transform: ViewTransform? = .identity
  ) -> ViewSnapshot {
    var view = ViewSnapshot(className: "UIView")
    view.frame = .known(ViewRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
    if let origin { view.boundsOrigin = .known(ViewPoint(x: origin.0, y: origin.1)) }
    if let transform { view.transform = .known(transform) }
    return view
  }

  /// The geometry of views each of which is in the one before it.
  private func nested(_ views: ViewSnapshot...) -> TreeGeometry {
    var tree = ViewTree()
    var last: Int?
    for view in views { last = tree.add(view, to: last) }
    return tree.geometry()
  }

  private func turned(_ degrees: Double) -> ViewTransform {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return ViewTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  @Test func `frames add up from view to view`() {
    let geometry = nested(view((0, 20, 320, 460)), view((10, 30, 100, 50)), view((1, 2, 3, 4)))
    #expect(geometry[2].box == ViewRect(x: 11, y: 52, width: 3, height: 4))
    #expect(geometry[2].doubt == nil && geometry[2].cause == nil && geometry[2].tolerance == 0)
    #expect(geometry[1].ownPoint(fromParent: ViewPoint(x: 15, y: 31)) == ViewPoint(x: 5, y: 1))
    #expect(geometry.convert(.zero, from: 2, to: 0) == ViewPoint(x: 11, y: 32))
    #expect(geometry.convert(.zero, from: 2, to: nil) == ViewPoint(x: 11, y: 52))
    #expect(geometry.convert(ViewPoint(x: 11, y: 52), from: nil, to: 2) == .zero)
  }

  @Test func `what has been scrolled away moves the children and the bounds`() {
    let geometry = nested(view((0, 0, 100, 100), origin: (0, 40)), view((0, 50, 10, 10)))
    #expect(geometry[0].bounds == ViewRect(x: 0, y: 40, width: 100, height: 100))
    #expect(geometry[1].box == ViewRect(x: 0, y: 10, width: 10, height: 10))
    #expect(geometry[0].contains(own: ViewPoint(x: 0, y: 40)) == true)
    #expect(geometry[0].contains(own: ViewPoint(x: 0, y: 140)) == false)
  }

  @Test func `a quarter turn swaps the sides without a doubt`() {
    let landscape = ViewTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    let geometry = nested(
      view((0, 0, 768, 1024)), view((20, 0, 748, 1024), transform: landscape), view((0, 0, 44, 44)))
    #expect(geometry[1].bounds == ViewRect(x: 0, y: 0, width: 1024, height: 748))
    #expect(geometry[1].treePoint(from: .zero) == ViewPoint(x: 20, y: 1024))
    #expect(geometry[2].box == ViewRect(x: 20, y: 980, width: 44, height: 44))
    #expect(geometry[2].cause == nil)
  }

  @Test func `what rounding left of a quarter turn is a quarter turn`() {
    let noisy = ViewTransform(a: 6.12323e-17, b: 1, c: -1, d: 6.12323e-17, tx: 0, ty: 0)
    let geometry = nested(view((0, 0, 44, 320), transform: noisy))
    #expect(geometry[0].bounds?.size == ViewSize(width: 320, height: 44) && geometry[0].doubt == nil)
  }

  @Test func `a scaled view is as large as its box says`() {
    let half = ViewTransform(a: 0.5, b: 0, c: 0, d: -0.5, tx: 300, ty: 0)
    let geometry = nested(view((10, 10, 50, 20), transform: half), view((0, 0, 10, 10)))
    #expect(geometry[0].bounds == ViewRect(x: 0, y: 0, width: 100, height: 40))
    #expect(geometry[1].box == ViewRect(x: 10, y: 25, width: 5, height: 5))
    #expect(geometry[1].doubt == nil)
  }

  @Test(arguments: [10.0, 30, 60, 120, 200, 300])
  func `the size of a turned view comes out of its box`(degrees: Double) throws {
    let turn = turned(degrees)
    let (wide, high) = (120.0, 40.0)
    let box = (
      200 - (abs(turn.a) * wide + abs(turn.c) * high) / 2,
      100 - (abs(turn.b) * wide + abs(turn.d) * high) / 2,
      abs(turn.a) * wide + abs(turn.c) * high, abs(turn.b) * wide + abs(turn.d) * high
    )
    let geometry = nested(view((0, 0, 400, 400)), view(box, transform: turn))
    let bounds = try #require(geometry[1].bounds)
    #expect(abs(bounds.width - wide) < 0.01 && abs(bounds.height - high) < 0.01)
    #expect(geometry[1].doubt == .solvedFromBox)
    let middle = try #require(geometry[1].center)
    #expect(abs(middle.x - 200) < 0.01 && abs(middle.y - 100) < 0.01)
    let corner = try #require(geometry[1].corners?.first)
    #expect(abs(corner.x - (200 - turn.a * wide / 2 - turn.c * high / 2)) < 0.01)
  }

  @Test func `a box says nothing of what is turned by 45 degrees, and nothing in there is known`() {
    let geometry = nested(view((0, 0, 100, 100), transform: turned(45)), view((0, 0, 10, 10)))
    #expect(geometry[0].bounds == nil && geometry[0].toParent == nil)
    #expect(geometry[0].doubt == .boxTellsNoSize)
    #expect(geometry[1].bounds == ViewRect(x: 0, y: 0, width: 10, height: 10))
    #expect(geometry[1].toParent != nil && geometry[1].toTree == nil && geometry[1].doubt == nil)
    #expect(geometry[1].cause == ViewGeometry.Cause(place: 0, doubt: .boxTellsNoSize))
  }

  @Test func `a box that no rectangle has is not believed`() {
    let geometry = nested(view((0, 0, 100, 2), transform: turned(30)))
    #expect(geometry[0].doubt == .boxDoesNotFit)
  }

  @Test func `a view scaled to nothing has no size that could be known`() {
    let nothing = ViewTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let geometry = nested(view((50, 50, 0, 0), transform: nothing))
    #expect(geometry[0].doubt == .transformFlattens && geometry[0].ownPoint(fromParent: .zero) == nil)
  }

  @Test func `known bounds need no solving`() {
    var known = view((0, 0, 141.421, 141.421), transform: turned(45))
    known.bounds = .known(ViewRect(x: 0, y: 0, width: 100, height: 100))
    let geometry = nested(known)
    #expect(geometry[0].doubt == nil && geometry[0].bounds?.width == 100)
  }

  @Test func `what is not told is assumed, and the doubt says so`() {
    let geometry = nested(
      view((0, 0, 10, 10), origin: nil), view((1, 1, 5, 5), transform: nil), view((0, 0, 1, 1)),
      ViewSnapshot(className: "Silent"), view((2, 2, 2, 2)))
    #expect(
      geometry.views.map(\.doubt) == [.originAssumed, .transformAssumed, nil, .noFrame, nil])
    #expect(geometry.views.map { $0.cause?.place } == [0, 1, 1, 3, 3])
    #expect(geometry.views.map { $0.cause?.doubt.isBlind } == [false, false, false, true, true])
    #expect(geometry[2].box == ViewRect(x: 1, y: 1, width: 1, height: 1))
    #expect(geometry[4].toTree == nil && geometry[4].toParent != nil)
  }

  @Test func `numbers that nothing can be reckoned with are not reckoned with`() {
    let huge = 1.7976931348623157e308
    let geometry = nested(
      view((0, 0, huge, huge)), view((0, 0, .nan, 1)), view((0, 0, 1, 1), origin: (huge, 0)))
    #expect(geometry.views.map(\.doubt) == [.noNumber, .noNumber, .noNumber])
    let far = nested(
      view((1e14, 0, 1, 1)), view((9e14, 0, 1, 1)), view((9e14, 0, 1, 1)), view((0, 0, 1, 1)))
    #expect(far.views.map(\.doubt) == [nil, .noNumber, nil, nil])
    #expect(far[3].toTree == nil)
  }

  @Test func `six digits are rounded, fewer are not`() {
    #expect(ViewRect(x: 0, y: 43.5, width: 320, height: 81).roundingError == 0)
    #expect(abs(ViewRect(x: 0, y: 0, width: 92.3333, height: 1).roundingError - 0.00005) < 1e-12)
    #expect(abs(ViewRect(x: -1023.67, y: 0, width: 1, height: 1).roundingError - 0.005) < 1e-12)
    let geometry = nested(view((0, 0, 92.3333, 10)), view((0, 0, 92.3333, 10)))
    #expect(abs(geometry[1].tolerance - 0.0001) < 1e-12)
  }

  @Test func `views of which nobody knows the nesting have a size and no place`() {
    var tree = ViewTree()
    tree.isNestingKnown = false
    tree.add(view((5, 5, 10, 20)))
    let geometry = tree.geometry()
    #expect(geometry[0].doubt == .nestingUnknown && geometry[0].box == nil)
    #expect(geometry[0].bounds?.size == ViewSize(width: 10, height: 20))
  }

  @Test func `elements of accessibility are where the screen has them`() {
    var tree = ViewTree(space: .screen, isAccessibility: true)
    let window = tree.add(view((0, 0, 390, 844)))
    let bar = tree.add(view((0, 47, 390, 44)), to: window)
    let silent = tree.add(ViewSnapshot(className: "Other"), to: bar)
    tree.add(view((336, 50, 38, 38)), to: silent)
    let geometry = tree.geometry()
    #expect(geometry[3].box == ViewRect(x: 336, y: 50, width: 38, height: 38))
    #expect(geometry[1].toParent == ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 47))
    #expect(geometry[2].doubt == .noFrame && geometry[3].doubt == nil && geometry[3].toParent == nil)
    #expect(geometry[3].ownPoint(fromTree: ViewPoint(x: 340, y: 60)) == ViewPoint(x: 4, y: 10))
  }

  @Test func `a chain of 20 000 views needs no stack`() {
    var tree = ViewTree()
    var last: Int?
    for _ in 0..<20_000 { last = tree.add(view((1, 0, 10, 10)), to: last) }
    #expect(tree.geometry()[19_999].box?.origin.x == 20_000)
  }
}
