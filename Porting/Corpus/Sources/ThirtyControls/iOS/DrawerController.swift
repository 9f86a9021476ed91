// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol DrawerControllerDelegate {
    @objc optional func drawerController(_ drawerController: DrawerController, willChangeStateTo isOpen: Bool)
    @objc optional func drawerController(_ drawerController: DrawerController, didChangeStateTo isOpen: Bool)
}

/// Container controller with a menu that is dragged in from the left screen edge.
class DrawerController: UIViewController, UIGestureRecognizerDelegate {

    // MARK: - Properties

    @IBInspectable var containerViewMaxAlpha: CGFloat = 0.2
    @IBInspectable var drawerWidth: CGFloat = 280
    @IBInspectable var drawerAnimationDuration: TimeInterval = 0.25

    weak var delegate: DrawerControllerDelegate?
    private(set) var isOpen = false

    var mainViewController: UIViewController! {
        didSet {
            let isVisible = drawerShadowView.superview != nil
            oldValue?.willMove(toParent: nil)
            oldValue?.view.removeFromSuperview()
            oldValue?.removeFromParent()
            guard let controller = mainViewController, isVisible else { return }
            install(controller)
        }
    }

    var drawerViewController: UIViewController? {
        didSet {
            oldValue?.willMove(toParent: nil)
            oldValue?.view.removeFromSuperview()
            oldValue?.removeFromParent()
        }
    }

    lazy private var containerView: UIView = {
        let view = UIView(frame: self.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = UIColor(white: 0.0, alpha: 0)
        view.isHidden = true
        view.accessibilityIdentifier = "drawer.dim"
        view.addGestureRecognizer(self.containerTap)
        return view
    }()

    private lazy var drawerShadowView: UIView = {
        let view = UIView()
        view.layer.shadowOpacity = 0.4
        view.layer.shadowRadius = 5
        view.accessibilityIdentifier = "drawer.panel"
        return view
    }()

    private lazy var containerTap: UITapGestureRecognizer = {
        let gesture = UITapGestureRecognizer(target: self, action: #selector(didTapContainer(_:)))
        gesture.delegate = self
        return gesture
    }()

    lazy var screenEdgePanGesture: UIScreenEdgePanGestureRecognizer = {
        let gesture = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handlePanGesture(_:)))
        gesture.edges = .left
        gesture.delegate = self
        return gesture
    }()

    lazy var panGesture: UIPanGestureRecognizer = {
        let gesture = UIPanGestureRecognizer(target: self, action: #selector(handlePanGesture(_:)))
        gesture.delegate = self
        return gesture
    }()

    private var startX: CGFloat = 0

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(screenEdgePanGesture)
        view.addGestureRecognizer(panGesture)
        if let main = mainViewController { install(main) }
        view.addSubview(containerView)
        view.addSubview(drawerShadowView)
        if let drawer = drawerViewController {
            addChild(drawer)
            drawerShadowView.addSubview(drawer.view)
            drawer.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        drawerShadowView.frame = CGRect(x: isOpen ? 0 : -drawerWidth, y: 0, width: drawerWidth, height: view.bounds.height)
        drawerViewController?.view.frame = drawerShadowView.bounds
    }

    private func install(_ controller: UIViewController) {
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
    }

    override var prefersStatusBarHidden: Bool {
        return isOpen
    }

    override var childForStatusBarStyle: UIViewController? {
        return mainViewController
    }

    // MARK: - Opening and closing

    func setDrawer(open: Bool, animated: Bool) {
        delegate?.drawerController?(self, willChangeStateTo: open)
        containerView.isHidden = false
        let duration = animated ? drawerAnimationDuration : 0
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: {
            self.drawerShadowView.frame.origin.x = open ? 0 : -self.drawerWidth
            self.containerView.backgroundColor = UIColor(white: 0, alpha: open ? self.containerViewMaxAlpha : 0)
        }) { _ in
            self.isOpen = open
            self.containerView.isHidden = !open
            self.setNeedsStatusBarAppearanceUpdate()
            self.delegate?.drawerController?(self, didChangeStateTo: open)
        }
    }

    // MARK: - Gestures

    @objc final func handlePanGesture(_ sender: UIGestureRecognizer) {
        containerView.isHidden = false
        switch sender.state {
        case .began:
            startX = sender.location(in: view).x
        case .changed:
            let x = sender.location(in: view).x
            let delta = x - startX
            startX = x
            let newX = min(max(drawerShadowView.frame.minX + delta, -drawerWidth), 0)
            drawerShadowView.frame.origin.x = newX
            let fraction = (newX + drawerWidth) / drawerWidth
            containerView.backgroundColor = UIColor(white: 0, alpha: containerViewMaxAlpha * fraction)
        case .ended, .cancelled:
            setDrawer(open: drawerShadowView.frame.minX > -drawerWidth / 2, animated: true)
        default:
            break
        }
    }

    @objc final func didTapContainer(_ gesture: UITapGestureRecognizer) {
        setDrawer(open: false, animated: true)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        switch gestureRecognizer {
        case panGesture:
            return isOpen
        case screenEdgePanGesture:
            return !isOpen
        default:
            return touch.view == gestureRecognizer.view
        }
    }
}
