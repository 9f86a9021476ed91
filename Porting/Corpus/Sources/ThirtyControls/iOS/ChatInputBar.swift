// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol ChatInputBarDelegate: class {
    func chatInputBar(_ bar: ChatInputBar, didSend text: String)
    @objc optional func chatInputBarDidStartRecording(_ bar: ChatInputBar)
    @objc optional func chatInputBar(_ bar: ChatInputBar, didFinishRecording seconds: TimeInterval)
    @objc optional func chatInputBarDidCancelRecording(_ bar: ChatInputBar)
}

/// Text field, send button, and a microphone that records while it is held; sliding left cancels.
@IBDesignable
class ChatInputBar: UIView {

    @IBOutlet weak var delegate: ChatInputBarDelegate?

    @IBInspectable var placeholder: String? = "Message" {
        didSet { textField.placeholder = placeholder }
    }

    let textField = UITextField()
    let sendButton = UIButton(type: .system)
    let microphone = UIButton(type: .custom)
    private let hint = UILabel()

    private(set) var isRecording = false
    private var recordingStart: TimeInterval = 0
    private var bottomInset: CGFloat = 0
    private let cancelDistance: CGFloat = 80

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        textField.placeholder = placeholder
        updateButtons()
    }

    private func setUp() {
        backgroundColor = .white
        textField.borderStyle = .roundedRect
        textField.placeholder = placeholder
        textField.delegate = self
        textField.returnKeyType = .send
        textField.enablesReturnKeyAutomatically = true
        textField.accessibilityIdentifier = "chat.field"
        textField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        addSubview(textField)

        sendButton.setTitle("Send", for: .normal)
        sendButton.accessibilityIdentifier = "chat.send"
        sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
        addSubview(sendButton)

        microphone.setTitle("🎤", for: .normal)
        microphone.accessibilityIdentifier = "chat.microphone"
        microphone.addTarget(self, action: #selector(microphoneDown(_:event:)), for: .touchDown)
        microphone.addTarget(self, action: #selector(microphoneDragged(_:event:)), for: [.touchDragInside, .touchDragOutside])
        microphone.addTarget(self, action: #selector(microphoneUp(_:event:)), for: [.touchUpInside, .touchUpOutside])
        microphone.addTarget(self, action: #selector(cancelRecording), for: .touchCancel)
        addSubview(microphone)

        hint.text = "‹ slide to cancel"
        hint.textColor = .gray
        hint.isHidden = true
        addSubview(hint)

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
        updateButtons()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height - 16
        microphone.frame = CGRect(x: bounds.width - 52, y: 8, width: 44, height: height)
        sendButton.frame = CGRect(x: bounds.width - 68, y: 8, width: 60, height: height)
        textField.frame = CGRect(x: 8, y: 8, width: bounds.width - 84, height: height)
        hint.frame = textField.frame
    }

    private func updateButtons() {
        let isEmpty = textField.text?.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ?? true
        sendButton.isHidden = isEmpty
        microphone.isHidden = !isEmpty
    }

    @objc private func textChanged() {
        updateButtons()
    }

    @objc private func send() {
        guard let text = textField.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return }
        textField.text = nil
        updateButtons()
        delegate?.chatInputBar(self, didSend: text)
    }

    // MARK: Recording

    @objc private func microphoneDown(_ sender: UIButton, event: UIEvent) {
        isRecording = true
        recordingStart = event.timestamp
        hint.isHidden = false
        textField.isHidden = true
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: {
            sender.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        })
        delegate?.chatInputBarDidStartRecording?(self)
    }

    @objc private func microphoneDragged(_ sender: UIButton, event: UIEvent) {
        guard isRecording, let touch = event.touches(for: sender)?.first else { return }
        let distance = sender.center.x - touch.location(in: self).x
        hint.alpha = 1 - min(max(distance / cancelDistance, 0), 1)
        if distance > cancelDistance {
            sender.cancelTracking(with: event)
            cancelRecording()
        }
    }

    @objc private func microphoneUp(_ sender: UIButton, event: UIEvent) {
        guard isRecording else { return }
        stopRecording()
        let seconds = event.timestamp - recordingStart
        if seconds < 0.3 {
            delegate?.chatInputBarDidCancelRecording?(self)
        } else {
            delegate?.chatInputBar?(self, didFinishRecording: seconds)
        }
    }

    @objc private func cancelRecording() {
        guard isRecording else { return }
        stopRecording()
        delegate?.chatInputBarDidCancelRecording?(self)
    }

    private func stopRecording() {
        isRecording = false
        hint.isHidden = true
        textField.isHidden = false
        UIView.animate(withDuration: 0.2) {
            self.microphone.transform = .identity
        }
    }

    // MARK: Keyboard

    @objc private func keyboardWillShow(notification: NSNotification) {
        guard let superview = superview, let userInfo = notification.userInfo,
              let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        let duration = (userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0.25
        move(to: superview.convert(frame, from: nil).minY, duration: duration)
    }

    @objc private func keyboardWillHide(notification: NSNotification) {
        guard let superview = superview else { return }
        move(to: superview.bounds.maxY - superview.safeAreaInsets.bottom, duration: 0.25)
    }

    private func move(to bottom: CGFloat, duration: TimeInterval) {
        UIView.animate(withDuration: duration) {
            self.frame.origin.y = bottom - self.bounds.height
        }
    }
}

extension ChatInputBar: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return false
    }
}
