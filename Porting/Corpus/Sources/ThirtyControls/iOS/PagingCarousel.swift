// SPDX-License-Identifier: Apache-2.0
import UIKit

@objc protocol PagingCarouselDelegate: NSObjectProtocol {
    @objc optional func carousel(_ carousel: PagingCarousel, didShowPage page: Int)
    @objc optional func carousel(_ carousel: PagingCarousel, didSelectPage page: Int)
}

/// Banner with pages that peek in from the sides. Moves on by itself until somebody touches it.
class PagingCarousel: UIView {

    weak var delegate: PagingCarouselDelegate?

    @IBInspectable var pageWidth: CGFloat = 260
    @IBInspectable var spacing: CGFloat = 12
    @IBInspectable var autoScrollInterval: Double = 0 {
        didSet { restartTimer() }
    }

    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    private(set) var pages: [UIView] = []
    private var timer: Timer?

    var currentPage: Int {
        guard !pages.isEmpty else { return 0 }
        let page = Int((scrollView.contentOffset.x / stride).rounded())
        return min(max(page, 0), pages.count - 1)
    }

    private var stride: CGFloat { return pageWidth + spacing }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        scrollView.delegate = self
        scrollView.decelerationRate = .fast
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.clipsToBounds = false
        scrollView.accessibilityIdentifier = "carousel.scroll"
        addSubview(scrollView)
        pageControl.hidesForSinglePage = true
        pageControl.addTarget(self, action: #selector(pageControlChanged(_:)), for: .valueChanged)
        addSubview(pageControl)
        scrollView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    func setPages(_ views: [UIView]) {
        pages.forEach { $0.removeFromSuperview() }
        pages = views
        views.forEach(scrollView.addSubview(_:))
        pageControl.numberOfPages = views.count
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 30)
        pageControl.frame = CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 30)
        let side = (bounds.width - pageWidth) / 2
        scrollView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        for (i, page) in pages.enumerated() {
            page.bounds.size = CGSize(width: pageWidth, height: scrollView.bounds.height)
            page.center = CGPoint(x: CGFloat(i) * stride + pageWidth / 2, y: scrollView.bounds.midY)
        }
        scrollView.contentSize = CGSize(width: CGFloat(pages.count) * stride - spacing, height: scrollView.bounds.height)
        if !scrollView.isTracking && !scrollView.isDecelerating {
            scroll(to: pageControl.currentPage, animated: false)
        }
    }

    func scroll(to page: Int, animated: Bool) {
        scrollView.setContentOffset(CGPoint(x: CGFloat(page) * stride - scrollView.contentInset.left, y: 0), animated: animated)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        restartTimer()
    }

    private func restartTimer() {
        timer?.invalidate()
        timer = nil
        guard window != nil, autoScrollInterval > 0 else { return }
        timer = Timer.scheduledTimer(withTimeInterval: autoScrollInterval, repeats: true) { [weak self] _ in
            self?.showNext()
        }
        timer.map { RunLoop.main.add($0, forMode: .common) }
    }

    private func showNext() {
        guard !pages.isEmpty else { return }
        let next = (pageControl.currentPage + 1) % pages.count
        pageControl.currentPage = next
        scroll(to: next, animated: true)
    }

    @objc private func pageControlChanged(_ sender: UIPageControl) {
        scroll(to: sender.currentPage, animated: true)
    }

    @objc private func tapped(_ sender: UITapGestureRecognizer) {
        let point = sender.location(in: scrollView)
        if let page = pages.firstIndex(where: { $0.frame.contains(point) }) {
            delegate?.carousel?(self, didSelectPage: page)
        }
    }
}

// MARK: - UIScrollViewDelegate

extension PagingCarousel: UIScrollViewDelegate {

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        timer?.invalidate()
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let raw = (targetContentOffset.pointee.x + scrollView.contentInset.left) / stride
        var page: CGFloat
        if velocity.x > 0.2 {
            page = CGFloat(pageControl.currentPage + 1)
        } else if velocity.x < -0.2 {
            page = CGFloat(pageControl.currentPage - 1)
        } else {
            page = raw.rounded()
        }
        page = min(max(page, 0), CGFloat(pages.count - 1))
        targetContentOffset.pointee.x = page * stride - scrollView.contentInset.left
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settled() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settled()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let middle = scrollView.contentOffset.x + scrollView.bounds.width / 2
        for page in pages {
            let distance = min(abs(page.center.x - middle) / stride, 1)
            let scale = 1 - 0.1 * distance
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            page.layer.transform = CATransform3DScale(transform, scale, scale, 1)
            page.alpha = 1 - 0.3 * distance
        }
    }

    private func settled() {
        pageControl.currentPage = currentPage
        delegate?.carousel?(self, didShowPage: currentPage)
        restartTimer()
    }
}
