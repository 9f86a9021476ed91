// SPDX-License-Identifier: Apache-2.0

/// Cancels touches in their views.
struct TouchCancellation {
  let application: UIApplication

  /// Cancels those of `touches` that were delivered to their views; the views get nothing more of them.
  ///
  /// One call of a view has touches that are in the present event, or that lifted in the same earlier one. So
  /// a touch whose end was held back is never delivered with an event that it is not in.
  ///
  /// Input from a callback waits until all of them are cancelled.
  func cancel(_ touches: [UITouch], because cause: DeliveryFact.Cause) {
    application.holdingInput {
      cancelAtOnce(touches, .revoked) { .cancelled(touches: $0, view: $1, because: cause) }
    }
  }

  /// Cancels touches because a recognizer recognized.
  ///
  /// Path of a touch: step 11.
  func cancel(_ touches: [UITouch], takenBy recognizer: UIGestureRecognizer) {
    application.holdingInput {
      cancelAtOnce(touches, .taken) { [application] in
        .taken(touches: $0, view: $1, by: application.names.name(of: recognizer))
      }
    }
  }

  private func cancelAtOnce(
    _ touches: [UITouch], _ step: DeliveryStep, as fact: ([Int], StableName) -> DeliveryFact
  ) {
    guard touches.count > Crowd.fingers else {
      return touches.each { cancel($0, with: touches, step, as: fact) }
    }
    // Touches of different views are cancelled one by one, in the order of `touches`.
    let groups = touches.byView
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, group) in groups.enumerated() {
      group[0].withView { indices[ObjectIdentifier($0)] = index }
    }
    touches.each { touch in
      guard touch.deliveryState != .finished else { return }
      let index = touch.storedView.flatMap { indices[ObjectIdentifier($0)] }
      cancel(touch, with: index.map { groups[$0] } ?? [], step, as: fact)
    }
  }

  /// Cancels a touch, and with it those of `touches` that its view gets in the same call.
  private func cancel(
    _ touch: UITouch, with touches: [UITouch], _ step: DeliveryStep,
    as fact: ([Int], StableName) -> DeliveryFact
  ) {
    guard touch.deliveryState != .finished else { return }
    touch.withView { view in
      var begun: [TouchGroup.Late] = []
      touches.each { other in
        guard other.isAt(view), isTold(other, with: touch) else { return }
        let transition = other.advance(step)
        if transition.call == .cancelled {
          begun.append((other, other.storedPhase))
        } else {
          application.report(transition, of: other)
        }
      }
      if !begun.isEmpty { tell(view, begun, as: fact) }
    }
    // A touch without a view has no receiver.
    touch.advance(step)
  }

  /// Whether the view gets two of its touches in one call.
  private func isTold(_ one: UITouch, with other: UITouch) -> Bool {
    if one === other { return true }
    let isDown = application.registry.holds(one)
    guard isDown == application.registry.holds(other) else { return false }
    return isDown || one.state.changedInFrame == other.state.changedInFrame
  }

  /// Calls the view; its touches show as cancelled during the call only.
  private func tell(
    _ view: UIView, _ touches: [TouchGroup.Late], as fact: ([Int], StableName) -> DeliveryFact
  ) {
    application.report(.delivery(fact(touches.map(\.touch.number), application.names.name(of: view))))
    var group = TouchGroup()
    for (touch, _) in touches {
      touch.state.isOverForViewOnly = !touch.isUp
      touch.storedPhase = .cancelled
      group.add(touch, in: .cancelled)
    }
    let event = application.registry.event(
      of: touches[0].touch, among: touches.map(\.touch), at: application.clock.now)
    view.touchesCancelled(group.set ?? [], with: event)
    // A touch that the callback removed stays cancelled.
    for (touch, phase) in touches {
      touch.state.isOverForViewOnly = false
      if application.registry.holds(touch) { touch.storedPhase = phase }
    }
  }
}

extension UIApplication {
  /// Whether a touch, a press or a gesture goes on.
  @inline(__always)
  final var mayHaveInput: Bool { mayHaveTouches || pressRegistry.isInUse }

