// SPDX-License-Identifier: Apache-2.0

/// A wheel that turns while something takes its time; touches go through it.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// Whether a wheel that stands still is hidden; yes at first.
  open var hidesWhenStopped = true { didSet { showOrHide() } }

  /// The colour of the wheel.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .secondaryLabel {
    didSet { if color == nil { color = .secondaryLabel } }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Makes a wheel of this frame, which stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert([.interactionOff, .hidden])
  }

  /// Makes a wheel of a style and its size, which stands still.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
    flags.insert([.interactionOff, .hidden])
  }

  /// Makes a wheel from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let values = ValueDecoder(coder)
    if values.flag("UIUserInteractionDisabled") == nil { flags.insert(.interactionOff) }
    if let style = values.integer("UIActivityIndicatorViewStyle").flatMap({ Style(rawValue: $0) }) {
      self.style = style
    }
    if values.flag("UIHidesWhenStopped") == false { hidesWhenStopped = false }
    if values.flag("UIAnimating") == true { isAnimating = true }
    showOrHide()
  }

  /// Writes the wheel into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
    coder.encode(hidesWhenStopped, forKey: "UIHidesWhenStopped")
    coder.encode(isAnimating, forKey: "UIAnimating")
  }

  /// Lets the wheel turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }

  /// Lets the wheel stand still, and hides it if it is to be hidden then.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func showOrHide() {
    isHidden = hidesWhenStopped && !isAnimating
  }

  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
}
