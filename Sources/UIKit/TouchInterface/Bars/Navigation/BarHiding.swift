// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
public import TouchCore

/// Hides the bars of a navigation controller when fingers or the keyboard do something.
final class BarHiding: NSObject {
  private unowned let navigation: UINavigationController
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  var hidesForKeyboard = false { didSet { watchKeyboard() } }
  private var token: (any NSObjectProtocol)?
  /// How far a finger goes before the bars hide or show; assumed.
  private static let distance: CGFloat = 30

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    tap.isEnabled = false
    swipe.isEnabled = false
    tap.addTarget(self, action: BarHiding.tapped)
    swipe.addTarget(self, action: BarHiding.swiped)
    tap.delegate = self
    swipe.delegate = self
    tap.cancelsTouchesInView = false
    swipe.cancelsTouchesInView = false
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Adds the recognizers to the view of the navigation controller, once it is there.
  func attach() {
    guard let view = navigation.viewIfLoaded else { return }
    for recognizer in [tap, swipe] where recognizer.isEnabled && recognizer.view == nil {
      view.addGestureRecognizer(recognizer)
    }
  }

  private func setHidden(_ hidden: Bool) {
    navigation.setNavigationBarHidden(hidden, animated: true)
    (navigation.bars as? StackBars)?.hidesToolbarToo = hidden
  }

  private func tapped(_ tap: UITapGestureRecognizer) { setHidden(!navigation.isNavigationBarHidden) }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed || pan.state == .ended else { return }
    let way = pan.translation(in: navigation.view)
    guard abs(way.y) > Self.distance, abs(way.y) > abs(way.x) else { return }
    if navigation.isNavigationBarHidden != (way.y < 0) { setHidden(way.y < 0) }
    pan.setTranslation(.zero, in: navigation.view)
  }

  private func watchKeyboard() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    guard hidesForKeyboard else { return }
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("UIKeyboardWillShowNotification"), object: nil, queue: nil
    ) { [weak self] _ in
      guard let self else { return }
      handToMainActor { self.setHidden(true) }
    }
  }
}

extension BarHiding: UIGestureRecognizerDelegate {
  /// The recognizers leave the content its own gestures.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// Taps on bars and controls are not taps on the content.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let now = view, now !== navigation.view {
      if now is UINavigationBar || now is UIToolbar || gestureRecognizer === tap && now is UIControl {
        return false
      }
      view = now.superview
    }
    return true
  }
}

extension UINavigationController {
  private final var hiding: BarHiding { stackBars.hiding }

  /// Whether a tap on the content hides the bars, and shows them again; false by default.
  public var hidesBarsOnTap: Bool {
    get { hiding.tap.isEnabled }
    set {
      hiding.tap.isEnabled = newValue
      hiding.attach()
    }
  }

  /// Whether the bars hide when a finger moves up, and come back when one moves down; false by default.
  public var hidesBarsOnSwipe: Bool {
    get { hiding.swipe.isEnabled }
    set {
      hiding.swipe.isEnabled = newValue
      hiding.attach()
    }
  }

  /// Whether the bars hide when the keyboard appears, until code shows them again; false by default.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.hidesForKeyboard }
    set { hiding.hidesForKeyboard = newValue }
  }

  /// The recognizer of ``hidesBarsOnTap``.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// The recognizer of ``hidesBarsOnSwipe``.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
}
