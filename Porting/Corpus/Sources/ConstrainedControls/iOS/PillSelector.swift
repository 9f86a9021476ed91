// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Segments in a capsule, with a pill that slides below the chosen one.
final class PillSelector: UIControl {

    private(set) var selectedIndex = 0
    private let stackView = UIStackView()
    let pill = UIView()
    private var buttons = [UIButton]()
    private var pillConstraints = [NSLayoutConstraint]()

    var titles: [String] = [] {
        didSet { rebuild() }
    }

    convenience init(titles: [String]) {
        self.init(frame: .zero)
        self.titles = titles
        rebuild()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.93, green: 0.93, blue: 0.95, alpha: 1)
        pill.backgroundColor = .white
        pill.translatesAutoresizingMaskIntoConstraints = false
        pill.isUserInteractionEnabled = false
        addSubview(pill)

        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.alignment = .fill
        stackView.spacing = 4
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: guide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func rebuild() {
        buttons.forEach {
            stackView.removeArrangedSubview($0)
            $0.removeFromSuperview()
        }
        buttons = titles.enumerated().map { index, title in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.darkGray, for: .normal)
            button.setTitleColor(.black, for: .selected)
            button.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
            button.tag = index
            button.accessibilityIdentifier = "pill.\(title)"
            button.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
            stackView.addArrangedSubview(button)
            return button
        }
        select(min(selectedIndex, max(titles.count - 1, 0)), animated: false)
    }

    func select(_ index: Int, animated: Bool) {
        guard buttons.indices.contains(index) else { return }
        selectedIndex = index
        for (offset, button) in buttons.enumerated() {
            button.isSelected = offset == index
        }
        NSLayoutConstraint.deactivate(pillConstraints)
        let button = buttons[index]
        pillConstraints = [
            pill.leadingAnchor.constraint(equalTo: button.leadingAnchor),
            pill.trailingAnchor.constraint(equalTo: button.trailingAnchor),
            pill.topAnchor.constraint(equalTo: button.topAnchor),
            pill.bottomAnchor.constraint(equalTo: button.bottomAnchor)
        ]
        NSLayoutConstraint.activate(pillConstraints)
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState], animations: {
            self.layoutIfNeeded()
        })
    }

    @objc private func didTap(_ sender: UIButton) {
        guard sender.tag != selectedIndex else { return }
        select(sender.tag, animated: true)
        sendActions(for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        pill.layer.cornerRadius = pill.bounds.height / 2
    }

    override var intrinsicContentSize: CGSize {
        let width = stackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        return CGSize(width: width + 8, height: 40)
    }
}
