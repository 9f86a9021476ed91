// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol BottomCardDelegate: AnyObject {
    func bottomCard(_ card: BottomCardViewController, didMoveTo position: BottomCardViewController.Position)
}

/// A card at the bottom of a map or a list that a drag or a tap expands.
final class BottomCardViewController: UIViewController {

    enum Position: String, CaseIterable {
        case collapsed, half, full
    }

    weak var delegate: BottomCardDelegate?
    private(set) var position: Position = .collapsed

    let cardView = UIView()
    private let handle = UIView()
    private let titleLabel = UILabel()
    private let dimmingView = UIView()

    private var cardTop: NSLayoutConstraint!
    private var startConstant: CGFloat = 0

    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupConstraints()
    }

    private func setupViews() {
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        dimmingView.isUserInteractionEnabled = false
        view.addSubview(dimmingView)

        cardView.backgroundColor = .white
        cardView.layer.cornerRadius = 16
        cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        cardView.accessibilityIdentifier = "card"
        view.addSubview(cardView)

        handle.backgroundColor = .lightGray
        handle.layer.cornerRadius = 2.5
        cardView.addSubview(handle)

        titleLabel.text = "Nearby"
        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        cardView.addSubview(titleLabel)

        cardView.addGestureRecognizer(pan)
        cardView.addGestureRecognizer(tap)
    }

    private func setupConstraints() {
        [dimmingView, cardView, handle, titleLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        cardTop = cardView.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -constant(for: .collapsed))
        NSLayoutConstraint.activate([
            dimmingView.topAnchor.constraint(equalTo: view.topAnchor),
            dimmingView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            dimmingView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            dimmingView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            cardTop,
            cardView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            cardView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.9),

            handle.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 8),
            handle.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
            handle.widthAnchor.constraint(equalToConstant: 40),
            handle.heightAnchor.constraint(equalToConstant: 5),

            titleLabel.topAnchor.constraint(equalTo: handle.bottomAnchor, constant: 12),
            titleLabel.leadingAnchor.constraint(equalTo: cardView.layoutMarginsGuide.leadingAnchor),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: cardView.layoutMarginsGuide.trailingAnchor)
        ])
    }

    private func constant(for position: Position) -> CGFloat {
        switch position {
        case .collapsed: return 80 + view.safeAreaInsets.bottom
        case .half: return view.bounds.height / 2
        case .full: return view.bounds.height * 0.9
        }
    }

    func move(to newPosition: Position, animated: Bool = true) {
        position = newPosition
        cardTop.constant = -constant(for: newPosition)
        let changes = {
            self.dimmingView.alpha = newPosition == .full ? 0.4 : 0
            self.view.layoutIfNeeded()
        }
        guard animated else {
            changes()
            return
        }
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
                       options: [.allowUserInteraction, .curveEaseOut], animations: changes) { [weak self] _ in
            guard let self = self else { return }
            self.delegate?.bottomCard(self, didMoveTo: newPosition)
        }
    }

    @objc private func handleTap() {
        move(to: position == .collapsed ? .half : .collapsed)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view).y
        switch recognizer.state {
        case .began:
            startConstant = cardTop.constant
        case .changed:
            cardTop.constant = max(-constant(for: .full), min(-constant(for: .collapsed), startConstant + translation))
        case .ended, .cancelled:
            let projected = cardTop.constant + recognizer.velocity(in: view).y * 0.1
            let nearest = Position.allCases.min {
                abs(projected + constant(for: $0)) < abs(projected + constant(for: $1))
            }
            move(to: nearest ?? .collapsed)
        default:
            break
        }
    }
}
