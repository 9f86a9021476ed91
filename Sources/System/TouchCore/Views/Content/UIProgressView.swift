// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// A bar that shows the progress of a task; touches pass through it.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The appearance of a progress bar.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// For use in a page.
    case `default` = 0
    /// For use in a toolbar.
    case bar = 1
  }

  /// The appearance of the bar.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  /// The progress, clamped to 0…1.
  ///
  /// While the bar observes a task, this is the fraction of it that is completed.
  open var progress: Float {
    get { observedProgress.map { Self.clamped(Float($0.fractionCompleted)) } ?? storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var storedProgress: Float = 0

  /// A change of the progress that is shown bit by bit.
  private struct Change {
    var start: Float
    var begin: TimeInterval
    var duration: TimeInterval
  }
  private var change: Change?

  /// The task whose progress the bar shows; nil by default.
  ///
  /// The bar follows the fraction that is completed, and every frame draws it again until the task is
  /// finished. Without a task the bar keeps the progress that it showed last.
  open var observedProgress: Progress? {
    willSet { if observedProgress != nil, newValue == nil { storedProgress = progress } }
    didSet { setNeedsDisplay() }
  }

  private static func clamped(_ progress: Float) -> Float {
    progress.isNaN ? 0 : min(max(progress, 0), 1)
  }

  /// The color of the completed part; nil for the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the remaining part.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of the completed part, which takes the place of its color.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of the remaining part, which takes the place of its color.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Creates a bar with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.interactionOff)
  }

  /// Creates a bar with a style and its height, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let values = ValueDecoder(coder)
    if values.flag("UIUserInteractionDisabled") == nil { flags.insert(.interactionOff) }
    if let progress = values.number("UIProgress") { self.progress = Float(progress) }
  }

  /// Writes the bar to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(progress), forKey: "UIProgress")
  }

  /// Sets the progress; the value changes at once, and an animated bar follows it.
  ///
  /// In an animation block the bar takes as long as the block, otherwise ``TouchTuning/progressDuration``. A
  /// bar that observes a task keeps showing the progress of the task, and one in no window follows at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = Self.clamped(progress)
    if animated, UIView.areAnimationsEnabled, let application = storedWindow?.application {
      let now = application.clock.now
      let inherited = UIView.inheritedAnimationDuration
      change = Change(
        start: shownProgress(at: now).value, begin: now,
        duration: inherited > 0 ? inherited : application.tuning.progressDuration)
    } else {
      change = nil
    }
    storedProgress = progress
    setNeedsDisplay()
  }

  /// The progress that is drawn at a time of the application's clock, and whether it moves then.
  package final func shownProgress(at time: TimeInterval) -> (value: Float, isMoving: Bool) {
    let progress = progress
    guard observedProgress == nil, let change, time < change.begin + change.duration else {
      return (progress, false)
    }
    let part = Float(max(time - change.begin, 0) / change.duration)
    return (change.start + (progress - change.start) * part, true)
  }

  /// The height of the bar and the proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// The height of the bar; it has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  private var barHeight: CGFloat {
    progressViewStyle == .bar ? IntrinsicSize.progressBarHeight : IntrinsicSize.progressHeight
  }
}
