// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

/// A row of stars of which one to all are chosen, by a tap or a finger that slides over them.
///
/// A finger that slides off to the left takes all stars away. `valueChanged` is sent for each other number
/// of stars; if the touch is cancelled, the old one comes back.
class StarRating: UIControl {
  /// How many stars are chosen, from 0 to ``starCount``.
  var rating: Int {
    get { storedRating }
    set {
      storedRating = min(max(newValue, 0), starCount)
      updateColors()
    }
  }

  /// How many stars there are.
  let starCount: Int

  private let spacing: CGFloat = 8
  private let stars: [CAShapeLayer]
  private var storedRating = 0
  private var ratingAtStart = 0

  init(starCount: Int = 5) {
    self.starCount = starCount
    stars = (0..<starCount).map { _ in CAShapeLayer() }
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) {
    starCount = 5
    stars = (0..<5).map { _ in CAShapeLayer() }
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for star in stars { layer.addSublayer(star) }
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    for (index, star) in stars.enumerated() {
      star.fillColor = index < rating ? tintColor.cgColor : UIColor.systemGray.cgColor
    }
  }

  // MARK: Layout

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(starCount) * (32 + spacing) - spacing, height: 32)
  }

  private var starWidth: CGFloat {
    (bounds.width - CGFloat(starCount - 1) * spacing) / CGFloat(starCount)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      let x = CGFloat(index) * (starWidth + spacing)
      star.frame = CGRect(x: x, y: 0, width: starWidth, height: bounds.height)
      star.path = starPath(in: star.bounds).cgPath
    }
  }

  private func starPath(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let outer = min(rect.width, rect.height) / 2
    for corner in 0..<10 {
      let radius = corner.isMultiple(of: 2) ? outer : outer * 0.4
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  // MARK: Touch

  /// A finger needs 44 points, however small the stars are.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(44 - bounds.height, 0) / 2
    return bounds.insetBy(dx: 0, dy: -missing).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    ratingAtStart = rating
    rate(touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    change(to: ratingAtStart)
  }

  private func rate(_ point: CGPoint) {
    change(to: point.x < 0 ? 0 : Int(point.x / (starWidth + spacing)) + 1)
  }

  private func change(to new: Int) {
    let old = rating
    rating = new
    if rating != old { sendActions(for: .valueChanged) }
  }
}
