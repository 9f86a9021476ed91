// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol SplitPaneViewDelegate: AnyObject {
    @objc optional func splitPane(_ splitPane: SplitPaneView, shouldMoveDividerTo fraction: CGFloat) -> Bool
    @objc optional func splitPane(_ splitPane: SplitPaneView, didMoveDividerTo fraction: CGFloat)
    @objc optional var minimumPaneLength: CGFloat { get }
}

/// Two panes with a divider between them that a finger moves; a double tap puts it back into the middle.
class SplitPaneView: UIView, UIGestureRecognizerDelegate {

    @IBOutlet weak var delegate: SplitPaneViewDelegate?
    @IBOutlet var firstPane: UIView! { didSet { replace(oldValue, with: firstPane) } }
    @IBOutlet var secondPane: UIView! { didSet { replace(oldValue, with: secondPane) } }

    private let divider = DividerView()
    private(set) var fraction: CGFloat = 0.5

    private var isHorizontal: Bool {
        return traitCollection.horizontalSizeClass == .regular || bounds.width > bounds.height
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        bringSubviewToFront(divider)
    }

    private func commonInit() {
        addSubview(divider)
        divider.accessibilityIdentifier = "divider"
        let pan = UIPanGestureRecognizer(target: self, action: #selector(moveDivider(_:)))
        pan.delegate = self
        divider.addGestureRecognizer(pan)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(resetDivider))
        doubleTap.numberOfTapsRequired = 2
        divider.addGestureRecognizer(doubleTap)
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        guard let new = new else { return }
        insertSubview(new, belowSubview: divider)
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness: CGFloat = 10
        let length = isHorizontal ? bounds.width : bounds.height
        let first = ((length - thickness) * fraction).rounded()
        let edge: CGRectEdge = isHorizontal ? .minXEdge : .minYEdge
        let (firstFrame, rest) = bounds.divided(atDistance: first, from: edge)
        let (dividerFrame, secondFrame) = rest.divided(atDistance: thickness, from: edge)
        let mirrored = isHorizontal && semanticContentAttribute == .forceRightToLeft
        firstPane?.frame = mirrored ? flipped(firstFrame) : firstFrame
        divider.frame = mirrored ? flipped(dividerFrame) : dividerFrame
        secondPane?.frame = mirrored ? flipped(secondFrame) : secondFrame
        divider.isVertical = isHorizontal
    }

    private func flipped(_ rect: CGRect) -> CGRect {
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Actions

    @objc private func moveDivider(_ pan: UIPanGestureRecognizer) {
        let length = isHorizontal ? bounds.width : bounds.height
        let location = pan.location(in: self)
        var position = isHorizontal ? location.x : location.y
        if isHorizontal && semanticContentAttribute == .forceRightToLeft { position = length - position }
        let minimum = delegate?.minimumPaneLength ?? 50
        position = min(max(position, minimum), length - minimum)
        let proposed = position / length
        if let allowed = delegate?.splitPane?(self, shouldMoveDividerTo: proposed), !allowed { return }
        fraction = proposed
        divider.isActive = pan.state == .began || pan.state == .changed
        setNeedsLayout()
        if pan.state == .ended { delegate?.splitPane?(self, didMoveDividerTo: fraction) }
    }

    @objc private func resetDivider() {
        fraction = 0.5
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .layoutSubviews], animations: {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }) { _ in
            self.delegate?.splitPane?(self, didMoveDividerTo: self.fraction)
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return otherGestureRecognizer is UITapGestureRecognizer
    }
}

class DividerView: UIView {
    var isVertical = false { didSet { setNeedsDisplay() } }
    var isActive = false { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .lightGray
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        let grip = isVertical
            ? CGRect(x: bounds.midX - 1.5, y: bounds.midY - 15, width: 3, height: 30)
            : CGRect(x: bounds.midX - 15, y: bounds.midY - 1.5, width: 30, height: 3)
        (isActive ? tintColor : UIColor.darkGray)?.setFill()
        UIBezierPath(roundedRect: grip, cornerRadius: 1.5).fill()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: isVertical ? -12 : 0, dy: isVertical ? 0 : -12).contains(point)
    }
}
