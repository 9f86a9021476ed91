// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text field whose placeholder floats above the text.
@IBDesignable
class FloatingLabelField: UIView, UITextFieldDelegate {

    @IBInspectable var placeholder: String? {
        get { return floatingLabel.text }
        set { floatingLabel.text = newValue }
    }

    @IBInspectable var errorMessage: String? {
        didSet {
            errorLabel.text = errorMessage
            errorLabel.isHidden = errorMessage == nil
            lineView.backgroundColor = errorMessage == nil ? .lightGray : .red
        }
    }

    var text: String? {
        get { return textField.text }
        set {
            textField.text = newValue
            updateLabel(animated: false)
        }
    }

    let textField = UITextField()
    let floatingLabel = UILabel()
    private let lineView = UIView()
    private let errorLabel = UILabel()

    private var restingConstraints: [NSLayoutConstraint] = []
    private var floatingConstraints: [NSLayoutConstraint] = []
    private var lineHeight: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        textField.delegate = self
        textField.borderStyle = .none
        textField.accessibilityIdentifier = "field.text"
        textField.addTarget(self, action: #selector(editingChanged), for: .editingChanged)

        floatingLabel.textColor = .gray
        floatingLabel.font = UIFont.systemFont(ofSize: 17)
        errorLabel.textColor = .red
        errorLabel.font = UIFont.systemFont(ofSize: 12)
        errorLabel.isHidden = true
        lineView.backgroundColor = .lightGray

        for subview in [textField, floatingLabel, lineView, errorLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }

        let views: [String: Any] = ["text": textField, "line": lineView, "error": errorLabel]
        var all = NSLayoutConstraint.constraints(withVisualFormat: "H:|[text]|", options: [], metrics: nil, views: views)
        all += NSLayoutConstraint.constraints(withVisualFormat: "H:|[line]|", options: [], metrics: nil, views: views)
        all += NSLayoutConstraint.constraints(withVisualFormat: "H:|[error]-(>=0)-|", options: [], metrics: nil, views: views)
        all += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-top-[text(height)][line]-4-[error]-(>=0)-|", options: [],
            metrics: ["top": 20, "height": 32], views: views)
        NSLayoutConstraint.activate(all)

        lineHeight = lineView.heightAnchor.constraint(equalToConstant: 1)
        lineHeight?.isActive = true

        restingConstraints = [
            floatingLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            floatingLabel.centerYAnchor.constraint(equalTo: textField.centerYAnchor)
        ]
        floatingConstraints = [
            floatingLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            floatingLabel.topAnchor.constraint(equalTo: topAnchor)
        ]
        NSLayoutConstraint.activate(restingConstraints)
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: 72)
    }

    private var shouldFloat: Bool {
        return textField.isFirstResponder || !(textField.text ?? "").isEmpty
    }

    private func updateLabel(animated: Bool) {
        let floats = shouldFloat
        NSLayoutConstraint.deactivate(floats ? restingConstraints : floatingConstraints)
        NSLayoutConstraint.activate(floats ? floatingConstraints : restingConstraints)
        floatingLabel.font = UIFont.systemFont(ofSize: floats ? 12 : 17)
        guard animated else { return }
        UIView.animate(withDuration: 0.2) {
            self.layoutIfNeeded()
        }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        lineHeight?.constant = 2
        updateLabel(animated: true)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        lineHeight?.constant = 1
        updateLabel(animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @objc private func editingChanged() {
        errorMessage = nil
    }
}
