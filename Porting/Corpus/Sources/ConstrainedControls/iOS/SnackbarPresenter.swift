// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIViewController {

    /// Shows a message above the safe area's bottom, which goes by itself or by a tap on its button.
    @discardableResult
    func showSnackbar(_ message: String, actionTitle: String? = nil, action: (() -> Void)? = nil) -> Snackbar {
        let snackbar = Snackbar(message: message, actionTitle: actionTitle, action: action)
        snackbar.present(in: view)
        return snackbar
    }
}

final class Snackbar: UIView {

    private let messageLabel = UILabel()
    private let actionButton = UIButton(type: .system)
    private let action: (() -> Void)?
    private var bottomConstraint: NSLayoutConstraint?
    var dismissed: ((Bool) -> Void)?

    fileprivate init(message: String, actionTitle: String?, action: (() -> Void)?) {
        self.action = action
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = UIColor.black.withAlphaComponent(0.85)
        layer.cornerRadius = 8
        layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        accessibilityIdentifier = "snackbar"

        messageLabel.text = message
        messageLabel.textColor = .white
        messageLabel.numberOfLines = 2

        actionButton.setTitle(actionTitle, for: .normal)
        actionButton.isHidden = actionTitle == nil
        actionButton.accessibilityIdentifier = "snackbar.action"
        actionButton.addTarget(self, action: #selector(actionTapped), for: .touchUpInside)
        actionButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        actionButton.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)

        let stack = UIStackView(arrangedSubviews: [messageLabel, actionButton])
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    fileprivate func present(in container: UIView) {
        container.addSubview(self)
        let guide = container.safeAreaLayoutGuide
        let bottom = bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: 100)
        bottomConstraint = bottom
        let maximumWidth = widthAnchor.constraint(lessThanOrEqualToConstant: 400)
        let leading = leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16)
        leading.priority = .defaultHigh
        NSLayoutConstraint.activate([
            leading,
            leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor, constant: 16),
            centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            maximumWidth,
            heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
            bottom
        ])
        container.layoutIfNeeded()

        bottom.constant = -12
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
            container.layoutIfNeeded()
        }, completion: { _ in
            self.perform(#selector(self.timeOut), with: nil, afterDelay: 3.0)
        })
    }

    @objc private func timeOut() {
        dismiss(byUser: false)
    }

    @objc private func actionTapped() {
        action?()
        dismiss(byUser: true)
    }

    private func dismiss(byUser: Bool) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(timeOut), object: nil)
        guard let container = superview else { return }
        bottomConstraint?.constant = bounds.height + container.safeAreaInsets.bottom
        UIView.animate(withDuration: 0.2, animations: {
            container.layoutIfNeeded()
            self.alpha = 0
        }) { _ in
            self.removeFromSuperview()
            self.dismissed?(byUser)
        }
    }
}
