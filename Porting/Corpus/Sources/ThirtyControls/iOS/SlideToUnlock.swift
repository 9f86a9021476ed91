// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc public protocol SlideToUnlockDelegate: AnyObject {
    func slideToUnlockDidFinish(_ sender: SlideToUnlock)
    @objc optional func slideToUnlock(_ sender: SlideToUnlock, didSlideTo fraction: CGFloat)
    @objc optional func slideToUnlockDidSpringBack(_ sender: SlideToUnlock)
}

@objcMembers public class SlideToUnlock: UIView {

    // MARK: Public properties

    public weak var delegate: SlideToUnlockDelegate?
    public var animationVelocity: Double = 0.2
    public var sliderViewTopDistance: CGFloat = 4 { didSet { setNeedsLayout() } }
    public var isEnabled: Bool = true
    public var labelText: String = "slide to unlock" { didSet { textLabel.text = labelText } }

    // MARK: Private

    private let textLabel = UILabel()
    private let thumbnailImageView = UIImageView()
    private let draggedView = UIView()
    private let shimmer = CAGradientLayer()
    private let notification = UINotificationFeedbackGenerator()
    private var isFinished = false
    private var panGestureRecognizer: UIPanGestureRecognizer!

    private var xEndingPoint: CGFloat {
        return bounds.width - thumbnailImageView.bounds.width - sliderViewTopDistance
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setupView()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupView()
    }

    private func setupView() {
        clipsToBounds = true
        backgroundColor = #colorLiteral(red: 0.1, green: 0.1, blue: 0.12, alpha: 1)
        textLabel.text = labelText
        textLabel.textAlignment = .center
        textLabel.textColor = .white
        draggedView.backgroundColor = UIColor(white: 1, alpha: 0.2)
        thumbnailImageView.backgroundColor = .white
        thumbnailImageView.contentMode = .center
        thumbnailImageView.isUserInteractionEnabled = true
        thumbnailImageView.accessibilityIdentifier = "unlock.thumb"
        [textLabel, draggedView, thumbnailImageView].forEach(addSubview)

        shimmer.colors = [UIColor.clear.cgColor, UIColor.white.cgColor, UIColor.clear.cgColor]
        shimmer.startPoint = CGPoint(x: 0, y: 0.5)
        shimmer.endPoint = CGPoint(x: 1, y: 0.5)
        shimmer.locations = [0, 0.5, 1]
        textLabel.layer.mask = shimmer

        panGestureRecognizer = UIPanGestureRecognizer(target: self, action: #selector(self.handlePanGesture(_:)))
        panGestureRecognizer.minimumNumberOfTouches = 1
        thumbnailImageView.addGestureRecognizer(panGestureRecognizer)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 2 * sliderViewTopDistance
        layer.cornerRadius = bounds.height / 2
        textLabel.frame = bounds
        shimmer.frame = textLabel.bounds
        thumbnailImageView.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        thumbnailImageView.layer.cornerRadius = side / 2
        if panGestureRecognizer.state == .possible {
            updateThumbnailXPosition(isFinished ? xEndingPoint : sliderViewTopDistance)
        }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        shimmer.removeAnimation(forKey: "shimmer")
        guard window != nil else { return }
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1.0, -0.5, 0.0]
        animation.toValue = [1.0, 1.5, 2.0]
        animation.duration = 1.5
        animation.repeatCount = .infinity
        shimmer.add(animation, forKey: "shimmer")
    }

    private func updateThumbnailXPosition(_ x: CGFloat) {
        thumbnailImageView.frame.origin = CGPoint(x: x, y: sliderViewTopDistance)
        draggedView.frame = CGRect(x: 0, y: 0, width: thumbnailImageView.frame.maxX + sliderViewTopDistance, height: bounds.height)
        let fraction = (x - sliderViewTopDistance) / max(xEndingPoint - sliderViewTopDistance, 1)
        textLabel.alpha = 1 - fraction
    }

    func handlePanGesture(_ sender: UIPanGestureRecognizer) {
        if isFinished || !isEnabled { return }
        let translatedPoint = sender.translation(in: self).x
        switch sender.state {
        case .began:
            notification.prepare()
        case .changed:
            let x = min(max(sliderViewTopDistance + translatedPoint, sliderViewTopDistance), xEndingPoint)
            updateThumbnailXPosition(x)
            delegate?.slideToUnlock?(self, didSlideTo: (x - sliderViewTopDistance) / (xEndingPoint - sliderViewTopDistance))
        case .ended:
            if translatedPoint >= xEndingPoint - sliderViewTopDistance {
                isFinished = true
                updateThumbnailXPosition(xEndingPoint)
                notification.notificationOccurred(.success)
                delegate?.slideToUnlockDidFinish(self)
            } else {
                springBack()
            }
        case .cancelled, .failed:
            springBack()
        default:
            break
        }
    }

    private func springBack() {
        notification.notificationOccurred(.warning)
        UIView.animate(withDuration: animationVelocity, animations: {
            self.updateThumbnailXPosition(self.sliderViewTopDistance)
        }) { _ in
            self.delegate?.slideToUnlockDidSpringBack?(self)
        }
    }

    public func resetStateWithAnimation(_ animated: Bool) {
        isFinished = false
        UIView.animate(withDuration: animated ? animationVelocity : 0) {
            self.updateThumbnailXPosition(self.sliderViewTopDistance)
        }
    }
}
