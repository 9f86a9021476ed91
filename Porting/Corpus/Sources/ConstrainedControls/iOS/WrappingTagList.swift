// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Tags in as many lines as the width needs.
class WrappingTagList: UIView {

    var tags = [String]() {
        didSet { reload() }
    }
    var onSelect: ((String) -> Void)?
    var horizontalSpacing: CGFloat = 8 { didSet { invalidateIntrinsicContentSize() } }
    var verticalSpacing: CGFloat = 6 { didSet { invalidateIntrinsicContentSize() } }

    private var tagViews: [TagButton] = []
    private var intrinsicHeight: CGFloat = 0

    final class TagButton: UIButton {
        override var isSelected: Bool {
            didSet { backgroundColor = isSelected ? UIColor.systemBlue : UIColor.lightGray }
        }
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 24, height: 30)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layer.cornerRadius = frame.height / 2
        }
    }

    private func reload() {
        tagViews.forEach { $0.removeFromSuperview() }
        tagViews = tags.map { tag -> TagButton in
            let button = TagButton(type: .custom)
            button.setTitle(tag, for: [])
            button.titleLabel?.font = UIFont.systemFont(ofSize: 14)
            button.backgroundColor = UIColor.lightGray
            button.accessibilityIdentifier = "tag.\(tag)"
            button.addTarget(self, action: #selector(tagTapped), for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
        var x: CGFloat = 0
        var y: CGFloat = 0
        var lineHeight: CGFloat = 0
        for view in tagViews {
            let size = view.intrinsicContentSize
            if x > 0, x + size.width > width {
                x = 0
                y += lineHeight + verticalSpacing
                lineHeight = 0
            }
            if apply {
                view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            }
            x += size.width + horizontalSpacing
            lineHeight = max(lineHeight, size.height)
        }
        return y + lineHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = arrange(width: bounds.width, apply: true)
        if height != intrinsicHeight {
            intrinsicHeight = height
            invalidateIntrinsicContentSize()
        }
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: intrinsicHeight)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        return CGSize(width: size.width, height: arrange(width: size.width, apply: false))
    }

    @objc private func tagTapped(_ sender: TagButton) {
        sender.isSelected = !sender.isSelected
        if let title = sender.title(for: .normal) {
            onSelect?(title)
        }
    }
}

/// The list with a title above and a button below, as a page has them.
final class TagFilterView: UIView {

    let list = WrappingTagList()
    let clearButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let title = UILabel()
        title.text = "Filters"
        clearButton.setTitle("Clear", for: .normal)
        clearButton.accessibilityIdentifier = "tags.clear"
        clearButton.addTarget(self, action: #selector(clear), for: .touchUpInside)
        let views: [String: UIView] = ["title": title, "list": list, "clear": clearButton]
        views.values.forEach { view in
            view.translatesAutoresizingMaskIntoConstraints = false
            self.addSubview(view)
        }
        ["H:|-[title]-|", "H:|-[list]-|", "H:[clear]-|", "V:|-[title]-12-[list]-8-[clear]"].forEach {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views))
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc func clear() {
        list.tags = []
    }
}
