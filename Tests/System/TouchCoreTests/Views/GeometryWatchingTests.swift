// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A view that writes down what it is told of its bounds and its window.
private final class Watcher: UIView, GeometryWatching {
  var told: [String] = []

  override func didMoveToWindow() { told.append("did move") }
  func boundsChanged(from old: CGRect) {
    told.append("\(old.origin.y) \(old.width) → \(bounds.origin.y) \(bounds.width)")
  }
  func windowChanged(from old: UIWindow?) { told.append(window == nil ? "left" : "came") }
}

@MainActor @Suite struct GeometryWatchingTests {
  @Test func `a view that watches is told of its bounds, by whatever way they change`() {
    let view = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin.y = 1
    #expect(view.told == [])
    view.watchGeometry()
    view.bounds.origin.y = 2
    view.bounds.origin.y = 2
    view.frame.size.width = 20
    view.frame.origin.x = 5
    view.center.x = 50
    view.autoresizingMask = .flexibleWidth
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    parent.frame.size.width = 110
    UIView.animate(withDuration: 1) { view.bounds.origin.y = 3 }
    #expect(
      view.told == [
        "1.0 10.0 → 2.0 10.0", "2.0 10.0 → 2.0 20.0", "2.0 20.0 → 2.0 30.0", "2.0 30.0 → 3.0 30.0",
      ])
  }

  @Test func `it is told of its window before anybody else`() {
    let view = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.watchGeometry()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = UIView()
    parent.addSubview(view)
    window.addSubview(parent)
    parent.removeFromSuperview()
    #expect(view.told == ["came", "did move", "left", "did move"])
  }
}
