// SPDX-License-Identifier: Apache-2.0
import Touchstone

@testable import TouchCore

/// A public function with its preparation; callbacks of `perform` may release the world.
struct FragileEntry: Sendable {
  let name: String
  let prepare: @MainActor @Sendable (FragileWorld) -> Void
  let perform: @MainActor @Sendable (FragileWorld) -> Void

  init(
    _ name: String, after prepare: @escaping @MainActor @Sendable (FragileWorld) -> Void = { _ in },
    _ perform: @escaping @MainActor @Sendable (FragileWorld) -> Void
  ) {
    (self.name, self.prepare, self.perform) = (name, prepare, perform)
  }

  static let all = input + views + gestures + controls + applications + controllers

  static let input = [
    FragileEntry("began") { $0.finger(.began) },
    FragileEntry("moved", after: { $0.finger(.began) }) { $0.finger(.moved, 60) },
    FragileEntry(
      "dragged",
      after: {
        $0.finger(.began)
        $0.finger(.moved, 40)
      }
    ) { $0.finger(.moved, 60) },
    FragileEntry("ended", after: { $0.finger(.began) }) { $0.finger(.ended) },
    FragileEntry("cancelled", after: { $0.finger(.began) }) { $0.finger(.cancelled) },
    FragileEntry("began again", after: { $0.finger(.began) }) { $0.finger(.began) },
    FragileEntry("second finger", after: { $0.finger(.began) }) { $0.finger(.began, 20, 20, id: 2) },
    FragileEntry(
      "frames in the queue",
      after: { world in
        for place in 1...3 {
          world.application?.enqueue(
            ContactFrame(
              timestamp: Double(place),
              contacts: [
                Contact(id: 1, phase: place == 1 ? .began : .moved, location: CGPoint(x: 10 * place, y: 10))
              ]))
        }
      }
    ) { $0.application?.dispatchPendingEvents() },
    FragileEntry("press began") { $0.press(.began) },
    FragileEntry("press ended", after: { $0.press(.began) }) { $0.press(.ended) },
    FragileEntry("motion began", after: { _ = $0.view?.becomeFirstResponder() }) { $0.shake(.began) },
    FragileEntry(
      "motion cancelled",
      after: {
        _ = $0.view?.becomeFirstResponder()
        $0.shake(.began)
      }
    ) { $0.application?.resignActive() },
    FragileEntry("hover") { $0.pointer(.hover(.regionEntered)) },
    FragileEntry("scroll") { $0.pointer(.scroll(by: CGVector(dx: 0, dy: 30), .began)) },
    FragileEntry("notch", after: { $0.pan?.allowedScrollTypesMask = .all }) {
      $0.pointer(.scroll(by: CGVector(dx: 0, dy: 30)))
      $0.application?.advance(by: 1)
    },
    FragileEntry("hit-test") { _ = $0.window?.hitTest(CGPoint(x: 10, y: 10), with: nil) },
  ]

