// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol FloatingActionMenuDelegate: AnyObject {
    func floatingActionMenu(_ menu: FloatingActionMenu, didSelectItemAt index: Int)
}

/// A round button from which others rise.
class FloatingActionMenu: UIView {

    weak var delegate: FloatingActionMenuDelegate?

    let mainButton = UIButton(type: .custom)
    private(set) var items: [UIButton] = []
    private var itemBottoms: [NSLayoutConstraint] = []
    private var sizeConstraints: [NSLayoutConstraint] = []

    private(set) var isOpen = false

    var diameter: CGFloat = 56 {
        didSet { setNeedsUpdateConstraints() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        mainButton.translatesAutoresizingMaskIntoConstraints = false
        mainButton.backgroundColor = .systemPink
        mainButton.accessibilityIdentifier = "fab"
        mainButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        addSubview(mainButton)
        NSLayoutConstraint.activate([
            mainButton.trailingAnchor.constraint(equalTo: trailingAnchor),
            mainButton.bottomAnchor.constraint(equalTo: bottomAnchor),
            widthAnchor.constraint(greaterThanOrEqualTo: mainButton.widthAnchor),
            mainButton.topAnchor.constraint(greaterThanOrEqualTo: topAnchor)
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func addItem(title: String) {
        let item = UIButton(type: .system)
        item.setTitle(title, for: .normal)
        item.accessibilityIdentifier = "fab.\(title)"
        item.tag = items.count
        item.alpha = 0
        item.translatesAutoresizingMaskIntoConstraints = false
        item.addTarget(self, action: #selector(itemTapped(_:)), for: .touchUpInside)
        insertSubview(item, belowSubview: mainButton)
        let bottom = item.bottomAnchor.constraint(equalTo: mainButton.bottomAnchor)
        itemBottoms.append(bottom)
        items.append(item)
        NSLayoutConstraint.activate([
            item.centerXAnchor.constraint(equalTo: mainButton.centerXAnchor),
            bottom,
            item.heightAnchor.constraint(equalTo: mainButton.heightAnchor, multiplier: 0.75),
            item.topAnchor.constraint(greaterThanOrEqualTo: topAnchor)
        ])
        setNeedsUpdateConstraints()
    }

    override func updateConstraints() {
        removeConstraints(sizeConstraints)
        sizeConstraints = [
            NSLayoutConstraint(item: mainButton, attribute: .width, relatedBy: .equal, toItem: mainButton,
                               attribute: .height, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: mainButton, attribute: .height, relatedBy: .equal, toItem: nil,
                               attribute: .notAnAttribute, multiplier: 0, constant: diameter)
        ]
        addConstraints(sizeConstraints)
        for (index, bottom) in itemBottoms.enumerated() {
            bottom.constant = isOpen ? -(diameter + 8) - CGFloat(index) * (diameter * 0.75 + 8) : 0
        }
        super.updateConstraints()
    }

    @objc func toggle() {
        isOpen.toggle()
        setNeedsUpdateConstraints()
        updateConstraintsIfNeeded()
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.2,
                       options: [.beginFromCurrentState, .allowUserInteraction], animations: {
            self.items.forEach { $0.alpha = self.isOpen ? 1 : 0 }
            self.mainButton.transform = self.isOpen ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
            self.superview?.layoutIfNeeded()
        })
    }

    @objc private func itemTapped(_ sender: UIButton) {
        toggle()
        delegate?.floatingActionMenu(self, didSelectItemAt: sender.tag)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mainButton.layer.cornerRadius = mainButton.bounds.width / 2
    }
}
