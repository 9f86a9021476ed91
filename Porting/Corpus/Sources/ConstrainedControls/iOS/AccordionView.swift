// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Sections in a stack of which one at a time is open.
class AccordionView: UIView {

    struct Section {
        let title: String
        let rows: [String]
    }

    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private var headers: [UIButton] = []
    private var contents: [UIStackView] = []

    private(set) var openSection: Int?

    init(sections: [Section]) {
        super.init(frame: .zero)

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.alwaysBounceVertical = true
        addSubview(scrollView)
        stackView.axis = .vertical
        stackView.spacing = 1
        stackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stackView)

        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),

            stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor)
        ])

        for (index, section) in sections.enumerated() {
            let header = UIButton(type: .system)
            header.tag = index
            header.setTitle(section.title, for: .normal)
            header.contentHorizontalAlignment = .left
            header.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            header.accessibilityIdentifier = "header.\(section.title)"
            header.heightAnchor.constraint(equalToConstant: 48).isActive = true
            header.addTarget(self, action: #selector(headerTapped(_:)), for: .touchUpInside)
            headers.append(header)
            stackView.addArrangedSubview(header)

            let content = UIStackView()
            content.axis = .vertical
            content.isHidden = true
            content.alpha = 0
            content.isLayoutMarginsRelativeArrangement = true
            content.layoutMargins = UIEdgeInsets(top: 8, left: 32, bottom: 8, right: 16)
            content.spacing = 8
            for row in section.rows {
                let label = UILabel()
                label.text = row
                label.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
                content.addArrangedSubview(label)
            }
            contents.append(content)
            stackView.addArrangedSubview(content)
            stackView.setCustomSpacing(8, after: content)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func headerTapped(_ sender: UIButton) {
        setOpenSection(openSection == sender.tag ? nil : sender.tag)
    }

    func setOpenSection(_ section: Int?, animated: Bool = true, completion: (() -> Void)? = nil) {
        openSection = section
        let changes = { [unowned self] in
            for (index, content) in self.contents.enumerated() {
                let isHidden = index != section
                if content.isHidden != isHidden {
                    content.isHidden = isHidden
                }
                content.alpha = isHidden ? 0 : 1
            }
            self.stackView.layoutIfNeeded()
        }
        guard animated else {
            changes()
            completion?()
            return
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: changes) { _ in
            completion?()
        }
    }

    var contentHeight: CGFloat {
        return scrollView.contentSize.height
    }
}
