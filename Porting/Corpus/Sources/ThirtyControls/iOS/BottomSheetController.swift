// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sheet with three heights over whatever is behind it; its list scrolls only when it is all the way up.
final class BottomSheetController: UIViewController {

    enum Detent: Int {
        case small, medium, large

        func height(in bounds: CGRect) -> CGFloat {
            switch self {
            case .small: return 120
            case .medium: return bounds.height / 2
            case .large: return bounds.height - 60
            }
        }

        var higher: Detent { Detent(rawValue: rawValue + 1) ?? .large }
        var lower: Detent { Detent(rawValue: rawValue - 1) ?? .small }
    }

    private(set) var detent: Detent = .small
    var onDetentChange: ((Detent) -> Void)?

    let sheet = UIView()
    let list = UIScrollView()
    private let handle = UIView()
    private let blur = UIView()
    private var runningAnimator: UIViewPropertyAnimator?
    private var progressWhenInterrupted: CGFloat = 0
    private var target: Detent = .small

    override func loadView() {
        let view = PassThroughView(frame: UIScreen.main.bounds)
        view.backgroundColor = .clear
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        blur.backgroundColor = .black
        blur.alpha = 0
        blur.isUserInteractionEnabled = false
        view.addSubview(blur)

        sheet.backgroundColor = .white
        sheet.layer.cornerRadius = 16
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.accessibilityIdentifier = "sheet"
        view.addSubview(sheet)

        handle.backgroundColor = UIColor(white: 0.8, alpha: 1)
        handle.layer.cornerRadius = 2.5
        sheet.addSubview(handle)

        list.accessibilityIdentifier = "sheet.list"
        list.isScrollEnabled = false
        list.contentSize = CGSize(width: 100, height: 2000)
        sheet.addSubview(list)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.delegate = self
        sheet.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        tap.delegate = self
        sheet.addGestureRecognizer(tap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        blur.frame = view.bounds
        if runningAnimator == nil { place(at: detent) }
        handle.frame = CGRect(x: view.bounds.midX - 20, y: 8, width: 40, height: 5)
        list.frame = CGRect(x: 0, y: 44, width: view.bounds.width, height: view.bounds.height - 104)
    }

    private func place(at detent: Detent) {
        let height = detent.height(in: view.bounds)
        sheet.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: view.bounds.height)
        blur.alpha = detent == .large ? 0.4 : 0
    }

    // MARK: Animating between detents

    private func animateTransitionIfNeeded(to newDetent: Detent, duration: TimeInterval) {
        guard runningAnimator == nil, newDetent != detent else { return }
        target = newDetent
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
            self.place(at: newDetent)
        }
        animator.addCompletion { [weak self] position in
            guard let self = self else { return }
            self.runningAnimator = nil
            if position == .end { self.detent = newDetent }
            self.place(at: self.detent)
            self.list.isScrollEnabled = self.detent == .large
            self.onDetentChange?(self.detent)
        }
        animator.startAnimation()
        runningAnimator = animator
    }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        animateTransitionIfNeeded(to: detent == .large ? .small : detent.higher, duration: 0.5)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        switch recognizer.state {
        case .began:
            let goesUp = recognizer.velocity(in: view).y < 0
            animateTransitionIfNeeded(to: goesUp ? detent.higher : detent.lower, duration: 0.5)
            runningAnimator?.pauseAnimation()
            progressWhenInterrupted = runningAnimator?.fractionComplete ?? 0
        case .changed:
            guard let animator = runningAnimator else { return }
            let distance = target.height(in: view.bounds) - detent.height(in: view.bounds)
            guard distance != 0 else { return }
            let fraction = -translation.y / distance
            animator.fractionComplete = min(max(fraction + progressWhenInterrupted, 0), 1)
        case .ended, .cancelled:
            guard let animator = runningAnimator else { return }
            let velocity = recognizer.velocity(in: view).y
            let goesToTarget = velocity == 0
                ? animator.fractionComplete > 0.5
                : (velocity < 0) == (target.rawValue > detent.rawValue)
            animator.isReversed = !goesToTarget || recognizer.state == .cancelled
            let timing = UISpringTimingParameters(dampingRatio: 0.9)
            animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)
        default:
            break
        }
    }
}

extension BottomSheetController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        guard abs(velocity.y) > abs(velocity.x) else { return false }
        // At the top the list scrolls; the sheet moves when the list is pulled down at its beginning.
        return detent != .large || (list.contentOffset.y <= 0 && velocity.y > 0)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return otherGestureRecognizer === list.panGestureRecognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(gestureRecognizer is UITapGestureRecognizer) || touch.location(in: sheet).y < 44
    }
}

/// Lets touches through where it shows nothing.
final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
