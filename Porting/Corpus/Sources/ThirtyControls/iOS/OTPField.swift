// SPDX-License-Identifier: Apache-2.0
import UIKit

@objc protocol OTPFieldDelegate: AnyObject {
    func otpField(_ field: OTPField, didEnter code: String)
    @objc optional func otpFieldDidChange(_ field: OTPField)
    @objc optional func otpField(_ field: OTPField, shouldAccept character: String) -> Bool
}

/// Boxes for the digits of a one-time password; a tap brings the keyboard up.
class OTPField: UIControl, UIKeyInput, UITextInputTraits {

    weak var delegate: OTPFieldDelegate?

    @IBInspectable var numberOfDigits: Int = 6 {
        didSet { rebuild() }
    }

    private(set) var code = "" {
        didSet { refresh() }
    }

    private var boxes = [UILabel]()
    private let caret = CALayer()

    // MARK: UITextInputTraits

    var keyboardType: UIKeyboardType = .numberPad
    var textContentType: UITextContentType! = .oneTimeCode
    var autocorrectionType: UITextAutocorrectionType = .no

    // MARK: Life cycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        didLoad()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        didLoad()
    }

    private func didLoad() {
        caret.backgroundColor = UIColor.systemBlue.cgColor
        caret.isHidden = true
        layer.addSublayer(caret)
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(applicationWillResignActive(_:)),
            name: UIApplication.willResignActiveNotification, object: nil)
        rebuild()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func rebuild() {
        boxes.forEach { $0.removeFromSuperview() }
        boxes = (0..<numberOfDigits).map { _ in
            let label = UILabel()
            label.textAlignment = .center
            label.font = UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .semibold)
            label.layer.borderWidth = 1
            label.layer.cornerRadius = 6
            label.isUserInteractionEnabled = false
            addSubview(label)
            return label
        }
        code = ""
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap: CGFloat = 8
        let width = (bounds.width - gap * CGFloat(numberOfDigits - 1)) / CGFloat(numberOfDigits)
        for (i, box) in boxes.enumerated() {
            box.frame = CGRect(x: CGFloat(i) * (width + gap), y: 0, width: width, height: bounds.height)
        }
        refresh()
    }

    private func refresh() {
        let digits = Array(code)
        for (i, box) in boxes.enumerated() {
            box.text = i < digits.count ? String(digits[i]) : nil
            let isCurrent = isFirstResponder && i == digits.count
            box.layer.borderColor = (isCurrent ? tintColor : UIColor.lightGray).cgColor
        }
        caret.isHidden = !isFirstResponder || digits.count >= boxes.count
        if digits.count < boxes.count {
            let box = boxes[digits.count].frame
            caret.frame = CGRect(x: box.midX - 1, y: box.minY + 8, width: 2, height: max(box.height - 16, 0))
        }
    }

    private func blink(_ on: Bool) {
        guard on else {
            caret.removeAllAnimations()
            return
        }
        let blink = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        blink.fromValue = 1
        blink.toValue = 0
        blink.duration = 0.5
        blink.autoreverses = true
        blink.repeatCount = .greatestFiniteMagnitude
        caret.add(blink, forKey: "blink")
    }

    // MARK: Responder

    override var canBecomeFirstResponder: Bool { return true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became { sendActions(for: .editingDidBegin) }
        blink(became)
        refresh()
        return became
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { sendActions(for: .editingDidEnd) }
        blink(false)
        refresh()
        return resigned
    }

    @objc private func tapped() {
        if !isFirstResponder { becomeFirstResponder() }
    }

    @objc private func applicationWillResignActive(_ notification: Notification) {
        resignFirstResponder()
    }

    // MARK: UIKeyInput

    var hasText: Bool { return !code.isEmpty }

    func insertText(_ text: String) {
        guard code.count < numberOfDigits, text.allSatisfy({ $0.isNumber }) else { return }
        guard delegate?.otpField?(self, shouldAccept: text) ?? true else { return }
        code.append(contentsOf: text.prefix(numberOfDigits - code.count))
        sendActions(for: .editingChanged)
        delegate?.otpFieldDidChange?(self)
        if code.count == numberOfDigits {
            delegate?.otpField(self, didEnter: code)
            resignFirstResponder()
        }
    }

    func deleteBackward() {
        guard hasText else { return }
        code.removeLast()
        sendActions(for: .editingChanged)
        delegate?.otpFieldDidChange?(self)
    }
}
