// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// A spinner that shows that a task is in progress; touches pass through it.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the spinner.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// The size of the spinner.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// Whether a spinner that is not animating is hidden; true by default.
  open var hidesWhenStopped = true { didSet { showOrHide() } }

  /// The color of the spinner.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .secondaryLabel {
    didSet {
      if color == nil { color = .secondaryLabel }
      setNeedsDisplay()
    }
  }

  /// Whether the spinner is animating.
  open private(set) var isAnimating = false

  /// Creates a spinner with this frame that is not animating.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert([.interactionOff, .hidden])
  }

  /// Creates a spinner with a style and its size that is not animating.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    flags.insert([.interactionOff, .hidden])
  }

  /// Creates a spinner from an archive.
  public required init(coder: NSCoder) {
    // Views are always made from an archive; only subclasses may refuse one.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    let values = ValueDecoder(coder)
    if values.flag("UIUserInteractionDisabled") == nil { flags.insert(.interactionOff) }
    if let style = values.integer("UIActivityIndicatorViewStyle").flatMap({ Style(rawValue: $0) }) {
      self.style = style
    }
    if values.flag("UIHidesWhenStopped") == false { hidesWhenStopped = false }
    if values.flag("UIAnimating") == true { isAnimating = true }
    showOrHide()
  }

  /// Writes the spinner to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
    coder.encode(hidesWhenStopped, forKey: "UIHidesWhenStopped")
    coder.encode(isAnimating, forKey: "UIAnimating")
  }

  /// Shows the spinner and starts it.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }

  /// Stops the spinner, and hides it if ``hidesWhenStopped`` is on.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func showOrHide() {
    setNeedsDisplay()
    isHidden = hidesWhenStopped && !isAnimating
  }

  private static func size(of style: Style) -> CGSize {
    let side = style == .large ? IntrinsicSize.largeSpinner : IntrinsicSize.spinner
    return CGSize(width: side, height: side)
  }

  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
}
