// SPDX-License-Identifier: Apache-2.0
//  PullToRefreshScrollView

import UIKit

private let kPullHeight: CGFloat = 60.0

/// The spinner above the content; a control, so that `addTarget(_:action:for: .valueChanged)` works as with Apple's.
class PullIndicator: UIControl {

    enum State {
        case idle
        case pulling(CGFloat)
        case loading
    }

    fileprivate(set) var pullState: State = .idle {
        didSet { setNeedsDisplay() }
    }

    let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        autoresizingMask = .flexibleWidth
        addSubview(spinner)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func draw(_ rect: CGRect) {
        guard case .pulling(let progress) = pullState else { return }
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 12, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * min(progress, 1), clockwise: true)
        circle.lineWidth = 3
        circle.lineCapStyle = .round
        tintColor.setStroke()
        circle.stroke()
    }
}

class PullToRefreshScrollView: UIScrollView {

    let indicator = PullIndicator(frame: CGRect(x: 0, y: -kPullHeight, width: 0, height: kPullHeight))

    private(set) var isRefreshing = false
    private var restingInset: UIEdgeInsets = .zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        indicator.frame.size.width = bounds.width
        addSubview(indicator)
        panGestureRecognizer.addTarget(self, action: #selector(panStateChanged(_:)))
    }

    override var contentOffset: CGPoint {
        didSet {
            guard !isRefreshing else { return }
            let pulled = -(contentOffset.y + contentInset.top)
            if pulled > 0 {
                indicator.pullState = .pulling(pulled / kPullHeight)
            } else {
                indicator.pullState = .idle
            }
        }
    }

    @objc func panStateChanged(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .ended, !isRefreshing else { return }
        if case .pulling(let progress) = indicator.pullState, progress >= 1 {
            beginRefreshing()
            indicator.sendActions(for: .valueChanged)
        }
    }

    func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.pullState = .loading
        indicator.spinner.startAnimating()
        restingInset = contentInset
        UIView.animate(withDuration: 0.3, animations: {
            self.contentInset.top += kPullHeight
        })
    }

    func endRefreshing() {
        guard isRefreshing else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: {
            self.contentInset = self.restingInset
        }, completion: { _ in
            self.isRefreshing = false
            self.indicator.spinner.stopAnimating()
            self.indicator.pullState = .idle
        })
    }
}
