// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A message at the bottom of the window that goes away by itself, by a swipe or by a tap.
@objcMembers
class ToastView: UIView {

    enum Dismissal {
        case timeout, tap, swipe, code
    }

    static var current: ToastView?

    var onDismiss: ((Dismissal) -> Void)?
    var duration: TimeInterval = 2

    private let label = UILabel()
    private let actionButton = UIButton(type: .system)
    private var action: (() -> Void)?
    private var timer: Timer?
    private var keyboardHeight: CGFloat = 0

    init(text: String, actionTitle: String? = nil, action: (() -> Void)? = nil) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.1, alpha: 0.95)
        layer.cornerRadius = 10
        layer.shadowPath = nil
        label.text = text
        label.numberOfLines = 0
        label.textColor = .white
        addSubview(label)
        if let title = actionTitle {
            actionButton.setTitle(title, for: .normal)
            actionButton.accessibilityIdentifier = "toast.action"
            actionButton.addTarget(self, action: #selector(performAction), for: .touchUpInside)
            addSubview(actionButton)
        }

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
        swipe.direction = .down
        addGestureRecognizer(swipe)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        addGestureRecognizer(tap)

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChange(_:)),
                           name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    // MARK: Showing

    func show(in window: UIWindow? = UIApplication.shared.windows.first { $0.isKeyWindow }) {
        guard let window = window else { return }
        ToastView.current?.dismiss(.code, animated: false)
        ToastView.current = self
        window.addSubview(self)
        frame = restingFrame(in: window)
        transform = CGAffineTransform(translationX: 0, y: frame.height + 40)
        alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                       options: [.allowUserInteraction], animations: {
            self.transform = .identity
            self.alpha = 1
        }, completion: { _ in
            UIAccessibility.post(notification: .announcement, argument: self.label.text)
        })
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        perform(#selector(startTimer), with: nil, afterDelay: 0.4)
    }

    private func restingFrame(in window: UIWindow) -> CGRect {
        let bottom = max(window.safeAreaInsets.bottom, keyboardHeight)
        return CGRect(x: 16, y: window.bounds.height - bottom - 72, width: window.bounds.width - 32, height: 56)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let buttonWidth: CGFloat = action == nil ? 0 : 80
        label.frame = CGRect(x: 16, y: 8, width: bounds.width - 32 - buttonWidth, height: bounds.height - 16)
        actionButton.frame = CGRect(x: bounds.width - buttonWidth - 8, y: 8, width: buttonWidth, height: bounds.height - 16)
    }

    func startTimer() {
        timer = Timer.scheduledTimer(timeInterval: duration, target: self, selector: #selector(timedOut), userInfo: nil, repeats: false)
    }

    // MARK: Hiding

    func dismiss(_ reason: Dismissal, animated: Bool = true) {
        timer?.invalidate()
        timer = nil
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        guard superview != nil else { return }
        if ToastView.current === self { ToastView.current = nil }
        let finish: (Bool) -> Void = { _ in
            self.removeFromSuperview()
            self.onDismiss?(reason)
        }
        guard animated else { return finish(true) }
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn, animations: {
            self.alpha = 0
            self.transform = CGAffineTransform(translationX: 0, y: self.bounds.height)
        }, completion: finish)
    }

    func timedOut() { dismiss(.timeout) }
    func tapped(_ sender: UITapGestureRecognizer) { dismiss(.tap) }
    func swiped(_ sender: UISwipeGestureRecognizer) { dismiss(.swipe) }

    func performAction() {
        action?()
        dismiss(.code)
    }

    func keyboardWillChange(_ notification: Notification) {
        guard let window = window,
              let frameEnd = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        keyboardHeight = max(0, window.bounds.maxY - frameEnd.minY)
        UIView.animate(withDuration: 0.25) {
            self.frame = self.restingFrame(in: window)
        }
    }
}
