// SPDX-License-Identifier: Apache-2.0
import Touchstone

@testable import TouchCore

extension FragileEntry {
  static let controls = [
    FragileEntry("control began") { $0.finger(.began, 10, 60) },
    FragileEntry("control dragged", after: { $0.finger(.began, 10, 60) }) { $0.finger(.moved, 30, 70) },
    FragileEntry("control left", after: { $0.finger(.began, 10, 60) }) { $0.finger(.moved, 10, 400) },
    FragileEntry("control ended", after: { $0.finger(.began, 10, 60) }) { $0.finger(.ended, 10, 60) },
    FragileEntry("control cancelled", after: { $0.finger(.began, 10, 60) }) {
      $0.finger(.cancelled, 10, 60)
    },
    FragileEntry("control removed", after: { $0.finger(.began, 10, 60) }) {
      $0.button?.removeFromSuperview()
    },
    FragileEntry("control disabled", after: { $0.finger(.began, 10, 60) }) {
      $0.button?.isEnabled = false
      $0.finger(.moved, 12, 60)
    },
    FragileEntry("cancelTracking", after: { $0.finger(.began, 10, 60) }) {
      $0.button?.cancelTracking(with: nil)
    },
    FragileEntry("sendActions") { $0.button?.sendActions(for: .touchUpInside) },
    FragileEntry("sendAction of the control") { world in
      world.button?.sendAction(Selector("act", FragileWatcher.act), to: world.watcher, for: nil)
    },
    FragileEntry("sendAction of an action") { world in
      world.button?.sendAction(UIAction { _ in world.called() })
    },
    FragileEntry("title and layout") {
      $0.button?.setTitle("title", for: .normal)
      $0.window?.layoutIfNeeded()
    },
    FragileEntry("scroll began") { $0.finger(.began, 70, 70) },
    FragileEntry("scroll dragged", after: { $0.finger(.began, 70, 70) }) {
      $0.finger(.moved, 70, 40)
      $0.finger(.moved, 70, 20)
    },
    FragileEntry(
      "scroll let go",
      after: {
        $0.finger(.began, 70, 70)
        $0.finger(.moved, 70, 40)
        $0.finger(.moved, 70, 10)
      }
    ) { $0.finger(.ended, 70, 10) },
    FragileEntry(
      "scroll coasts",
      after: {
        $0.finger(.began, 70, 70)
        $0.finger(.moved, 70, 40)
        $0.finger(.moved, 70, 10)
        $0.finger(.ended, 70, 10)
      }
    ) { $0.application?.advance(by: 0.1) },
    FragileEntry("scroll by code") { $0.scroll?.contentOffset.y = 50 },
    FragileEntry("animated scroll by code") {
      $0.scroll?.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      $0.application?.advance(by: 1)
    },
    FragileEntry("zoom by code") {
      $0.scroll?.maximumZoomScale = 4
      $0.scroll?.zoomScale = 2
    },
    FragileEntry("insets") { $0.scroll?.contentInset.top = 10 },
  ]

  static let applications = [
    FragileEntry("sendEvent by hand", after: { $0.finger(.began) }) { world in
      if let event = world.application?.activeTouches.first?.presentEvent {
        world.application?.sendEvent(event)
      }
    },
    FragileEntry("sendEvent of the window by hand", after: { $0.finger(.began) }) { world in
      if let event = world.application?.activeTouches.first?.presentEvent { world.window?.sendEvent(event) }
    },
    FragileEntry("sendAction") { world in
      _ = world.application?.sendAction(
        Selector("act", FragileWatcher.act), to: world.watcher, from: world.view, for: nil)
    },
    FragileEntry("timers") { world in
      world.timer = world.application?.timers.schedule(at: 0.1, "one") { world.called() }
      world.application?.timers.schedule(at: 0.1, "two") { world.called() }
      world.application?.advance(by: 1)
    },
    FragileEntry(
      "timer cancelled",
      after: { world in
        world.timer = world.application?.timers.schedule(at: 0.1, "one") { world.called() }
      }
    ) { $0.timer?.cancel() },
    FragileEntry(
      "time with a long press",
      after: { world in
        world.view?.addGestureRecognizer(UILongPressGestureRecognizer())
        world.finger(.began)
      }
    ) { $0.application?.advance(by: 1) },
    FragileEntry("resignActive", after: { $0.finger(.began) }) { $0.application?.resignActive() },
    FragileEntry("enterBackground", after: { $0.finger(.began) }) { $0.application?.enterBackground() },
    FragileEntry("becomeActive", after: { $0.application?.enterBackground() }) {
      $0.application?.becomeActive()
    },
    FragileEntry("terminate", after: { $0.finger(.began) }) { $0.application?.terminate() },
    FragileEntry("scene resigns", after: { $0.finger(.began) }) { $0.scene?.resignActive() },
    FragileEntry("scene in the background", after: { $0.finger(.began) }) { $0.scene?.enterBackground() },
    FragileEntry("disconnect", after: { $0.finger(.began) }) { world in
      if let scene = world.scene { world.application?.disconnect(scene) }
    },
  ]

  static let controllers = [
    FragileEntry("present") { world in
      if let other = world.other {
        world.root?.present(other, animated: false) { world.called() }
      }
    },
    FragileEntry("present animated under a finger", after: { $0.finger(.began) }) { world in
      if let other = world.other { world.root?.present(other, animated: true) { world.called() } }
      world.application?.advance(by: 1)
    },
    FragileEntry(
      "dismiss",
      after: { world in
        if let other = world.other { world.root?.present(other, animated: false) }
      }
    ) { world in world.root?.dismiss(animated: false) { world.called() } },
    FragileEntry("push") { world in
      if let other = world.other { world.navigation?.pushViewController(other, animated: false) }
    },
    FragileEntry("push animated under a finger", after: { $0.finger(.began) }) { world in
      if let other = world.other { world.navigation?.pushViewController(other, animated: true) }
      world.application?.advance(by: 1)
    },
    FragileEntry(
      "pop",
      after: { world in
        if let other = world.other { world.navigation?.pushViewController(other, animated: false) }
      }
    ) { _ = $0.navigation?.popViewController(animated: false) },
    FragileEntry(
      "pop animated",
      after: { world in
        if let other = world.other { world.navigation?.pushViewController(other, animated: false) }
      }
    ) { world in
      _ = world.navigation?.popViewController(animated: true)
      world.application?.advance(by: 1)
    },
    FragileEntry("addChild") { world in
      guard let other = world.other else { return }
      world.root?.addChild(other)
      if let view = other.view { world.root?.view.addSubview(view) }
      other.didMove(toParent: world.root)
    },
    FragileEntry(
      "removeFromParent",
      after: { world in
        guard let other = world.other else { return }
        world.root?.addChild(other)
        if let view = other.view { world.root?.view.addSubview(view) }
      }
    ) { world in
      world.other?.willMove(toParent: nil)
      world.other?.view.removeFromSuperview()
      world.other?.removeFromParent()
    },
  ]
}
