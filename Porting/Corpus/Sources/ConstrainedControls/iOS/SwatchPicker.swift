// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Colors in rows, with a ring around the chosen one.
class SwatchPicker: UIControl {

    var colors: [UIColor] = [] {
        didSet {
            guard colors != oldValue else { return }
            reloadSwatches()
        }
    }

    var columns = 4
    private(set) var selectedColor: UIColor?

    private let rowsStack = UIStackView()
    let ring = UIView()
    private var swatches: [SwatchView] = []

    private class SwatchView: UIView {
        let color: UIColor
        init(color: UIColor) {
            self.color = color
            super.init(frame: .zero)
            backgroundColor = color
            heightAnchor.constraint(equalTo: widthAnchor, multiplier: 1.0).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
            super.layoutSubviews()
            layer.cornerRadius = bounds.width / 2
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        rowsStack.axis = .vertical
        rowsStack.spacing = 12
        rowsStack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rowsStack)
        rowsStack.pinEdges(to: self, insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))

        ring.layer.borderWidth = 2
        ring.layer.borderColor = UIColor.black.cgColor
        ring.isHidden = true
        ring.translatesAutoresizingMaskIntoConstraints = false
        addSubview(ring)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func reloadSwatches() {
        rowsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        swatches = colors.map(SwatchView.init(color:))
        for start in stride(from: 0, to: swatches.count, by: columns) {
            let end = min(start + columns, swatches.count)
            let row = UIStackView(arrangedSubviews: Array(swatches[start..<end]))
            while row.arrangedSubviews.count < columns {
                row.addArrangedSubview(UIView())
            }
            row.distribution = .fillEqually
            row.spacing = 12
            rowsStack.addArrangedSubview(row)
        }
    }

    func select(at index: Int) {
        guard swatches.indices.contains(index) else { return }
        let swatch = swatches[index]
        selectedColor = swatch.color
        // The ring moves to another swatch by leaving the view, which takes its constraints down.
        ring.removeFromSuperview()
        addSubview(ring)
        ring.isHidden = false
        ring.pinEdges(to: swatch, insets: UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4))
        layoutIfNeeded()
        ring.layer.cornerRadius = ring.bounds.width / 2
    }

    @objc private func tapped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended || recognizer.state == .changed else { return }
        let location = recognizer.location(in: self)
        let hit = swatches.firstIndex { swatch in
            swatch.bounds.contains(swatch.convert(location, from: self))
        }
        guard let index = hit, swatches[index].color != selectedColor else { return }
        select(at: index)
        sendActions(for: .valueChanged)
    }
}

private extension UIView {
    func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
        let attributes: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.top, insets.top), (.left, insets.left), (.bottom, -insets.bottom), (.right, -insets.right)
        ]
        attributes.forEach { attribute, constant in
            NSLayoutConstraint(item: self, attribute: attribute, relatedBy: .equal, toItem: other,
                               attribute: attribute, multiplier: 1, constant: constant).isActive = true
        }
    }
}
