// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc public protocol TagCloudViewDelegate {
    @objc optional func tagPressed(_ title: String, tagView: TagView, sender: TagCloudView) -> Void
    @objc optional func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagCloudView) -> Void
}

@IBDesignable
open class TagView: UIButton {

    @IBInspectable open var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }

    @IBInspectable open var tagBackgroundColor: UIColor = UIColor.gray { didSet { reloadStyles() } }
    @IBInspectable open var highlightedBackgroundColor: UIColor? { didSet { reloadStyles() } }
    @IBInspectable open var selectedBackgroundColor: UIColor? { didSet { reloadStyles() } }
    @IBInspectable open var paddingX: CGFloat = 8 { didSet { updateInsets() } }
    @IBInspectable open var paddingY: CGFloat = 4 { didSet { updateInsets() } }

    open var textFont: UIFont = .systemFont(ofSize: 14) {
        didSet { titleLabel?.font = textFont }
    }

    /// Handles a tap.
    open var onTap: ((TagView) -> Void)?
    open var onLongPress: ((TagView) -> Void)?

    private func reloadStyles() {
        if isHighlighted, let highlightedBackgroundColor = highlightedBackgroundColor {
            backgroundColor = highlightedBackgroundColor
        } else if isSelected {
            backgroundColor = selectedBackgroundColor ?? tagBackgroundColor
        } else {
            backgroundColor = tagBackgroundColor
        }
    }

    private func updateInsets() {
        titleEdgeInsets = UIEdgeInsets(top: paddingY, left: paddingX, bottom: paddingY, right: paddingX)
    }

    override open var isHighlighted: Bool { didSet { reloadStyles() } }
    override open var isSelected: Bool { didSet { reloadStyles() } }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupView()
    }

    public init(title: String) {
        super.init(frame: CGRect.zero)
        setTitle(title, for: UIControl.State())
        setupView()
    }

    private func setupView() {
        titleLabel?.lineBreakMode = .byTruncatingTail
        titleLabel?.font = textFont
        frame.size = intrinsicContentSize
        reloadStyles()
        updateInsets()
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(self.longPress))
        addGestureRecognizer(longPress)
    }

    @objc func longPress(gesture: UILongPressGestureRecognizer) {
        if gesture.state == .began { onLongPress?(self) }
    }

    override open var intrinsicContentSize: CGSize {
        var size = titleLabel?.text?.size(withAttributes: [NSAttributedString.Key.font: textFont]) ?? CGSize.zero
        size.height = textFont.pointSize + paddingY * 2
        size.width += paddingX * 2
        if size.width < size.height {
            size.width = size.height
        }
        return size
    }
}

@IBDesignable
open class TagCloudView: UIView {

    @IBInspectable open dynamic var marginX: CGFloat = 5 { didSet { rearrangeViews() } }
    @IBInspectable open dynamic var marginY: CGFloat = 2 { didSet { rearrangeViews() } }
    @IBInspectable open dynamic var tagColor: UIColor = UIColor.gray {
        didSet { tagViews.forEach { $0.tagBackgroundColor = tagColor } }
    }

    @objc public enum Alignment: Int {
        case left
        case center
        case right
    }

    @IBInspectable open var alignment: Alignment = .left { didSet { rearrangeViews() } }
    @IBOutlet open weak var delegate: TagCloudViewDelegate?

    open private(set) var tagViews: [TagView] = []
    private(set) var rowCount = 0

    open override func prepareForInterfaceBuilder() {
        addTag("Welcome")
        addTag("to")
        addTag("TagCloudView").isSelected = true
    }

    open override func layoutSubviews() {
        defer { rearrangeViews() }
        super.layoutSubviews()
    }

    private func rearrangeViews() {
        var rows: [[TagView]] = []
        var width: CGFloat = 0
        for tagView in tagViews {
            tagView.frame.size = tagView.intrinsicContentSize
            if rows.isEmpty || width + tagView.frame.width > bounds.width {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(tagView)
            width += tagView.frame.width + marginX
        }
        rowCount = rows.count
        var y: CGFloat = 0
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for row in rows {
            let total = row.reduce(CGFloat(0)) { $0 + $1.frame.width } + marginX * CGFloat(row.count - 1)
            var x: CGFloat
            switch alignment {
            case .left: x = 0
            case .center: x = (bounds.width - total) / 2
            case .right: x = bounds.width - total
            }
            for tagView in isRTL ? row.reversed() : row {
                tagView.frame.origin = CGPoint(x: x, y: y)
                x += tagView.frame.width + marginX
            }
            y += (row.map { $0.frame.height }.max() ?? 0) + marginY
        }
        invalidateIntrinsicContentSize()
    }

    override open var intrinsicContentSize: CGSize {
        let bottom = tagViews.map { $0.frame.maxY }.max() ?? 0
        return CGSize(width: frame.width, height: bottom)
    }

    @discardableResult
    open func addTag(_ title: String) -> TagView {
        let tagView = TagView(title: title)
        tagView.tagBackgroundColor = tagColor
        tagView.addTarget(self, action: #selector(tagPressed(_:)), for: .touchUpInside)
        tagView.onLongPress = { [unowned self] this in
            self.delegate?.tagRemoveButtonPressed?(this.currentTitle ?? "", tagView: this, sender: self)
            self.removeTagView(this)
        }
        tagViews.append(tagView)
        addSubview(tagView)
        rearrangeViews()
        return tagView
    }

    open func removeTagView(_ tagView: TagView) {
        tagView.removeFromSuperview()
        if let index = tagViews.firstIndex(of: tagView) {
            tagViews.remove(at: index)
        }
        rearrangeViews()
    }

    open func selectedTags() -> [TagView] {
        return tagViews.filter { $0.isSelected == true }
    }

    @objc func tagPressed(_ sender: TagView!) {
        sender.onTap?(sender)
        delegate?.tagPressed?(sender.currentTitle ?? "", tagView: sender, sender: self)
    }
}
