// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol SlideToConfirmViewDelegate: class {
    func slideToConfirmViewDidConfirm(_ view: SlideToConfirmView)
}

/// A knob that a finger drags to the other end to confirm.
@IBDesignable
public class SlideToConfirmView: UIView {

    weak var delegate: SlideToConfirmViewDelegate?

    @IBInspectable public var thumbInset: CGFloat = 4 {
        didSet {
            leadingThumbConstraint?.constant = thumbInset
            topThumbConstraint?.constant = thumbInset
            setNeedsLayout()
        }
    }

    public let textLabel = UILabel()
    public let thumbView = UIView()
    public let trackView = UIView()
    public private(set) var isConfirmed = false

    private var leadingThumbConstraint: NSLayoutConstraint?
    private var topThumbConstraint: NSLayoutConstraint?

    private var xEnd: CGFloat {
        return bounds.width - thumbView.bounds.width - thumbInset
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setupView()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupView()
    }

    private func setupView() {
        addSubview(trackView)
        addSubview(textLabel)
        addSubview(thumbView)
        trackView.backgroundColor = .systemGreen
        trackView.alpha = 0.3
        textLabel.text = NSLocalizedString("Slide to confirm", comment: "")
        textLabel.textAlignment = .center
        thumbView.backgroundColor = .systemGreen
        thumbView.accessibilityIdentifier = "confirm.thumb"
        thumbView.isUserInteractionEnabled = true
        setupConstraint()
        let panGesture = UIPanGestureRecognizer(target: self, action: #selector(handlePanGesture(_:)))
        panGesture.minimumNumberOfTouches = 1
        thumbView.addGestureRecognizer(panGesture)
    }

    private func setupConstraint() {
        translatesAutoresizingMaskIntoConstraints = false
        trackView.translatesAutoresizingMaskIntoConstraints = false
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        thumbView.translatesAutoresizingMaskIntoConstraints = false

        leadingThumbConstraint = thumbView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: thumbInset)
        leadingThumbConstraint?.isActive = true
        topThumbConstraint = thumbView.topAnchor.constraint(equalTo: topAnchor, constant: thumbInset)
        topThumbConstraint?.isActive = true
        thumbView.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        thumbView.heightAnchor.constraint(equalTo: thumbView.widthAnchor).isActive = true

        trackView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        trackView.topAnchor.constraint(equalTo: topAnchor).isActive = true
        trackView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        trackView.trailingAnchor.constraint(equalTo: thumbView.trailingAnchor, constant: thumbInset).isActive = true

        textLabel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        textLabel.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        textLabel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.6).isActive = true
    }

    override public func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        thumbView.layer.cornerRadius = thumbView.bounds.height / 2
    }

    public func reset(animated: Bool = true) {
        isConfirmed = false
        move(to: thumbInset, animated: animated)
    }

    private func move(to x: CGFloat, animated: Bool) {
        leadingThumbConstraint?.constant = x
        textLabel.alpha = 1 - (x - thumbInset) / max(xEnd, 1)
        guard animated else { return }
        UIView.animate(withDuration: 0.2) {
            self.layoutIfNeeded()
        }
    }

    @objc private func handlePanGesture(_ sender: UIPanGestureRecognizer) {
        if isConfirmed { return }
        let x = sender.translation(in: self).x + thumbInset
        switch sender.state {
        case .changed:
            move(to: min(max(x, thumbInset), xEnd), animated: false)
        case .ended, .cancelled, .failed:
            if sender.state == .ended && x >= xEnd {
                move(to: xEnd, animated: true)
                isConfirmed = true
                delegate?.slideToConfirmViewDidConfirm(self)
            } else {
                reset()
            }
        default:
            break
        }
    }
}
