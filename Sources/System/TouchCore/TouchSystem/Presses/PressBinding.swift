// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Binds a press that begins to the recognizers on the view of its responder and on the views above.
///
/// The view of a responder that is not a view is the first one up the chain, and that of a controller its
/// own.
struct PressBinding {
  let application: UIApplication

  /// Binds `press`: the view's recognizers in their order, then its superview's, up to the window.
  func bind(_ press: UIPress, with event: UIPressesEvent) {
    guard let first = view(of: press) else { return }
    press.standIn.state.view = first
    press.standIn.state.window = press.window
    let middle = CGPoint(x: first.bounds.midX, y: first.bounds.midY)
    press.standIn.state.sample.location = first.converted(middle, to: press.window)
    var next: UIView? = first
    while let view = next {
      next = view.parent
      for recognizer in view.recognizers where recognizer.storedIsEnabled && recognizer.storedView === view {
        // A question to the recognizer before may have cancelled the press.
        if press.isUp { return }
        recognizer.endWindowlessGesture()
        if let refusal = refusal(of: press, by: recognizer, event) {
          application.report(
            .gesture(
              .refusedPress(application.names.name(of: recognizer), press: press.number, because: refusal)))
        } else if recognizer.storedView === view, recognizer.storedIsEnabled, !press.isUp {
          bind(press, to: recognizer)
        }
      }
    }
  }

  private func view(of press: UIPress) -> UIView? {
    for responder in ResponderChain(from: press.responder) {
      if let view = responder as? UIView { return view }
      if let view = (responder as? UIViewController)?.loadedView { return view }
    }
    return nil
  }

  private func bind(_ press: UIPress, to recognizer: UIGestureRecognizer) {
    application.report(
      .gesture(.boundPress(application.names.name(of: recognizer), press: press.number)))
    application.gestures.admit(recognizer)
    recognizer.beginTracking(press)
  }

  private func refusal(
    of press: UIPress, by recognizer: UIGestureRecognizer, _ event: UIPressesEvent
  ) -> GestureFact.Refusal? {
    if recognizer.storedState.isOver, recognizer.environment != nil { return .isOver }
    if recognizer.isByCode { return .isByCode }
    if recognizer.pendingState == .ended { return .isMade }
    let types = recognizer.memory.extras?.pressTypes ?? type(of: recognizer).ownPressTypes.map(\.rawValue)
    if !types.contains(press.type.rawValue) { return .pressType }
    // Fingers and buttons do not make one gesture together.
    if !recognizer.tracked.isEmpty || recognizer.isPointed { return .otherTouchType }
    if let refusal = recognizer.refusal(of: event) { return refusal }
    if recognizer.mayHaveDelegate, let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: press)
    {
      return .delegateRefusedPress
    }
    return nil
  }
}

extension UIGestureRecognizer {
  /// Asks the recognizer, then its delegate, whether it takes part in an event; returns the refusal, if any.
  final func refusal(of event: UIEvent) -> GestureFact.Refusal? {
    if !shouldReceive(event) { return .recognizerRefusedEvent }
    if mayHaveDelegate, let delegate, !delegate.gestureRecognizer(self, shouldReceive: event) {
      return .delegateRefusedEvent
    }
    return nil
  }
}
