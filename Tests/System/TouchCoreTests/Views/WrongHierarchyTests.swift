// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

struct WrongHierarchyTests {
  @Test func `a view cannot become its own subview`() {
    let view = UIView()
    #expect(
      misuses { view.addSubview(view) } == [
        "addSubview: a view cannot become its subview; nothing is added."
      ])
    #expect(view.superview == nil && view.subviews.isEmpty)
  }

  @Test func `a cycle of views is refused`() {
    let top = UIView()
    let middle = UIView()
    let bottom = UIView()
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(
      misuses { bottom.insertSubview(top, at: 0) } == [
        "insertSubview(_:at:): a view that contains this one cannot become its subview; nothing is added."
      ])
    #expect(top.superview == nil && bottom.subviews.isEmpty && bottom.superview === middle)
  }

  @Test func `a window in a view is refused`() {
    let view = UIView()
    let window = UIWindow(frame: .zero)
    let said = misuses { view.addSubview(window) }
    #expect(said == ["addSubview: a window belongs to a scene and cannot be a subview; nothing is added."])
    #expect(window.superview == nil && window.window === window)
  }

  @Test func `a view added to a second window leaves the first`() {
    let first = UIWindow(frame: .zero)
    let second = UIWindow(frame: .zero)
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    first.addSubview(view)
    #expect(misuses { second.addSubview(view) } == [])
    #expect(first.subviews.isEmpty && second.subviews == [view])
    #expect(view.window === second && inner.window === second)
  }

  @Test func `places that do not exist are refused or taken as the nearest`() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { parent.insertSubview(view, at: 99) }
    #expect(parent.subviews == views)
    parent.insertSubview(views[2], at: -5)
    #expect(parent.subviews == [views[2], views[0], views[1]])
    #expect(misuses { parent.exchangeSubview(at: 0, withSubviewAt: 3) }.count == 1)
    #expect(misuses { parent.insertSubview(views[0], aboveSubview: UIView()) }.count == 1)
    #expect(parent.subviews == [views[2], views[1], views[0]])
  }
}
