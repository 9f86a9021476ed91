// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Shows the input views of a first responder at the bottom of the screen, in a window above the
/// application's.
///
/// They are those of the first responder, else of the next responder in its chain that has one. There is no
/// keyboard to see: without an input view only the accessory is shown, at the bottom.
package final class InputViews {
  private weak var scene: UIWindowScene?
  private var window: InputWindow?
  /// The responder of the application's windows whose input views are shown.
  private weak var owner: UIResponder?
  private(set) var inputView: UIView?
  private(set) var accessory: UIView?

  init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  /// Shows the input views of a window's first responder, and removes those of the previous one.
  static func update(for window: UIWindow) {
    guard let scene = window.storedWindowScene else { return }
    var first = window.storedFirstResponder
    if let known = scene.surroundings.inputViews {
      // A field in an accessory comes and goes without it.
      if window is InputWindow { first = first ?? known.owner } else { known.owner = first }
    }
    let (input, accessory) = wanted(by: first)
    guard input != nil || accessory != nil || scene.surroundings.inputViews != nil else { return }
    let views = scene.surroundings.inputViews ?? InputViews(scene)
    scene.surroundings.inputViews = views
    if !(window is InputWindow) { views.owner = first }
    views.show(input, accessory)
  }

  private static func wanted(by responder: UIResponder?) -> (input: UIView?, accessory: UIView?) {
    var (input, accessory): (UIView?, UIView?) = (nil, nil)
    for candidate in ResponderChain(from: responder) {
      if input == nil, let view = candidate.inputView, accepts(view, of: candidate, "inputView") {
        input = view
      }
      if accessory == nil, let view = candidate.inputAccessoryView,
        accepts(view, of: candidate, "inputAccessoryView")
      {
        accessory = view
      }
      if input != nil, accessory != nil { break }
    }
    return (input, accessory)
  }

  /// Whether a view can be an input view of a responder; reports the misuse if not.
  ///
  /// A view that contains the responder would take it out of its window, and the responder's chain would lead
  /// back to it.
  package static func accepts(_ view: UIView, of responder: UIResponder, _ what: String) -> Bool {
    let own = responder as? UIView ?? (responder as? UIViewController)?.loadedView
    guard !view.isWindow, own?.isAtOrBelow(view) != true else {
      Misuse.report(
        "\(what): \(type(of: view)) contains \(type(of: responder)), to which it belongs; it is not shown.")
      return false
    }
    return true
  }

  private func show(_ input: UIView?, _ accessory: UIView?) {
    let old = height
    for view in [inputView, self.accessory] where view !== input && view !== accessory {
      view?.removeFromSuperview()
    }
    (inputView, self.accessory) = (input, accessory)
    if input == nil, accessory == nil {
      window?.isHidden = true
      window = nil
    } else if let scene {
      let shown = window ?? InputWindow(windowScene: scene)
      window = shown
      shown.owner = owner
      shown.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
      place(in: shown)
      shown.isHidden = false
    }
    guard height != old, let scene else { return }
    LinkedClasses.keyboardMover?.moveKeyboard(of: scene, toHeight: height)
  }

  private func place(in window: InputWindow) {
    let bounds = window.bounds
    var bottom = bounds.maxY
    for view in [inputView, accessory] {
      guard let view else { continue }
      let height = view.bounds.height > 0 ? view.bounds.height : view.intrinsicHeight
      view.frame = CGRect(x: bounds.minX, y: bottom - height, width: bounds.width, height: height)
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      bottom -= height
      if view.parent !== window { window.addSubview(view) }
    }
  }

  /// How much of the screen they cover.
  fileprivate var height: CGFloat { (inputView?.bounds.height ?? 0) + (accessory?.bounds.height ?? 0) }
}

extension UIWindowScene {
  /// How much of the screen the keyboard and the input views cover.
  package final var heightOfKeyboard: CGFloat {
    max(surroundings.inputViews?.height ?? 0, LinkedClasses.keyboardMover?.heightOfKeyboard(of: self) ?? 0)
  }
}

extension UIView {
  fileprivate var intrinsicHeight: CGFloat { max(0, intrinsicContentSize.height) }
}

/// The window of input views; fingers beside them hit the windows below.
final class InputWindow: UIWindow {
  weak var owner: UIResponder?

  override var canBecomeKey: Bool { false }

  /// The responder that the input views belong to.
  override var next: UIResponder? { owner ?? super.next }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    children.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}

/// Posts what UIKit posts when a keyboard comes and goes; the module TouchInterface has the class.
package protocol KeyboardMoving: AnyObject {
  /// Lets a scene's keyboard cover a part of the screen.
  @MainActor static func moveKeyboard(of scene: UIWindowScene, toHeight height: CGFloat)
  /// How much of the screen a scene's keyboard covers.
  @MainActor static func heightOfKeyboard(of scene: UIWindowScene) -> CGFloat
}
