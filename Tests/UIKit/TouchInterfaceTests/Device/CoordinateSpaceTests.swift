// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

struct CoordinateSpaceTests {
  @Test func `views of windows at different places convert by way of the screen`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    try stage.add(view, named: "view")
    let other = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    other.windowScene = stage.window.windowScene
    other.isHidden = false
    let inOther = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    other.addSubview(inOther)
    let space: any UICoordinateSpace = inOther
    #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: -94, y: -184))
    #expect(space.convert(CGPoint(x: -94, y: -184), to: view as any UICoordinateSpace) == CGPoint(x: 1, y: 1))
    #expect(
      inOther.convert(view.bounds, from: view as any UICoordinateSpace)
        == CGRect(x: -95, y: -185, width: 100, height: 50))
  }

  @Test func `the frame of the keyboard is converted from the screen`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    try stage.add(view, named: "view")
    let screen = stage.window.screen
    let keyboard = CGRect(x: 0, y: 400, width: 375, height: 267)
    #expect(view.convert(keyboard, from: screen.coordinateSpace).minY == 300)
    #expect(screen.coordinateSpace.convert(keyboard, to: view).minY == 300)
    #expect(screen.convert(CGPoint(x: 1, y: 2), from: view as any UICoordinateSpace) == CGPoint(x: 1, y: 102))
    #expect(stage.window.windowScene?.coordinateSpace.bounds == screen.bounds)
  }

  @Test func `a view is still converted to as a view`() {
    final class Counting: UIView {
      var calls = 0
      override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        calls += 1
        return super.convert(point, to: view)
      }
    }
    let (parent, child) = (UIView(), Counting(frame: CGRect(x: 3, y: 4, width: 5, height: 6)))
    parent.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 3, y: 4))
    #expect(child.calls == 1)
  }
}
