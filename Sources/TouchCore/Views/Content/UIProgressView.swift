// SPDX-License-Identifier: Apache-2.0

/// A bar that shows how far something has come; touches go through it.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a bar looks.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// As it stands on a page.
    case `default` = 0
    /// As it stands in another bar.
    case bar = 1
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  /// How far it has come, kept within 0…1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var storedProgress: Float = 0

  /// The colour of the part that is done; nil for the tint.
  open var progressTintColor: UIColor?
  /// The colour of the part that is not.
  open var trackTintColor: UIColor?

  /// Makes a bar of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.interactionOff)
  }

  /// Makes a bar of a style, as high as it is and 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let values = ValueDecoder(coder)
    if values.flag("UIUserInteractionDisabled") == nil { flags.insert(.interactionOff) }
    if let progress = values.number("UIProgress") { self.progress = Float(progress) }
  }

  /// Writes the bar into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(progress), forKey: "UIProgress")
  }

  /// Says how far it has come; the value counts at once, whether or not a screen would show it come.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  /// The height of the bar in the width that is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// The height of the bar; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  private var barHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
}
