// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with a header and details that open below it, as high as its content.
class ExpandableRowView: UIView {

    private enum Metrics {
        static let headerHeight: CGFloat = 52
        static let inset = UIEdgeInsets(top: 0, left: 16, bottom: 12, right: 16)
    }

    var onToggle: ((ExpandableRowView) -> ())?

    private(set) var isExpanded = false

    let headerButton = UIButton(type: .custom)
    let chevron = UIImageView()
    let detailLabel = UILabel()
    private let detailContainer = UIView()

    private var collapsedHeight: NSLayoutConstraint!

    init(title: String, detail: String) {
        super.init(frame: .zero)

        headerButton.setTitle(title, for: .normal)
        headerButton.setTitleColor(.black, for: .normal)
        headerButton.contentHorizontalAlignment = .leading
        headerButton.accessibilityIdentifier = "row.\(title)"
        headerButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)

        chevron.contentMode = .center
        chevron.backgroundColor = .systemBlue

        detailLabel.numberOfLines = 0
        detailLabel.text = detail
        detailContainer.clipsToBounds = true

        addSubview(headerButton)
        addSubview(chevron)
        addSubview(detailContainer)
        detailContainer.addSubview(detailLabel)

        for view in [headerButton, chevron, detailContainer, detailLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }

        collapsedHeight = detailContainer.heightAnchor.constraint(equalToConstant: 0)
        collapsedHeight.identifier = "collapsed"

        let detailBottom = detailLabel.bottomAnchor.constraint(equalTo: detailContainer.bottomAnchor,
                                                               constant: -Metrics.inset.bottom)
        detailBottom.priority = .defaultHigh

        NSLayoutConstraint.activate([
            headerButton.topAnchor.constraint(equalTo: topAnchor),
            headerButton.leftAnchor.constraint(equalTo: leftAnchor, constant: Metrics.inset.left),
            headerButton.rightAnchor.constraint(equalTo: chevron.leftAnchor, constant: -8),
            headerButton.heightAnchor.constraint(equalToConstant: Metrics.headerHeight),

            chevron.centerYAnchor.constraint(equalTo: headerButton.centerYAnchor),
            chevron.rightAnchor.constraint(equalTo: rightAnchor, constant: -Metrics.inset.right),
            chevron.widthAnchor.constraint(equalToConstant: 12),
            chevron.heightAnchor.constraint(equalTo: chevron.widthAnchor, multiplier: 1.5),

            detailContainer.topAnchor.constraint(equalTo: headerButton.bottomAnchor),
            detailContainer.leftAnchor.constraint(equalTo: headerButton.leftAnchor),
            detailContainer.rightAnchor.constraint(equalTo: rightAnchor, constant: -Metrics.inset.right),
            detailContainer.bottomAnchor.constraint(equalTo: bottomAnchor),

            detailLabel.topAnchor.constraint(equalTo: detailContainer.topAnchor),
            detailLabel.leftAnchor.constraint(equalTo: detailContainer.leftAnchor),
            detailLabel.rightAnchor.constraint(equalTo: detailContainer.rightAnchor),
            detailBottom,
            collapsedHeight
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc func toggle() {
        setExpanded(!isExpanded, animated: true)
        onToggle?(self)
    }

    func setExpanded(_ expanded: Bool, animated: Bool) {
        isExpanded = expanded
        collapsedHeight.isActive = !expanded
        let changes = {
            self.chevron.transform = expanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
            self.superview?.layoutIfNeeded()
        }
        if animated {
            UIView.animate(withDuration: 0.3, animations: changes)
        } else {
            changes()
        }
    }

    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        return systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required,
                                       verticalFittingPriority: .fittingSizeLevel).height
    }
}
