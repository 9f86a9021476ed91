// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// Chains of objects that own each other end without a recursion, whatever they are made of.
struct DeepReleaseTests {
  private let count = 100_000

  @Test func `100 000 nested layers are laid out, hit and released`() {
    weak var last: CALayer?
    do {
      var top = CALayer()
      top.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let deepest = top
      for _ in 0..<count {
        let outer = CALayer()
        outer.frame = top.frame
        outer.addSublayer(top)
        top = outer
      }
      last = deepest
      deepest.setNeedsLayout()
      top.layoutIfNeeded()
      #expect(!deepest.needsLayout())
      #expect(top.hitTest(CGPoint(x: 1, y: 1)) === deepest)
      #expect(deepest.convert(CGPoint(x: 1, y: 1), to: top) == CGPoint(x: 1, y: 1))
    }
    #expect(last == nil)
  }

  @Test func `100 000 nested layers are added one by one while a window is watched`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let changes = WindowChanges(of: window)
    _ = changes.take()
    var top = CALayer()
    for _ in 0..<count {
      let outer = CALayer()
      outer.addSublayer(top)
      top = outer
    }
    #expect(changes.generation == 0, "a tree outside the window changes nothing in it")
    window.layer.addSublayer(top)
    guard case .everything = changes.take() else {
      Issue.record("more layers came than a record keeps")
      return
    }
  }

  @Test func `100 000 nested masks and sublayers are released`() {
    weak var last: CALayer?
    do {
      var top = CALayer()
      last = top
      for number in 0..<count {
        let outer = CALayer()
        if number % 2 == 0 { outer.mask = top } else { outer.addSublayer(top) }
        top = outer
      }
    }
    #expect(last == nil)
  }

  @Test func `100 000 controllers, one presenting the next, are released`() {
    weak var last: UIViewController?
    do {
      let first = UIViewController()
      var controller = first
      for _ in 0..<count {
        let next = UIViewController()
        controller.storedPresented = next
        controller = next
      }
      last = controller
    }
    #expect(last == nil)
  }

  /// A view that owns the controller of another one.
  private final class OwningView: UIView {
    var controller: UIViewController?
  }

  @Test func `100 000 views and controllers that own each other are released`() {
    weak var last: UIViewController?
    do {
      let first = UIViewController()
      var controller = first
      for number in 0..<count {
        let (view, next) = (OwningView(), UIViewController())
        view.controller = next
        if number % 3 == 0 {
          controller.view = UIView()
          controller.view.addSubview(view)
        } else {
          controller.view = view
        }
        controller = next
      }
      last = controller
    }
    #expect(last == nil)
  }

  @Test func `100 000 recognizers, each waiting for the next, are released`() {
    weak var last: UIGestureRecognizer?
    do {
      let first = UITapGestureRecognizer()
      var recognizer = first
      for _ in 0..<count {
        let next = UITapGestureRecognizer()
        recognizer.require(toFail: next)
        recognizer = next
      }
      last = recognizer
    }
    #expect(last == nil)
  }
}
