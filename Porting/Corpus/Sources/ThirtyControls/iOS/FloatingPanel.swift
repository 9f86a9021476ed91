// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A little window (think picture in picture) that is thrown into one of the four corners of its superview.
public final class FloatingPanel: UIView {

    public enum Corner: Int, CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public var onSnap: ((Corner) -> Void)?
    public private(set) var corner: Corner = .bottomRight
    public var margin: CGFloat = 16

    private let panRecognizer = UIPanGestureRecognizer()
    private var initialOffset: CGPoint = .zero
    private var animator: UIViewPropertyAnimator?
    private let selectionFeedback = UISelectionFeedbackGenerator()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        panRecognizer.addTarget(self, action: #selector(panned(recognizer:)))
        addGestureRecognizer(panRecognizer)
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 4)
        if #available(iOS 13.0, *) {
            backgroundColor = .secondarySystemBackground
            layer.cornerCurve = .continuous
        } else {
            backgroundColor = .white
        }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil else { return }
        center = position(for: corner)
    }

    private func position(for corner: Corner) -> CGPoint {
        guard let superview = superview else { return center }
        let area = superview.bounds.inset(by: superview.safeAreaInsets)
            .insetBy(dx: margin + bounds.width / 2, dy: margin + bounds.height / 2)
        switch corner {
        case .topLeft: return CGPoint(x: area.minX, y: area.minY)
        case .topRight: return CGPoint(x: area.maxX, y: area.minY)
        case .bottomLeft: return CGPoint(x: area.minX, y: area.maxY)
        case .bottomRight: return CGPoint(x: area.maxX, y: area.maxY)
        }
    }

    @objc private func panned(recognizer: UIPanGestureRecognizer) {
        guard let superview = superview else { return }
        let touchPoint = recognizer.location(in: superview)
        switch recognizer.state {
        case .began:
            if let animator = animator, animator.isRunning {
                animator.stopAnimation(true)
            }
            selectionFeedback.prepare()
            initialOffset = CGPoint(x: touchPoint.x - center.x, y: touchPoint.y - center.y)
        case .changed:
            center = CGPoint(x: touchPoint.x - initialOffset.x, y: touchPoint.y - initialOffset.y)
        case .ended, .cancelled:
            let decelerationRate = UIScrollView.DecelerationRate.normal.rawValue
            let velocity = recognizer.velocity(in: superview)
            let projected = CGPoint(
                x: center.x + project(initialVelocity: velocity.x, decelerationRate: decelerationRate),
                y: center.y + project(initialVelocity: velocity.y, decelerationRate: decelerationRate)
            )
            let target = nearestCorner(to: projected)
            let targetPosition = position(for: target)
            let relative = CGVector(
                dx: relativeVelocity(forVelocity: velocity.x, from: center.x, to: targetPosition.x),
                dy: relativeVelocity(forVelocity: velocity.y, from: center.y, to: targetPosition.y)
            )
            let timing = UISpringTimingParameters(damping: 1, response: 0.4, initialVelocity: relative)
            let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
            animator.addAnimations { self.center = targetPosition }
            animator.addCompletion { [weak self] position in
                guard position == .end else { return }
                self?.selectionFeedback.selectionChanged()
                self?.onSnap?(target)
            }
            corner = target
            self.animator = animator
            animator.startAnimation()
        default:
            break
        }
    }

    /// Distance travelled after decelerating to zero velocity at a constant rate.
    private func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
        return (initialVelocity / 1000) * decelerationRate / (1 - decelerationRate)
    }

    private func nearestCorner(to point: CGPoint) -> Corner {
        return Corner.allCases.min { a, b in
            distance(position(for: a), point) < distance(position(for: b), point)
        } ?? corner
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        return hypot(a.x - b.x, a.y - b.y)
    }

    private func relativeVelocity(forVelocity velocity: CGFloat, from current: CGFloat, to target: CGFloat) -> CGFloat {
        guard current - target != 0 else { return 0 }
        return velocity / (target - current)
    }
}

extension UISpringTimingParameters {
    /// A spring in the terms of designers: how much it overshoots and how long it takes to respond.
    public convenience init(damping: CGFloat, response: CGFloat, initialVelocity: CGVector = .zero) {
        let stiffness = pow(2 * .pi / response, 2)
        let damp = 4 * .pi * damping / response
        self.init(mass: 1, stiffness: stiffness, damping: damp, initialVelocity: initialVelocity)
    }
}
