// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchGraphics

nonisolated extension UIResponder {
  /// Posted before the keyboard comes.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard came.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard went.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of the keyboard changes.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the frame of the keyboard changed.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before, an `NSValue` with a `CGRect` of the screen.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after, an `NSValue` with a `CGRect` of the screen.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the animation, an `NSNumber` in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the animation, an `NSNumber`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this application, an `NSNumber`.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIWindowScene {
  /// Lets the keyboard cover the lower part of the screen, as UIKit's does when text is edited.
  ///
  /// There is no keyboard to see or touch: the notifications are posted, with the frames, and the scene keeps
  /// the height. The first ones are posted at once and the others after the duration, by the application's
  /// clock.
  ///
  /// - Parameters:
  ///   - height: How much of the screen is covered, in points; 0 lets the keyboard go.
  ///   - duration: How long it takes, in seconds.
  public func moveKeyboard(toHeight height: CGFloat, duration: TimeInterval = 0.25) {
    keyboard.move(to: height, duration: duration)
  }

  /// The rectangle of the screen that the keyboard covers, or will cover when it has come; null without one.
  public var keyboardFrame: CGRect { keyboard.height > 0 ? keyboard.frame : .null }

  private final var keyboard: Keyboard {
    let keyboards = (application ?? .shared).companion(Keyboards.self) { Keyboards() }
    return keyboards.keyboard(of: self)
  }
}

/// The keyboards of an application's scenes.
private final class Keyboards {
  private var keyboards: [Keyboard] = []

  func keyboard(of scene: UIWindowScene) -> Keyboard {
    keyboards = keyboards.filter { $0.scene != nil }
    if let found = keyboards.first(where: { $0.scene === scene }) { return found }
    let made = Keyboard(scene)
    keyboards.append(made)
    return made
  }
}

/// The keyboard of a scene: how much of the screen it covers.
private final class Keyboard {
  weak var scene: UIWindowScene?
  private(set) var height: CGFloat = 0
  private var timer: EventTimer?

  init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  var frame: CGRect {
    guard let bounds = scene?.screen.bounds else { return .null }
    // A keyboard that is gone lies below the screen.
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height > 0 ? height : lastHeight)
  }

  private var lastHeight: CGFloat = 0

  func move(to newHeight: CGFloat, duration: TimeInterval) {
    guard newHeight.isFinite, newHeight >= 0, newHeight != height, let application = scene?.application else {
      return
    }
    let (begin, wasShown) = (frame, height > 0)
    lastHeight = newHeight > 0 ? newHeight : height
    height = newHeight
    let isShown = height > 0
    let start = wasShown ? begin : CGRect(origin: begin.origin, size: frame.size)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      // The number that UIKit posts stands for none of the public curves (reported).
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    application.report(.system(.keyboard(height: Double(height), duration: duration)))
    // The change of the frame is posted before the coming and going (reported).
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    if isShown != wasShown {
      post(
        isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    }
    timer?.cancel()
    timer = application.timers.schedule(at: application.clock.now + max(0, duration), "keyboard") {
      [weak self] in
      self?.post(UIResponder.keyboardDidChangeFrameNotification, info)
      guard isShown != wasShown else { return }
      self?.post(
        isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    }
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: scene?.screen, userInfo: info)
  }
}
