// SPDX-License-Identifier: Apache-2.0
public import TouchControls
import TouchCore

extension UIButton {
  /// Chooses the style of the pointer above a button, from an effect and a shape that would suit it.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether the pointer has another style above the button.
  public final var isPointerInteractionEnabled: Bool {
    get { buttonPointer?.isEnabled ?? false }
    set {
      guard newValue || buttonPointer != nil else { return }
      ensuredButtonPointer.isEnabled = newValue
    }
  }

  /// Chooses the style of the pointer above the button; setting one switches the interaction on.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { buttonPointer?.provider }
    set {
      guard newValue != nil || buttonPointer != nil else { return }
      ensuredButtonPointer.provider = newValue
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }

  /// Whether the pointer is above the button, while that has its own style of the pointer.
  public final var isHovered: Bool { buttonPointer?.region != nil }

  private var buttonPointer: ButtonPointer? {
    for case let found as ButtonPointer in interactions { return found }
    return nil
  }

  private var ensuredButtonPointer: ButtonPointer {
    if let buttonPointer { return buttonPointer }
    let made = ButtonPointer()
    made.isEnabled = false
    addInteraction(made)
    return made
  }
}

/// The pointer interaction of a button.
private final class ButtonPointer: UIPointerInteraction, UIPointerInteractionDelegate {
  var provider: UIButton.PointerStyleProvider?

  init() {
    super.init(delegate: nil)
  }

  override var delegate: (any UIPointerInteractionDelegate)? { self }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    guard let button = view as? UIButton else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    return provider.map { $0(button, effect, shape) } ?? UIPointerStyle(effect: effect, shape: shape)
  }
}
