// SPDX-License-Identifier: Apache-2.0

import UIKit

@IBDesignable
public class PillSegmentedControl: UIControl {

    // comma separated, so that Interface Builder can edit them
    @IBInspectable public var commaSeperatedTitles: String = "" {
        didSet { updateView() }
    }
    @IBInspectable public var textColor: UIColor = .lightGray { didSet { updateColors() } }
    @IBInspectable public var selectorTextColor: UIColor = .white { didSet { updateColors() } }
    @IBInspectable public var selectorColor: UIColor = .darkGray { didSet { selector.backgroundColor = selectorColor.cgColor } }
    @IBInspectable public var borderWidth: CGFloat {
        get { return layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
    @IBInspectable public var borderColor: UIColor? {
        get {
            guard let color = layer.borderColor else { return nil }
            return UIColor(cgColor: color)
        }
        set { layer.borderColor = newValue?.cgColor }
    }

    public var selectedSegmentIndex: Int = 0 {
        didSet {
            updateColors()
            moveSelector(animated: window != nil)
        }
    }

    private var labels = [UILabel]()
    private let selector = CALayer()
    private let feedback = UISelectionFeedbackGenerator()
    private var trackedIndex: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(selector)
        selector.backgroundColor = selectorColor.cgColor
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        layer.addSublayer(selector)
        selector.backgroundColor = selectorColor.cgColor
    }

    public override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        if commaSeperatedTitles.isEmpty { commaSeperatedTitles = "One,Two,Three" }
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func updateView() {
        labels.forEach { $0.removeFromSuperview() }
        labels = commaSeperatedTitles.components(separatedBy: ",").map { title in
            let label = UILabel()
            label.text = title
            label.textAlignment = .center
            label.font = UIFont.systemFont(ofSize: 14, weight: .medium)
            label.adjustsFontSizeToFitWidth = true
            addSubview(label)
            return label
        }
        selectedSegmentIndex = 0
        setNeedsLayout()
    }

    private func updateColors() {
        for (i, label) in labels.enumerated() {
            label.textColor = i == selectedSegmentIndex ? selectorTextColor : textColor
        }
    }

    private func segmentFrame(_ index: Int) -> CGRect {
        guard !labels.isEmpty else { return .zero }
        let width = bounds.width / CGFloat(labels.count)
        return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
    }

    private func moveSelector(animated: Bool) {
        let frame = segmentFrame(selectedSegmentIndex)
        CATransaction.begin()
        if animated {
            CATransaction.setAnimationDuration(0.3)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.3, 1.2, 0.5, 1))
        } else {
            CATransaction.setDisableActions(true)
        }
        selector.frame = frame
        selector.cornerRadius = frame.height / 2
        CATransaction.commit()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        for (i, label) in labels.enumerated() { label.frame = segmentFrame(i) }
        moveSelector(animated: false)
    }

    public override var intrinsicContentSize: CGSize {
        let width = labels.map { $0.intrinsicContentSize.width + 24 }.max() ?? 0
        return CGSize(width: width * CGFloat(max(labels.count, 1)), height: 36)
    }

    // MARK: - Tracking

    private func index(at point: CGPoint) -> Int? {
        return labels.indices.first { segmentFrame($0).contains(point) }
    }

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
        feedback.prepare()
        trackedIndex = index(at: touch.location(in: self))
        return trackedIndex != nil
    }

    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = index(at: CGPoint(x: touch.location(in: self).x, y: bounds.midY)) else { return true }
        trackedIndex = index
        return true
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        defer { trackedIndex = nil }
        guard let index = trackedIndex, index != selectedSegmentIndex else { return }
        feedback.selectionChanged()
        selectedSegmentIndex = index
        sendActions(for: .valueChanged)
    }

    public override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        trackedIndex = nil
    }
}
