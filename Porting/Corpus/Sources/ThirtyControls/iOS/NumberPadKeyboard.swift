// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol NumberPadKeyboardDelegate: class {
    func numberPadDidFinish(_ pad: NumberPadKeyboard)
}

/// Keyboard for prices: digits, a comma, delete (repeats while held) and done.
class NumberPadKeyboard: UIView, UIInputViewAudioFeedback {

    weak var target: UIKeyInput?
    weak var delegate: NumberPadKeyboardDelegate?

    private var keys: [UIButton] = []
    private var repeatTimer: Timer?
    private var repeats = 0

    var enableInputClicksWhenVisible: Bool { return true }

    private let titles = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0", "⌫"]

    init(target: UIKeyInput?) {
        self.target = target
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        configure()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    deinit {
        repeatTimer?.invalidate()
    }

    private func configure() {
        backgroundColor = .groupTableViewBackground
        for title in titles {
            let key = KeyButton(type: .custom)
            key.setTitle(title, for: .normal)
            key.setTitleColor(.black, for: [])
            key.titleLabel?.font = .systemFont(ofSize: 22)
            key.accessibilityIdentifier = "key \(title)"
            key.isExclusiveTouch = true
            if title == "⌫" {
                key.addTarget(self, action: #selector(deleteDown(_:)), for: .touchDown)
                key.addTarget(self, action: #selector(deleteUp(_:)), for: [.touchUpInside, .touchUpOutside, .touchCancel])
            } else {
                key.addTarget(self, action: #selector(keyPressed(_:)), for: .touchUpInside)
            }
            keys.append(key)
            addSubview(key)
        }
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swipedDown))
        swipe.direction = .down
        addGestureRecognizer(swipe)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 3, height = bounds.height / 4
        for (i, key) in keys.enumerated() {
            key.frame = CGRect(x: CGFloat(i % 3) * width, y: CGFloat(i / 3) * height, width: width, height: height)
                .insetBy(dx: 3, dy: 3)
        }
    }

    @objc private func keyPressed(_ sender: UIButton) {
        guard let title = sender.title(for: .normal) else { return }
        UIDevice.current.playInputClick()
        target?.insertText(title)
    }

    // MARK: Delete

    @objc private func deleteDown(_ sender: UIButton) {
        UIDevice.current.playInputClick()
        target?.deleteBackward()
        repeats = 0
        repeatTimer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(startRepeating), userInfo: nil, repeats: false)
    }

    @objc private func startRepeating() {
        repeatTimer = Timer.scheduledTimer(
            timeInterval: 0.1, target: self, selector: #selector(repeatDelete(timer:)), userInfo: "delete", repeats: true)
    }

    @objc private func repeatDelete(timer: Timer) {
        guard let target = target, target.hasText else {
            timer.invalidate()
            return
        }
        repeats += 1
        target.deleteBackward()
    }

    @objc private func deleteUp(_ sender: UIButton) {
        repeatTimer?.invalidate()
        repeatTimer = nil
    }

    @objc private func swipedDown() {
        (target as? UIResponder)?.resignFirstResponder()
        delegate?.numberPadDidFinish(self)
    }
}

private class KeyButton: UIButton {
    override var isHighlighted: Bool {
        didSet {
            UIView.transition(with: self, duration: 0.1, options: [.transitionCrossDissolve, .allowUserInteraction], animations: {
                self.backgroundColor = self.isHighlighted ? .lightGray : .white
            }, completion: nil)
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 5
    }
}
