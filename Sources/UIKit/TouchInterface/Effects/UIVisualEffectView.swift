// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Shows an effect, and other views in front of it.
///
/// Views belong in the ``contentView``, which fills the view and is hit where nothing in it is. A view that
/// is added to the effect view itself is reported, as UIKit refuses it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect; it can be animated.
  ///
  /// A kept value: it changes nothing here.
  open var effect: UIVisualEffect?

  /// The view in which the views in front of the effect belong.
  open var contentView: UIView { storedContentView }

  private final let storedContentView = EffectContentView()
  private final var isComplete = false

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContent()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a view from an archive; the effect is not in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
    isComplete = true
  }

  /// Reports a view that was added beside the content view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard isComplete, subview !== storedContentView else { return }
    Misuse.report(
      "UIVisualEffectView: \(type(of: subview)) was added to the effect view itself, which UIKit refuses; add it to its contentView."
    )
  }
}

/// The view for what is in front of an effect.
final class EffectContentView: UIView {}
