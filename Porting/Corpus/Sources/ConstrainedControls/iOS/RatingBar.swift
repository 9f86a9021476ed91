// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Stars in a stack; a finger that slides over them sets the rating.
class RatingBar: UIControl {

    var maximumRating = 5 {
        didSet { buildStars() }
    }

    @objc dynamic var rating = 0 {
        didSet {
            guard oldValue != rating else { return }
            updateStars()
            valueLabel.text = "\(rating)/\(maximumRating)"
        }
    }

    private lazy var starStack: UIStackView = {
        let stack = UIStackView()
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.isUserInteractionEnabled = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    let valueLabel: UILabel = {
        let label = UILabel()
        label.text = "0/5"
        label.textAlignment = .right
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        addSubview(starStack)
        addSubview(valueLabel)
        addConstraints([
            NSLayoutConstraint(item: starStack, attribute: .leading, relatedBy: .equal, toItem: self,
                               attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: starStack, attribute: .top, relatedBy: .equal, toItem: self,
                               attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: starStack, attribute: .bottom, relatedBy: .equal, toItem: self,
                               attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: valueLabel, attribute: .leading, relatedBy: .equal, toItem: starStack,
                               attribute: .trailing, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: valueLabel, attribute: .trailing, relatedBy: .equal, toItem: self,
                               attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: valueLabel, attribute: .centerY, relatedBy: .equal, toItem: starStack,
                               attribute: .centerY, multiplier: 1, constant: 0)
        ])
        buildStars()
    }

    private func buildStars() {
        starStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for _ in 0..<maximumRating {
            let star = UIView()
            star.layer.borderWidth = 1
            star.translatesAutoresizingMaskIntoConstraints = false
            let height = star.heightAnchor.constraint(equalTo: star.widthAnchor)
            height.priority = UILayoutPriority(rawValue: 999)
            height.isActive = true
            star.widthAnchor.constraint(equalToConstant: 32).isActive = true
            starStack.addArrangedSubview(star)
        }
        updateStars()
    }

    private func updateStars() {
        for (index, star) in starStack.arrangedSubviews.enumerated() {
            star.backgroundColor = index < rating ? .orange : .clear
        }
    }

    private func rate(at point: CGPoint) {
        var newRating = 0
        for (index, star) in starStack.arrangedSubviews.enumerated() where point.x >= convert(star.bounds, from: star).minX {
            newRating = index + 1
        }
        if newRating != rating {
            rating = newRating
            sendActions(for: .valueChanged)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rate(at: touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rate(at: touch.location(in: self))
        return true
    }
}
