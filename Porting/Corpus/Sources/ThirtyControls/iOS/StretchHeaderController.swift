// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A profile page: the picture on top grows when the page is pulled, and folds into a bar when it is scrolled away.
class StretchHeaderController: UIViewController {

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var headerView: StretchHeaderView!

    var headerHeight: CGFloat = 200
    var barHeight: CGFloat = 64
    var contentHeight: CGFloat = 1500

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return headerView.isFolded ? .default : .lightContent
    }

    override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .white

        let scroll = UIScrollView(frame: root.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        scroll.accessibilityIdentifier = "page"
        root.addSubview(scroll)

        let header = StretchHeaderView(frame: CGRect(x: 0, y: 0, width: root.bounds.width, height: headerHeight))
        header.autoresizingMask = .flexibleWidth
        header.accessibilityIdentifier = "header"
        root.addSubview(header)

        view = root
        scrollView = scroll
        headerView = header
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.contentInset = UIEdgeInsets(top: headerHeight, left: 0, bottom: 0, right: 0)
        scrollView.scrollIndicatorInsets = scrollView.contentInset
        scrollView.contentSize = CGSize(width: view.bounds.width, height: contentHeight)
        scrollView.contentOffset = CGPoint(x: 0, y: -headerHeight)
        headerView.button.addTarget(self, action: #selector(scrollToTop), for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.contentSize.width = view.bounds.width
    }

    @objc func scrollToTop() {
        scrollView.setContentOffset(CGPoint(x: 0, y: -headerHeight), animated: true)
    }
}

extension StretchHeaderController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let visible = -scrollView.contentOffset.y
        headerView.frame.size.height = max(barHeight, visible)
        headerView.progress = (visible - barHeight) / (headerHeight - barHeight)
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                   targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        // Never rest with the header half folded.
        let target = targetContentOffset.pointee.y
        guard target > -headerHeight, target < -barHeight else { return }
        targetContentOffset.pointee.y = target < -(headerHeight + barHeight) / 2 ? -headerHeight : -barHeight
    }
}

class StretchHeaderView: UIView {
    let imageView = UIImageView()
    let titleLabel = UILabel()
    let button = UIButton(type: .system)
    private let gradient = CAGradientLayer()

    /// 0 is folded, 1 is at rest, more is stretched.
    var progress: CGFloat = 1 {
        didSet {
            let clamped = min(max(progress, 0), 1)
            imageView.alpha = clamped
            titleLabel.transform = CGAffineTransform(scaleX: 0.6 + 0.4 * clamped, y: 0.6 + 0.4 * clamped)
            if progress > 1 {
                imageView.transform = CGAffineTransform(scaleX: progress, y: progress)
            } else {
                imageView.transform = .identity
            }
            isFolded = progress <= 0
        }
    }

    private(set) var isFolded = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        imageView.image = UIImage(named: "header")
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        imageView.layer.addSublayer(gradient)
        titleLabel.textColor = .white
        titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        titleLabel.text = "Ada Lovelace"
        button.setTitle("Top", for: .normal)
        button.accessibilityIdentifier = "top"
        addSubview(imageView)
        addSubview(titleLabel)
        addSubview(button)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("not from a nib")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.bounds = bounds
        imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        titleLabel.bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
        titleLabel.center = CGPoint(x: 116, y: bounds.maxY - 30)
        button.frame = CGRect(x: bounds.width - 80, y: bounds.maxY - 50, width: 64, height: 40)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = imageView.bounds
        CATransaction.commit()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // Drags on the picture scroll the page behind it.
        return button.frame.contains(point)
    }
}
