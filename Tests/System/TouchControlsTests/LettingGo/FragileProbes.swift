// SPDX-License-Identifier: Apache-2.0
import Touchstone

@testable import TouchCore

final class FragileApplication: UIApplication {
  weak var world: FragileWorld?

  override func sendEvent(_ event: UIEvent) {
    world?.called()
    super.sendEvent(event)
    world?.called()
  }
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    world?.called()
    let isDone = super.sendAction(action, to: target, from: sender, for: event)
    world?.called()
    return isDone
  }
}

final class FragileWindow: UIWindow {
  weak var world: FragileWorld?

  override func sendEvent(_ event: UIEvent) {
    world?.called()
    super.sendEvent(event)
    world?.called()
  }
  override var canBecomeKey: Bool {
    world?.called()
    return true
  }
  override func becomeKey() { world?.called() }
  override func resignKey() { world?.called() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    world?.called()
    return super.hitTest(point, with: event)
  }
}

final class FragileView: UIView {
  weak var world: FragileWorld?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    world?.called()
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    world?.called()
    return super.point(inside: point, with: event)
  }
  override func willMove(toWindow newWindow: UIWindow?) { world?.called() }
  override func didMoveToWindow() { world?.called() }
  override func willMove(toSuperview newSuperview: UIView?) { world?.called() }
  override func didMoveToSuperview() { world?.called() }
  override func didAddSubview(_ subview: UIView) { world?.called() }
  override func willRemoveSubview(_ subview: UIView) { world?.called() }
  override func layoutSubviews() { world?.called() }
  override func draw(_ rect: CGRect) { world?.called() }
  override func tintColorDidChange() { world?.called() }
  override var canBecomeFirstResponder: Bool {
    world?.called()
    return true
  }
  override var canResignFirstResponder: Bool {
    world?.called()
    return true
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.called()
    return true
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.called()
    super.touchesBegan(touches, with: event)
    world?.called()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.called()
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.called()
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.called()
    super.touchesCancelled(touches, with: event)
    world?.called()
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.called()
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.called()
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.called()
    super.pressesCancelled(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.called()
    super.motionBegan(motion, with: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { world?.called() }
}

final class FragileButton: UIButton {
  weak var world: FragileWorld?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    world?.called()
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    world?.called()
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    world?.called()
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    world?.called()
    super.cancelTracking(with: event)
    world?.called()
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    world?.called()
    super.sendAction(action, to: target, for: event)
    world?.called()
  }
  override var isHighlighted: Bool {
    didSet { world?.called() }
  }
  override func layoutSubviews() {
    world?.called()
    super.layoutSubviews()
  }
  override func didMoveToWindow() {
    world?.called()
    super.didMoveToWindow()
  }
}

final class FragileScroll: UIScrollView {
  weak var world: FragileWorld?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    world?.called()
    return true
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    world?.called()
    return true
  }
  override func layoutSubviews() { world?.called() }
}

/// Begins its gesture when a touch moved.
final class FragileRecognizer: UIGestureRecognizer {
  weak var world: FragileWorld?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { world?.called() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.called()
    state = state == .possible ? .began : .changed
    world?.called()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.called()
    state = .ended
    world?.called()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.called()
    state = .cancelled
  }
  override func reset() { world?.called() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.called()
    return true
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.called()
    return true
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.called()
    return false
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    world?.called()
    return true
  }
}

final class FragileController: UIViewController {
  weak var world: FragileWorld?

  init(_ world: FragileWorld) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    world?.called()
    super.loadView()
  }
  override func viewDidLoad() { world?.called() }
  override func viewWillAppear(_ animated: Bool) { world?.called() }
  override func viewIsAppearing(_ animated: Bool) { world?.called() }
  override func viewDidAppear(_ animated: Bool) { world?.called() }
  override func viewWillDisappear(_ animated: Bool) { world?.called() }
  override func viewDidDisappear(_ animated: Bool) { world?.called() }
  override func viewWillLayoutSubviews() { world?.called() }
  override func viewDidLayoutSubviews() { world?.called() }
  override func willMove(toParent parent: UIViewController?) { world?.called() }
  override func didMove(toParent parent: UIViewController?) { world?.called() }
}
