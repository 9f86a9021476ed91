// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol PasscodeViewDelegate: NSObjectProtocol {
    func passcodeView(_ view: PasscodeView, check code: String) -> Bool
}

/// Dots for the digits, and the digits in rows of three.
class PasscodeView: UIView {

    weak var delegate: PasscodeViewDelegate?

    private let length: Int
    private var code = "" {
        didSet { updateDots() }
    }
    private var dots = [UIView]()
    let dotStack = UIStackView()
    private var centerX: NSLayoutConstraint!

    init(length: Int = 4) {
        self.length = length
        super.init(frame: .zero)
        setupDots()
        setupKeypad()
    }

    required init?(coder aDecoder: NSCoder) {
        self.length = aDecoder.decodeInteger(forKey: "length")
        super.init(coder: aDecoder)
        setupDots()
        setupKeypad()
    }

    private func setupDots() {
        for _ in 0 ..< length {
            let dot = UIView()
            dot.layer.cornerRadius = 7
            dot.layer.borderWidth = 1
            dot.widthAnchor.constraint(equalToConstant: 14).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 14).isActive = true
            dots.append(dot)
            dotStack.addArrangedSubview(dot)
        }
        dotStack.spacing = 20
        dotStack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(dotStack)
        centerX = dotStack.centerXAnchor.constraint(equalTo: centerXAnchor)
        NSLayoutConstraint.activate([
            centerX,
            dotStack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 24)
        ])
    }

    private func setupKeypad() {
        let titles = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "⌫"]]
        let rows = titles.map { titles -> UIStackView in
            let row = UIStackView(arrangedSubviews: titles.map(makeKey))
            row.axis = .horizontal
            row.distribution = .fillEqually
            row.spacing = 12
            return row
        }
        let pad = UIStackView(arrangedSubviews: rows)
        pad.axis = .vertical
        pad.distribution = .fillEqually
        pad.spacing = 12
        pad.translatesAutoresizingMaskIntoConstraints = false
        addSubview(pad)
        let preferredWidth = pad.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.8)
        preferredWidth.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            pad.topAnchor.constraint(equalTo: dotStack.bottomAnchor, constant: 32),
            pad.centerXAnchor.constraint(equalTo: centerXAnchor),
            pad.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
            preferredWidth,
            pad.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
            rows[0].heightAnchor.constraint(equalToConstant: 60)
        ])
    }

    private func makeKey(_ title: String) -> UIView {
        guard !title.isEmpty else { return UIView() }
        let key = UIButton(type: .system)
        key.setTitle(title, for: .normal)
        key.titleLabel?.font = .systemFont(ofSize: 28, weight: .light)
        key.accessibilityIdentifier = "key.\(title)"
        key.addTarget(self, action: #selector(keyPressed(_:)), for: .touchDown)
        return key
    }

    @objc private func keyPressed(_ sender: UIButton) {
        guard let title = sender.currentTitle else { return }
        if title == "⌫" {
            _ = code.popLast()
            return
        }
        guard code.count < length else { return }
        code += title
        if code.count == length, delegate?.passcodeView(self, check: code) == false {
            shake()
        }
    }

    private func updateDots() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index < code.count ? .black : nil
        }
    }

    private func shake() {
        isUserInteractionEnabled = false
        centerX.constant = 24
        layoutIfNeeded()
        centerX.constant = 0
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 1, options: [], animations: {
            self.layoutIfNeeded()
        }, completion: { finished in
            self.isUserInteractionEnabled = true
            self.code = ""
        })
    }

    var filledDots: Int { return dots.filter { $0.backgroundColor != nil }.count }
}