  /// Whether a touch or a gesture goes on.
  @inline(__always)
  final var mayHaveTouches: Bool {
    !registry.touches.isEmpty || !registry.lifted.isEmpty || !gestures.state.active.isEmpty
  }

  /// Cancels the touches of a view, and of those below it, that leaves its window.
  ///
  /// Called before the view leaves, so that a cancellation it passes on reaches its superviews, and again
  /// after it has left, because a callback may have begun new touches in it.
  final func cancelTouches(leaving view: UIView) {
    guard mayHaveTouches else { return }
    let leaving = registry.touches(in: view)
    if !leaving.isEmpty {
      TouchCancellation(application: self).cancel(leaving, because: .leftWindow)
      registry.forgetSettled()
    }
    gestures.drop(recognizersIn: view)
  }

  /// Cancels every touch, or every touch in the windows of one scene, and the recognizers that wait for more
  /// touches.
  ///
  /// Those fingers are ignored until they lift. A finger that has lifted in the event that is being
  /// dispatched has ended, and stays so; one that lifted before, and whose end is held back, is cancelled. So
  /// is one in a scene that is disconnected, unless its end was delivered: its view is no longer on a screen.
  final func cancelAllTouches(in scene: UIWindowScene? = nil, because cause: DeliveryFact.Cause) {
    gestures.pointer.cancel(in: scene)
    let gone = registry.touches.filter { $0.storedPhase != .ended && $0.isIn(scene) }
    var held = registry.lifted.filter { $0.deliveryState != .finished && $0.isIn(scene) }
    if cause == .sceneLeft {
      held += registry.touches.filter {
        $0.storedPhase == .ended && $0.deliveryState != .finished && $0.isIn(scene)
      }
    }
    let waiting = gestures.waiting(in: scene)
    guard !gone.isEmpty || !held.isEmpty || !waiting.isEmpty else { return }
    if !gone.isEmpty { markCancelled(gone) }
    holdingInput {
      gestures.dispatching {
        gestures.drop(waiting: waiting)
        show(gone)
        for touch in gone { gestures.checkLater(gesturesOf: touch) }
        TouchCancellation(application: self).cancel(held + gone, because: cause)
        registry.end(gone)
        registry.forgetSettled()
        gestures.state.needsCompletionCheck = true
        gestures.settle()
      }
    }
  }

  private func markCancelled(_ gone: [UITouch]) {
    frameNumber += 1
    for touch in gone {
      touch.state.isOverForViewOnly = false
      touch.storedPhase = .cancelled
      touch.state.changedInFrame = frameNumber
      touch.needsDelivery = false
      registry.note(.cancelled)
      registry.ignoreUntilLifted(touch.contactID)
      touchWatcher?.touchEnded(touch, isCancelled: true)
    }
  }

  /// Shows the cancelled touches to their recognizers, window by window.
  private func show(_ gone: [UITouch]) {
    guard let event = registry.event else { return }
    for group in gone.byWindow {
      if let window = group[0].storedWindow { gestures.show(event, in: window) }
    }
  }
}

extension UITouch {
  /// Whether it is in a window of this scene; always true for nil.
  fileprivate func isIn(_ scene: UIWindowScene?) -> Bool {
    scene == nil || window?.storedWindowScene === scene
  }
}

extension GestureEnvironment {
  /// The recognizers that wait for the next tap, or for others to fail, in the windows of a scene.
  fileprivate func waiting(in scene: UIWindowScene?) -> [UIGestureRecognizer] {
    state.active.filter { recognizer in
      recognizer.storedState == .possible && (recognizer.awaitsMoreTouches || recognizer.pendingState != nil)
        && (scene == nil || recognizer.storedView?.storedWindow?.storedWindowScene === scene)
    }
  }

  /// Ends gestures that wait; the end of one does not unblock the others.
  fileprivate func drop(waiting: [UIGestureRecognizer]) {
    for recognizer in waiting { recognizer.pendingState = nil }
    for recognizer in waiting { drop(recognizer, because: .touchesCancelled) }
  }
}
