// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A button with a count at its corner.
@IBDesignable
open class BadgeButton: UIButton {

    @IBInspectable open var badgeValue: Int = 0 {
        didSet { updateBadge(animated: window != nil) }
    }

    @IBInspectable open var badgeColor: UIColor = .red {
        didSet { badgeLabel.backgroundColor = badgeColor }
    }

    open var badgeOffset = UIOffset(horizontal: 4, vertical: -4) {
        didSet {
            centerXConstraint?.constant = badgeOffset.horizontal
            centerYConstraint?.constant = badgeOffset.vertical
        }
    }

    public let badgeLabel = UILabel()
    private var centerXConstraint: NSLayoutConstraint?
    private var centerYConstraint: NSLayoutConstraint?
    private var widthConstraint: NSLayoutConstraint?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setupBadge()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupBadge()
    }

    private func setupBadge() {
        badgeLabel.textAlignment = .center
        badgeLabel.font = UIFont.systemFont(ofSize: 11, weight: UIFont.Weight.semibold)
        badgeLabel.textColor = .white
        badgeLabel.backgroundColor = badgeColor
        badgeLabel.clipsToBounds = true
        badgeLabel.isHidden = true
        badgeLabel.isUserInteractionEnabled = false
        badgeLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badgeLabel)

        centerXConstraint = NSLayoutConstraint(item: badgeLabel, attribute: .centerX, relatedBy: .equal,
                                               toItem: self, attribute: .trailing, multiplier: 1.0,
                                               constant: badgeOffset.horizontal)
        centerYConstraint = NSLayoutConstraint(item: badgeLabel, attribute: .centerY, relatedBy: .equal,
                                               toItem: self, attribute: .top, multiplier: 1.0,
                                               constant: badgeOffset.vertical)
        let height = NSLayoutConstraint(item: badgeLabel, attribute: .height, relatedBy: .equal,
                                        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 18)
        let atLeastSquare = NSLayoutConstraint(item: badgeLabel, attribute: .width, relatedBy: .greaterThanOrEqual,
                                               toItem: badgeLabel, attribute: .height, multiplier: 1, constant: 0)
        widthConstraint = NSLayoutConstraint(item: badgeLabel, attribute: .width, relatedBy: .equal,
                                             toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 18)
        widthConstraint?.priority = .defaultHigh
        NSLayoutConstraint.activate([centerXConstraint!, centerYConstraint!, height, atLeastSquare, widthConstraint!])
    }

    private func updateBadge(animated: Bool) {
        badgeLabel.text = badgeValue > 99 ? "99+" : String(describing: badgeValue)
        let textWidth = badgeLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 18)).width
        widthConstraint?.constant = ceil(textWidth) + 8
        badgeLabel.isHidden = badgeValue <= 0
        guard animated, badgeValue > 0 else { return }
        badgeLabel.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 5,
                       options: .allowUserInteraction, animations: {
                        self.badgeLabel.transform = .identity
                        self.layoutIfNeeded()
        }, completion: nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        badgeLabel.layer.cornerRadius = badgeLabel.bounds.height / 2
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if !badgeLabel.isHidden && badgeLabel.frame.contains(point) {
            return true
        }
        return super.point(inside: point, with: event)
    }
}
