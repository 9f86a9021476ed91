// SPDX-License-Identifier: Apache-2.0

/// Takes touches away from views before their end.
struct TouchCancellation {
  let application: UIApplication

  /// Cancels those of `touches` that their views have; they get nothing of them after that.
  ///
  /// Input that a callback hands in waits until all of them are cancelled.
  func cancel(_ touches: [UITouch], because cause: DeliveryFact.Cause) {
    application.holdingInput { cancelAtOnce(touches, because: cause) }
  }

  private func cancelAtOnce(_ touches: [UITouch], because cause: DeliveryFact.Cause) {
    for (place, touch) in touches.enumerated() where touch.progress != .over {
      guard let view = touch.view else {
        touch.progress = .over
        continue
      }
      let group = touches[place...].filter { $0.view === view && $0.progress != .over }
      let begun = group.filter { $0.progress == .begun }
      for touch in group { touch.progress = .over }
      guard !begun.isEmpty else { continue }
      tell(view, begun, because: cause)
    }
  }

  /// The touches show as cancelled while the view hears of it; others go on with what they really do.
  private func tell(_ view: UIView, _ touches: [UITouch], because cause: DeliveryFact.Cause) {
    application.report(
      .delivery(
        .cancelled(touches: touches.map(\.number), view: application.names.name(of: view), because: cause)))
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = .cancelled }
    view.touchesCancelled(Set(touches), with: application.registry.event)
    // A touch that the callback ended altogether stays cancelled.
    for (touch, phase) in zip(touches, phases) where application.registry.holds(touch) { touch.phase = phase }
  }
}

extension UIApplication {
  /// Cancels the touches of a view, and of those below it, that leaves its window.
  ///
  /// Asked before the view goes, so that its touches still go up the chain they began in, and once more when
  /// it has gone, because a callback may have begun new ones in it.
  final func cancelTouches(leaving view: UIView) {
    guard !registry.touches.isEmpty else { return }
    let leaving = registry.touches.filter { touch in
      touch.progress != .over && touch.view?.isDescendant(of: view) == true
    }
    if !leaving.isEmpty { TouchCancellation(application: self).cancel(leaving, because: .leftWindow) }
  }

  /// Cancels every touch, or every touch in the windows of one scene.
  ///
  /// What those fingers do until they lift is nobody's. A finger that has lifted in the event that is being dispatched has ended, and stays so.
  final func cancelAllTouches(in scene: UIWindowScene? = nil, because cause: DeliveryFact.Cause) {
    let gone = registry.touches.filter {
      $0.phase != .ended && (scene == nil || $0.window?.windowScene === scene)
    }
    guard !gone.isEmpty else { return }
    for touch in gone {
      touch.phase = .cancelled
      touch.isNews = false
      registry.orphan(touch.contactID)
    }
    holdingInput {
      TouchCancellation(application: self).cancel(gone, because: cause)
      let numbers = Set(gone.map(\.number))
      registry.end { numbers.contains($0.number) }
    }
  }
}
