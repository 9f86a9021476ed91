// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol MessageComposerDelegate: AnyObject {
    func messageComposer(_ composer: MessageComposer, didSend text: String)
}

/// A bar at the bottom with a field in a bubble, which rides on the keyboard.
final class MessageComposer: UIView {

    weak var delegate: MessageComposerDelegate?

    let bubble = UIView()
    let textField = UITextField()
    let attachButton = UIButton(type: .contactAdd)
    let sendButton = UIButton(type: .system)

    private var attachWidth: NSLayoutConstraint?
    private var bottomConstraint: NSLayoutConstraint?
    private var observers = [NSObjectProtocol]()

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        autoresizingMask = .flexibleHeight

        bubble.layer.cornerRadius = 18
        bubble.layer.borderWidth = 1 / UIScreen.main.scale
        bubble.layer.borderColor = UIColor.lightGray.cgColor
        textField.placeholder = "Message"
        textField.accessibilityIdentifier = "composer.field"
        textField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        attachButton.accessibilityIdentifier = "composer.attach"
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.accessibilityIdentifier = "composer.send"
        sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)

        [bubble, attachButton, sendButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        textField.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(textField)

        let margins = layoutMarginsGuide
        attachWidth = attachButton.widthAnchor.constraint(equalToConstant: 36)
        NSLayoutConstraint.activate([
            attachButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            attachButton.centerYAnchor.constraint(equalTo: bubble.centerYAnchor),
            attachButton.heightAnchor.constraint(equalToConstant: 36),
            attachWidth!,
            bubble.leadingAnchor.constraint(equalToSystemSpacingAfter: attachButton.trailingAnchor, multiplier: 1),
            bubble.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            bubble.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            sendButton.leadingAnchor.constraint(equalToSystemSpacingAfter: bubble.trailingAnchor, multiplier: 1),
            sendButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            sendButton.firstBaselineAnchor.constraint(equalTo: textField.firstBaselineAnchor),
            textField.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            textField.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            textField.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 4),
            textField.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -4)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        observers.forEach { NotificationCenter.default.removeObserver($0) }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview = superview else { return }
        let bottom = bottomAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            bottom
        ])
        bottomConstraint = bottom
        let center = NotificationCenter.default
        observers.append(center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { [weak self] note in
            guard let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
            self?.moveBottom(to: -frame.height, note: note)
        })
        observers.append(center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { [weak self] note in
            self?.moveBottom(to: 0, note: note)
        })
    }

    private func moveBottom(to constant: CGFloat, note: Notification) {
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        bottomConstraint?.constant = constant
        UIView.animate(withDuration: duration) { self.superview?.layoutIfNeeded() }
    }

    @objc private func textChanged() {
        let isEmpty = textField.text?.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ?? true
        sendButton.isEnabled = !isEmpty
        attachWidth?.constant = isEmpty ? 36 : 0
        UIView.animate(withDuration: 0.15) { self.layoutIfNeeded() }
    }

    @objc private func send() {
        guard let text = textField.text, !text.isEmpty else { return }
        delegate?.messageComposer(self, didSend: text)
        textField.text = ""
        textChanged()
    }
}
