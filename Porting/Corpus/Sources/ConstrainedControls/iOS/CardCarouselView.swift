// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Cards in a paging scroll view whose content constraints size, with a page control below.
class CardCarouselView: UIView, UIScrollViewDelegate {

    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    private let contentStack = UIStackView()
    private(set) var cards: [UIView] = []

    var didSelectCard: ((Int) -> Void)?
    var currentPage: Int { pageControl.currentPage }

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        scrollView.accessibilityIdentifier = "carousel"
        addSubview(scrollView)
        addSubview(pageControl)
        scrollView.addSubview(contentStack)

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        contentStack.translatesAutoresizingMaskIntoConstraints = false

        pageControl.addTarget(self, action: #selector(pageChanged), for: .valueChanged)
        pageControl.accessibilityIdentifier = "carousel.pages"

        let content = scrollView.contentLayoutGuide
        let frameGuide = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            pageControl.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
            pageControl.centerXAnchor.constraint(equalTo: centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: bottomAnchor),

            contentStack.topAnchor.constraint(equalTo: content.topAnchor),
            contentStack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            contentStack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            contentStack.heightAnchor.constraint(equalTo: frameGuide.heightAnchor)
        ])
    }

    func setCards(_ titles: [String]) {
        cards.forEach { $0.removeFromSuperview() }
        cards = titles.enumerated().map { index, title in
            let page = UIView()
            let card = UIView()
            card.backgroundColor = UIColor(hue: CGFloat(index) / CGFloat(titles.count), saturation: 0.4, brightness: 0.9, alpha: 1)
            card.layer.cornerRadius = 12
            card.translatesAutoresizingMaskIntoConstraints = false
            card.tag = index
            card.accessibilityIdentifier = "card.\(index)"
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cardTapped(_:))))
            page.addSubview(card)

            let label = UILabel()
            label.text = title
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
            contentStack.addArrangedSubview(page)
            NSLayoutConstraint.activate([
                page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                card.topAnchor.constraint(equalTo: page.topAnchor, constant: 8),
                card.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -8),
                card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
                page.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
                label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: card.centerYAnchor)
            ])
            return page
        }
        pageControl.numberOfPages = titles.count
        pageControl.currentPage = 0
    }

    @objc private func cardTapped(_ recognizer: UITapGestureRecognizer) {
        guard let index = recognizer.view?.tag else { return }
        didSelectCard?(index)
    }

    @objc private func pageChanged() {
        let x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
        scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0, scrollView.isTracking || scrollView.isDecelerating else { return }
        pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
    }
}
