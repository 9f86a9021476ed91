// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Darkens the screen but for one view, and explains that view in a bubble.
public final class CoachMarkOverlay: UIView {

    public struct Step {
        let target: UIView
        let text: String
    }

    private var steps: [Step]
    private var index = 0
    private let bubble = UIView()
    private let label = UILabel()
    private let hole = CAShapeLayer()
    private let cutoutGuide = UILayoutGuide()
    private var stepConstraints: [NSLayoutConstraint] = []
    public var onFinish: (() -> Void)?

    public init(steps: [Step]) {
        self.steps = steps
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        accessibilityIdentifier = "coach"
        hole.fillRule = .evenOdd
        hole.fillColor = UIColor.black.withAlphaComponent(0.6).cgColor
        layer.addSublayer(hole)

        bubble.backgroundColor = .white
        bubble.layer.cornerRadius = 8
        bubble.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bubble)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(label)
        addLayoutGuide(cutoutGuide)
        cutoutGuide.identifier = "cutout"

        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -12),
            bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
            bubble.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
            bubble.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor)
        ])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(next)))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func show(in view: UIView) {
        view.addSubview(self)
        topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        showStep()
    }

    private func showStep() {
        let step = steps[index]
        label.text = step.text
        NSLayoutConstraint.deactivate(stepConstraints)
        let centered = bubble.centerXAnchor.constraint(equalTo: cutoutGuide.centerXAnchor)
        centered.priority = .defaultHigh
        stepConstraints = [
            cutoutGuide.topAnchor.constraint(equalTo: step.target.topAnchor, constant: -8),
            cutoutGuide.leadingAnchor.constraint(equalTo: step.target.leadingAnchor, constant: -8),
            cutoutGuide.trailingAnchor.constraint(equalTo: step.target.trailingAnchor, constant: 8),
            cutoutGuide.bottomAnchor.constraint(equalTo: step.target.bottomAnchor, constant: 8),
            bubble.topAnchor.constraint(equalTo: cutoutGuide.bottomAnchor, constant: 12),
            centered
        ]
        NSLayoutConstraint.activate(stepConstraints)
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(rect: bounds)
        path.append(UIBezierPath(roundedRect: cutoutGuide.layoutFrame, cornerRadius: 8))
        hole.path = path.cgPath
        hole.frame = bounds
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if cutoutGuide.layoutFrame.contains(point) { return false }
        return super.point(inside: point, with: event)
    }

    @objc private func next() {
        index += 1
        if index < steps.count {
            showStep()
        } else {
            removeFromSuperview()
            onFinish?()
        }
    }

    var cutout: CGRect { cutoutGuide.layoutFrame }
    var bubbleFrame: CGRect { bubble.frame }
}
