// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

/// A button for what cannot be undone: it has to be held until it is full.
///
/// It fills while the finger is on it and empties while it is not, from wherever it has come to. Once full,
/// it sends `primaryActionTriggered`; letting go earlier does nothing.
class HoldButton: UIControl {
  /// How long it takes to fill.
  var holdDuration: TimeInterval = 1

  private let fill = UIView()
  private var animator: UIViewPropertyAnimator?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    layer.cornerRadius = 8
    backgroundColor = .secondarySystemFill
    fill.isUserInteractionEnabled = false
    fill.backgroundColor = .systemRed
    addSubview(fill)
  }

  /// How full it is, from 0 to 1.
  var progress: CGFloat {
    guard let animator else { return 0 }
    return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 50) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if animator == nil { fill.frame = emptyFrame }
  }

  private var emptyFrame: CGRect { CGRect(x: 0, y: 0, width: 0, height: bounds.height) }

  // MARK: Holding

  /// The highlight is on exactly while a finger is on the button: it goes off when the finger slides off, and
  /// when the touch is cancelled.
  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted { startFilling() } else { animator?.isReversed = true }
    }
  }

  private func startFilling() {
    if let animator {
      animator.isReversed = false
      return
    }
    fill.frame = emptyFrame
    let animator = UIViewPropertyAnimator(duration: holdDuration, curve: .linear) { [fill, bounds] in
      fill.frame = bounds
    }
    animator.addCompletion { [weak self] position in self?.finish(at: position) }
    animator.startAnimation()
    self.animator = animator
  }

  private func finish(at position: UIViewAnimatingPosition) {
    animator = nil
    fill.frame = emptyFrame
    if position == .end, isEnabled { sendActions(for: .primaryActionTriggered) }
  }
}
