// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc enum SwipeDirection: Int {
    case none
    case left
    case right
}

@objc protocol SwipeCardStackDataSource: AnyObject {
    func numberOfCards(in stack: SwipeCardStack) -> Int
    func cardStack(_ stack: SwipeCardStack, viewForCardAt index: Int) -> UIView
    @objc optional func cardStack(_ stack: SwipeCardStack, overlayTitleFor direction: SwipeDirection) -> String
}

@objc protocol SwipeCardStackDelegate: AnyObject {
    @objc optional func cardStack(_ stack: SwipeCardStack, didSwipeCardAt index: Int, in direction: SwipeDirection)
    @objc optional func cardStack(_ stack: SwipeCardStack, didTapCardAt index: Int)
    @objc optional func cardStackDidRunOutOfCards(_ stack: SwipeCardStack)
}

fileprivate extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { .init(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
}

final class SwipeCardStack: UIView {

    private enum Constants {
        static let visibleCards = 3
        static let maximumRotation = CGFloat.pi / 12
        static let actionMargin: CGFloat = 100
        static let minimumVelocity: CGFloat = 900
    }

    weak var delegate: SwipeCardStackDelegate?
    weak var dataSource: SwipeCardStackDataSource? {
        didSet { reloadData() }
    }

    private(set) var currentIndex = 0
    private var loadedCards: [UIView] = []
    private var originalCenter: CGPoint = .zero
    private let overlayLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        overlayLabel.alpha = 0
        overlayLabel.textColor = .white
        overlayLabel.font = .systemFont(ofSize: 32, weight: .heavy)
    }

    var topCard: UIView? { loadedCards.first }

    func reloadData() {
        loadedCards.forEach { $0.removeFromSuperview() }
        loadedCards.removeAll()
        currentIndex = 0
        guard let dataSource = dataSource else { return }
        for index in 0..<min(Constants.visibleCards, dataSource.numberOfCards(in: self)) {
            load(index, from: dataSource)
        }
        prepareTopCard()
    }

    private func load(_ index: Int, from dataSource: SwipeCardStackDataSource) {
        let card = dataSource.cardStack(self, viewForCardAt: index)
        card.layer.cornerRadius = 12
        card.layer.masksToBounds = true
        card.isUserInteractionEnabled = false
        loadedCards.append(card)
        insertSubview(card, at: 0)
        setNeedsLayout()
    }

    private func prepareTopCard() {
        guard let card = topCard, !card.isUserInteractionEnabled else { return }
        card.isUserInteractionEnabled = true
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(didPan(_:))))
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTap)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (depth, card) in loadedCards.enumerated() where card.transform.isIdentity {
            let inset = CGFloat(depth) * 8
            card.frame = bounds.insetBy(dx: inset, dy: 0).offsetBy(dx: 0, dy: inset)
        }
    }

    @objc private func didTap(_ sender: UITapGestureRecognizer) {
        delegate?.cardStack?(self, didTapCardAt: currentIndex)
    }

    @objc private func didPan(_ gesture: UIPanGestureRecognizer) {
        guard let card = gesture.view else { return }
        let translation = gesture.translation(in: self)

        switch gesture.state {
        case .began:
            originalCenter = card.center
            card.addSubview(overlayLabel)
            overlayLabel.frame = CGRect(x: 20, y: 20, width: card.bounds.width - 40, height: 40)

        case .changed:
            let strength = min(translation.x / bounds.width, 1)
            let rotation = CGAffineTransform(rotationAngle: Constants.maximumRotation * strength)
            let scale = max(1 - abs(strength) / 4, 0.93)
            card.transform = rotation.scaledBy(x: scale, y: scale)
            card.center = originalCenter + translation
            let direction: SwipeDirection = translation.x > 0 ? .right : .left
            overlayLabel.text = dataSource?.cardStack?(self, overlayTitleFor: direction) ?? ""
            overlayLabel.alpha = min(abs(translation.x) / Constants.actionMargin, 1)

        case .ended:
            let velocity = gesture.velocity(in: self)
            if translation.x > Constants.actionMargin || velocity.x > Constants.minimumVelocity {
                swipe(card, .right, carrying: translation)
            } else if translation.x < -Constants.actionMargin || velocity.x < -Constants.minimumVelocity {
                swipe(card, .left, carrying: translation)
            } else {
                reset(card)
            }

        case .cancelled, .failed:
            reset(card)

        default:
            break
        }
    }

    private func swipe(_ card: UIView, _ direction: SwipeDirection, carrying translation: CGPoint) {
        let x: CGFloat = direction == .right ? bounds.width * 2 : -bounds.width * 2
        let finish = CGPoint(x: x, y: 2 * translation.y + originalCenter.y)
        let index = currentIndex
        loadedCards.removeFirst()
        currentIndex += 1
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
            card.center = finish
        }, completion: { [weak self] _ in
            card.removeFromSuperview()
            guard let self = self else { return }
            self.delegate?.cardStack?(self, didSwipeCardAt: index, in: direction)
            if self.loadedCards.isEmpty {
                self.delegate?.cardStackDidRunOutOfCards?(self)
            }
        })
        if let dataSource = dataSource {
            let next = currentIndex + loadedCards.count
            if next < dataSource.numberOfCards(in: self) { load(next, from: dataSource) }
        }
        prepareTopCard()
    }

    private func reset(_ card: UIView) {
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1.0,
                       options: [], animations: {
            card.center = self.originalCenter
            card.transform = .identity
            self.overlayLabel.alpha = 0
        }, completion: nil)
    }
}
