// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a hard press, on displays with 3D Touch only.
final class ForcePressGestureRecognizer: UIGestureRecognizer {

    let threshold: CGFloat
    private(set) var currentForce: CGFloat = 0

    private let vibrateOnDeepPress: Bool
    private var deepPressed: Bool = false
    private let pulse = PulseLayer()

    required init(target: AnyObject?, action: Selector, threshold: CGFloat, vibrates: Bool = true) {
        self.threshold = threshold
        self.vibrateOnDeepPress = vibrates
        super.init(target: target, action: action)
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first {
            handle(touch: touch)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first {
            handle(touch: touch)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = deepPressed ? UIGestureRecognizer.State.ended : UIGestureRecognizer.State.failed
        deepPressed = false
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = deepPressed ? .cancelled : .failed
        deepPressed = false
    }

    override func reset() {
        super.reset()
        currentForce = 0
        pulse.removeFromSuperlayer()
    }

    private func handle(touch: UITouch) {
        guard let view = view, view.traitCollection.forceTouchCapability == .available, touch.maximumPossibleForce > 0 else {
            state = .failed
            return
        }
        currentForce = touch.force / touch.maximumPossibleForce

        if !deepPressed && currentForce >= threshold {
            view.layer.addSublayer(pulse)
            pulse.pulse(in: CGRect(origin: CGPoint.zero, size: view.frame.size))
            state = .began
            if vibrateOnDeepPress {
                UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            }
            deepPressed = true
        } else if deepPressed && currentForce < threshold * 0.5 {
            state = .ended
        } else if deepPressed {
            state = .changed
        }
    }
}

/// A ring that grows out of the pressed view.
private class PulseLayer: CAShapeLayer {
    var pulseColor: CGColor = UIColor.red.cgColor {
        didSet { strokeColor = pulseColor }
    }

    func pulse(in frame: CGRect) {
        strokeColor = pulseColor
        fillColor = nil

        let startPath = UIBezierPath(roundedRect: frame, cornerRadius: 5).cgPath
        let endPath = UIBezierPath(roundedRect: frame.insetBy(dx: -50, dy: -50), cornerRadius: 5).cgPath
        path = startPath
        lineWidth = 1

        let pathAnimation = CABasicAnimation(keyPath: "path")
        pathAnimation.toValue = endPath
        let opacityAnimation = CABasicAnimation(keyPath: "opacity")
        opacityAnimation.toValue = 0
        let lineWidthAnimation = CABasicAnimation(keyPath: "lineWidth")
        lineWidthAnimation.toValue = 10

        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            self?.removeFromSuperlayer()
        }
        for animation in [pathAnimation, opacityAnimation, lineWidthAnimation] {
            animation.duration = 0.25
            animation.isRemovedOnCompletion = false
            animation.fillMode = CAMediaTimingFillMode.forwards
            add(animation, forKey: animation.keyPath)
        }
        CATransaction.commit()
    }
}

// MARK: Convenience

extension UIView {
    @discardableResult
    func setDeepPressAction(_ target: AnyObject, action: Selector, threshold: CGFloat = 0.75) -> ForcePressGestureRecognizer {
        let recognizer = ForcePressGestureRecognizer(target: target, action: action, threshold: threshold)
        addGestureRecognizer(recognizer)
        return recognizer
    }
}
