// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol LabeledStepperDelegate: class {
    @objc optional func labeledStepper(_ stepper: LabeledStepper, didChange value: Int)
    @objc optional func labeledStepperDidReachLimit(_ stepper: LabeledStepper)
}

/// Minus, a number and plus, as shops have it for quantities.
class LabeledStepper: UIView {

    weak var delegate: LabeledStepperDelegate?

    var minimum = 0
    var maximum = 10

    var value: Int = 1 {
        didSet {
            value = min(max(value, minimum), maximum)
            label.text = String(value)
            minusButton.isEnabled = value > minimum
            plusButton.isEnabled = value < maximum
            if value != oldValue {
                delegate?.labeledStepper?(self, didChange: value)
            }
            if value == maximum || value == minimum {
                delegate?.labeledStepperDidReachLimit?(self)
            }
        }
    }

    let minusButton = UIButton(type: .system)
    let plusButton = UIButton(type: .system)
    let label = UILabel()
    private var repeatTimer: Timer?
    private var didSetupConstraints = false

    init() {
        super.init(frame: CGRect.zero)
        minusButton.setTitle("\u{2212}", for: UIControl.State())
        plusButton.setTitle("+", for: UIControl.State())
        minusButton.accessibilityIdentifier = "stepper.minus"
        plusButton.accessibilityIdentifier = "stepper.plus"
        minusButton.addTarget(self, action: #selector(LabeledStepper.decrease), for: .touchUpInside)
        plusButton.addTarget(self, action: #selector(LabeledStepper.increase), for: .touchUpInside)
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(LabeledStepper.longPressed(_:)))
        longPress.minimumPressDuration = 0.4
        plusButton.addGestureRecognizer(longPress)
        label.text = "1"
        label.textAlignment = .center
        label.font = UIFont.boldSystemFont(ofSize: 17)
        [minusButton, label, plusButton].forEach { addSubview($0) }
        setNeedsUpdateConstraints()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override class var requiresConstraintBasedLayout: Bool {
        return true
    }

    override func updateConstraints() {
        if !didSetupConstraints {
            let views = ["minus": minusButton, "label": label, "plus": plusButton]
            views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
            let metrics = ["side": 44, "gap": 8]
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[minus(side)]-gap-[label(>=side@750)]-gap-[plus(==minus)]|",
                options: [.alignAllCenterY], metrics: metrics, views: views))
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[minus(side)]|", options: [], metrics: metrics, views: views))
            plusButton.heightAnchor.constraint(equalTo: minusButton.heightAnchor).isActive = true
            didSetupConstraints = true
        }
        super.updateConstraints()
    }

    @objc func decrease() {
        value -= 1
    }

    @objc func increase() {
        value += 1
    }

    @objc func longPressed(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began:
            value = maximum
        case .ended, .cancelled, .failed:
            layoutIfNeeded()
        default:
            break
        }
    }
}
