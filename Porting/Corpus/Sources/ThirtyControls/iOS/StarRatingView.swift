// SPDX-License-Identifier: Apache-2.0
//
//  StarRatingView.swift
//

import UIKit

@objc public protocol StarRatingViewDelegate: AnyObject {
    @objc optional func starRatingView(_ view: StarRatingView, isUpdating rating: Float)
    @objc optional func starRatingView(_ view: StarRatingView, didUpdate rating: Float)
    @objc optional func starRatingViewShouldChange(_ view: StarRatingView) -> Bool
}

@IBDesignable
open class StarRatingView: UIControl {

    // MARK: Inspectables

    @IBInspectable open var maxRating: Int = 5 {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable open var minRating: Int = 0

    @IBInspectable open var halfRatings: Bool = false

    @IBInspectable open var rating: Float = 0 {
        didSet {
            if rating != oldValue {
                setNeedsDisplay()
            }
        }
    }

    @IBInspectable open var filledColor: UIColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    @IBInspectable open var emptyColor: UIColor = .lightGray
    @IBInspectable open var spacing: CGFloat = 4

    @IBOutlet open weak var delegate: StarRatingViewDelegate?

    // MARK: Init

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        rating = Float(maxRating) / 2
    }

    // MARK: Drawing

    private func starRect(at index: Int) -> CGRect {
        let side = (bounds.width - CGFloat(maxRating - 1) * spacing) / CGFloat(maxRating)
        return CGRect(x: CGFloat(index) * (side + spacing), y: (bounds.height - side) / 2, width: side, height: side)
    }

    private func starPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = rect.width / 2
        let inner = outer * 0.4
        for i in 0 ..< 10 {
            let radius = i % 2 == 0 ? outer : inner
            let angle = CGFloat(i) * .pi / 5 - .pi / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            i == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for i in 0 ..< maxRating {
            let star = starRect(at: i)
            let path = starPath(in: star)
            emptyColor.setFill()
            path.fill()

            let part = CGFloat(min(max(rating - Float(i), 0), 1))
            guard part > 0 else { continue }
            context.saveGState()
            context.clip(to: CGRect(x: star.minX, y: star.minY, width: star.width * part, height: star.height))
            filledColor.setFill()
            path.fill()
            context.restoreGState()
        }
    }

    // MARK: Touches

    private func update(with location: CGPoint) {
        var newRating: Float = 0
        for i in stride(from: maxRating - 1, through: 0, by: -1) {
            let star = starRect(at: i)
            guard location.x > star.minX else { continue }
            if halfRatings, location.x < star.midX {
                newRating = Float(i) + 0.5
            } else {
                newRating = Float(i) + 1
            }
            break
        }
        rating = max(newRating, Float(minRating))
        delegate?.starRatingView?(self, isUpdating: rating)
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        guard delegate?.starRatingViewShouldChange?(self) ?? true else { return }
        update(with: touch.location(in: self))
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        guard delegate?.starRatingViewShouldChange?(self) ?? true else { return }
        update(with: touch.location(in: self))
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.starRatingView?(self, didUpdate: rating)
        sendActions(for: .valueChanged)
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.starRatingView?(self, didUpdate: rating)
    }

    // MARK: Accessibility

    open override var accessibilityValue: String? {
        get { return "\(rating)" }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() {
        rating = min(rating + 1, Float(maxRating))
        sendActions(for: .valueChanged)
    }

    open override func accessibilityDecrement() {
        rating = max(rating - 1, Float(minRating))
        sendActions(for: .valueChanged)
    }
}
