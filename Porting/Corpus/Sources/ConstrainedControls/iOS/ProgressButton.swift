// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A button that becomes a bar while something loads, and a check mark after that.
class ProgressButton: UIControl {

    enum State: Equatable {
        case idle(title: String)
        case loading(progress: CGFloat)
        case done
    }

    private let titleLabel = UILabel()
    private let fillView = UIView()
    private let spinner = UIActivityIndicatorView(style: .medium)

    private var fillWidth: NSLayoutConstraint!
    private lazy var compactWidth = widthAnchor.constraint(equalTo: heightAnchor)

    var buttonState: State = .idle(title: "Download") {
        didSet {
            guard buttonState != oldValue else { return }
            apply(buttonState, animated: true)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
        fillView.backgroundColor = .systemBlue
        fillView.isUserInteractionEnabled = false
        titleLabel.textAlignment = .center
        spinner.hidesWhenStopped = true
        spinner.isUserInteractionEnabled = false

        [fillView, titleLabel, spinner].forEach { subview in
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        compactWidth.priority = UILayoutPriority(999)

        fillWidth = fillView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.001)
        NSLayoutConstraint.activate([
            fillView.leadingAnchor.constraint(equalTo: leadingAnchor),
            fillView.topAnchor.constraint(equalTo: topAnchor),
            fillView.bottomAnchor.constraint(equalTo: bottomAnchor),
            fillWidth,
            titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
            titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 8).with(priority: .defaultHigh),
            titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            spinner.trailingAnchor.constraint(equalTo: titleLabel.leadingAnchor, constant: -8),
            spinner.centerYAnchor.constraint(equalTo: centerYAnchor)
        ])
        apply(buttonState, animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        let width = buttonState == .done ? 44 : titleLabel.intrinsicContentSize.width + 48
        return CGSize(width: width, height: 44)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    private func apply(_ state: State, animated: Bool) {
        var progress: CGFloat = 0
        compactWidth.isActive = state == .done
        switch state {
        case .idle(let title):
            titleLabel.text = title
            spinner.stopAnimating()
        case let .loading(value):
            progress = value
            titleLabel.text = String(format: "%.0f %%", Double(value * 100))
            spinner.startAnimating()
        case .done:
            progress = 1
            titleLabel.text = "✓"
            spinner.stopAnimating()
        }
        isUserInteractionEnabled = spinner.isAnimating == false
        // A multiplier cannot change, so that the constraint is made anew.
        fillWidth = fillWidth.replacingMultiplier(max(progress, 0.001))
        invalidateIntrinsicContentSize()
        guard animated else { return }
        UIViewPropertyAnimator(duration: 0.25, curve: .easeOut) {
            (self.superview ?? self).layoutIfNeeded()
        }.startAnimation()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, case .idle = buttonState {
            buttonState = .loading(progress: 0)
            sendActions(for: .primaryActionTriggered)
        }
    }

    var fillFrame: CGRect { return fillView.frame }
}

fileprivate extension NSLayoutConstraint {
    func with(priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }

    func replacingMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
        guard let first = firstItem else { return self }
        NSLayoutConstraint.deactivate([self])
        let constraint = NSLayoutConstraint(item: first, attribute: firstAttribute, relatedBy: relation,
                                            toItem: secondItem, attribute: secondAttribute,
                                            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.shouldBeArchived = shouldBeArchived
        constraint.identifier = identifier
        NSLayoutConstraint.activate([constraint])
        return constraint
    }
}