  static let views = [
    FragileEntry("addSubview") { world in
      if let sibling = world.sibling { world.outer?.addSubview(sibling) }
    },
    FragileEntry("addSubview from elsewhere") { world in
      if let view = world.view { world.root?.view.addSubview(view) }
    },
    FragileEntry("insertSubview above") { world in
      if let sibling = world.sibling, let view = world.view {
        world.outer?.insertSubview(sibling, aboveSubview: view)
      }
    },
    FragileEntry("insertSubview below") { world in
      if let sibling = world.sibling, let view = world.view {
        world.outer?.insertSubview(sibling, belowSubview: view)
      }
    },
    FragileEntry("exchange") {
      $0.outer?.exchangeSubview(at: 0, withSubviewAt: 1)
      $0.window?.layoutIfNeeded()
    },
    FragileEntry("bring to front") { world in
      if let view = world.view { world.outer?.bringSubviewToFront(view) }
      world.window?.layoutIfNeeded()
    },
    FragileEntry("removeFromSuperview") { $0.view?.removeFromSuperview() },
    FragileEntry("removeFromSuperview of the parent") { $0.outer?.removeFromSuperview() },
    FragileEntry("removeFromSuperview under a finger", after: { $0.finger(.began) }) {
      $0.view?.removeFromSuperview()
    },
    FragileEntry("window hidden under a finger", after: { $0.finger(.began) }) {
      $0.window?.isHidden = true
    },
    FragileEntry("window leaves its scene", after: { $0.finger(.began) }) { $0.window?.windowScene = nil },
    FragileEntry("root replaced", after: { $0.finger(.began) }) {
      $0.window?.rootViewController = UIViewController()
    },
    FragileEntry("makeKeyAndVisible", after: { $0.window?.isHidden = true }) {
      $0.window?.makeKeyAndVisible()
    },
    FragileEntry("another window becomes key") { world in
      guard let scene = world.scene else { return }
      UIWindow(windowScene: scene).makeKeyAndVisible()
    },
    FragileEntry("layout", after: { $0.outer?.setNeedsLayout() }) { $0.window?.layoutIfNeeded() },
    FragileEntry("turn with layout and drawing", after: { $0.view?.setNeedsDisplay() }) {
      $0.outer?.setNeedsLayout()
      $0.application?.timers.schedule(at: 0, "turn") {}
      $0.application?.advance(by: 0.1)
    },
    FragileEntry("tint") { $0.window?.tintColor = .red },
    FragileEntry("becomeFirstResponder") { _ = $0.view?.becomeFirstResponder() },
    FragileEntry("resignFirstResponder", after: { _ = $0.view?.becomeFirstResponder() }) {
      _ = $0.view?.resignFirstResponder()
    },
    FragileEntry("endEditing", after: { _ = $0.view?.becomeFirstResponder() }) {
      _ = $0.window?.endEditing(true)
    },
    FragileEntry("animate") { world in
      UIView.animate(
        withDuration: 0.1, animations: { world.view?.frame.origin.x = 5 }, completion: { _ in world.called() }
      )
      world.application?.advance(by: 1)
    },
  ]

  static let gestures = [
    FragileEntry("state began") { $0.first?.state = .began },
    FragileEntry("state began with a finger", after: { $0.finger(.began) }) { $0.first?.state = .began },
    FragileEntry("state ended with a finger", after: { $0.finger(.began) }) { $0.pan?.state = .ended },
    FragileEntry("state failed with a finger", after: { $0.finger(.began) }) { $0.tap?.state = .failed },
    FragileEntry(
      "state cancelled",
      after: {
        $0.finger(.began)
        $0.first?.state = .began
      }
    ) { $0.first?.state = .cancelled },
    FragileEntry("isEnabled", after: { $0.finger(.began) }) { $0.first?.isEnabled = false },
    FragileEntry(
      "isEnabled while others wait",
      after: {
        $0.finger(.began)
        $0.pan?.state = .began
      }
    ) { $0.tap?.isEnabled = false },
    FragileEntry(
      "view leaves while a recognizer waits",
      after: {
        $0.finger(.began)
        $0.pan?.state = .began
      }
    ) { $0.outer?.removeFromSuperview() },
    FragileEntry("removeGestureRecognizer", after: { $0.finger(.began) }) { world in
      if let first = world.first { world.view?.removeGestureRecognizer(first) }
    },
    FragileEntry("gestureRecognizers = nil", after: { $0.finger(.began) }) {
      $0.view?.gestureRecognizers = nil
    },
    FragileEntry("moved to another view", after: { $0.finger(.began) }) { world in
      if let first = world.first { world.outer?.addGestureRecognizer(first) }
    },
    FragileEntry("ignore", after: { $0.finger(.began) }) { world in
      guard let touch = world.application?.activeTouches.first else { return }
      world.first?.ignore(touch, for: UIEvent())
      world.tap?.ignore(touch, for: UIEvent())
    },
    FragileEntry("require(toFail:)", after: { $0.finger(.began) }) { world in
      if let tap = world.tap { world.first?.require(toFail: tap) }
      world.first?.state = .began
    },
  ]
}
