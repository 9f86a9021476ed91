// SPDX-License-Identifier: Apache-2.0
//
//  RadialMenu.swift
//  A button that fans out other buttons around itself.
//

import UIKit

@objc public protocol RadialMenuDelegate {
    /// Called before a button appears.
    @objc optional func radialMenu(_ menu: RadialMenu, willDisplay button: UIButton, atIndex: Int)
    /// Called when a button was tapped.
    @objc optional func radialMenu(_ menu: RadialMenu, buttonWillSelected button: UIButton, atIndex: Int)
    /// Called after the animation of the selection.
    @objc optional func radialMenu(_ menu: RadialMenu, buttonDidSelected button: UIButton, atIndex: Int)
    /// Called when the menu collapsed.
    @objc optional func menuCollapsed(_ menu: RadialMenu)
    /// Called when the menu opened.
    @objc optional func menuOpened(_ menu: RadialMenu)
}

open class RadialMenu: UIButton {

    @IBInspectable open var buttonsCount: Int = 3
    @IBInspectable open var duration: Double = 2
    @IBInspectable open var distance: Float = 100
    @IBInspectable open var showDelay: Double = 0

    open var startAngle: Float = 0
    open var endAngle: Float = 360
    open weak var delegate: RadialMenuDelegate?

    open var subButtonsRadius: CGFloat?
    open var showButtons: [UIButton]? { return buttons }

    var buttons: [UIButton]?
    private weak var platform: UIView?

    public init(frame: CGRect, buttonsCount: Int = 3, duration: Double = 2, distance: Float = 100) {
        super.init(frame: frame)
        self.buttonsCount = buttonsCount
        self.duration = duration
        self.distance = distance
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    fileprivate func commonInit() {
        addActions()
        setTitle("+", for: .normal)
        setTitle("×", for: .selected)
        backgroundColor = .red
        layer.cornerRadius = frame.size.width / 2.0
    }

    fileprivate func addActions() {
        addTarget(self, action: #selector(RadialMenu.onTap), for: UIControl.Event.touchUpInside)
    }

    // MARK: public

    open func buttonsIsShown() -> Bool {
        guard let buttons = buttons else { return false }
        return !buttons.isEmpty
    }

    open func hideButtons(_ duration: Double, hideDelay: Double = 0) {
        guard let buttons = buttons else { return }
        for button in buttons {
            UIView.animate(withDuration: duration, delay: hideDelay, options: .curveEaseIn, animations: {
                button.center = self.center
                button.alpha = 0
            }, completion: { _ in
                button.removeFromSuperview()
            })
        }
        self.buttons = nil
        isSelected = false
        delegate?.menuCollapsed?(self)
    }

    open func createButtons() -> [UIButton] {
        var created: [UIButton] = []
        let step = (endAngle - startAngle) / Float(buttonsCount)
        for index in 0 ..< buttonsCount {
            let angle = (startAngle + Float(index) * step) * .pi / 180
            let size = subButtonsRadius.map { CGSize(width: $0 * 2, height: $0 * 2) } ?? bounds.size
            let button = UIButton(type: .custom)
            button.frame = CGRect(origin: .zero, size: size)
            button.center = center
            button.layer.cornerRadius = size.width / 2
            button.backgroundColor = .blue
            button.tag = index
            button.alpha = 0
            button.addTarget(self, action: #selector(buttonHandler(_:)), for: .touchUpInside)
            delegate?.radialMenu?(self, willDisplay: button, atIndex: index)
            superview?.insertSubview(button, belowSubview: self)

            let x = center.x + CGFloat(distance * sin(angle))
            let y = center.y - CGFloat(distance * cos(angle))
            UIView.animate(withDuration: duration, delay: showDelay * Double(index), usingSpringWithDamping: 0.6,
                           initialSpringVelocity: 0, options: [.allowUserInteraction], animations: {
                button.center = CGPoint(x: x, y: y)
                button.alpha = 1
            }, completion: nil)
            created.append(button)
        }
        return created
    }

    // MARK: actions

    @objc func onTap() {
        if buttonsIsShown() {
            hideButtons(0.2)
        } else {
            buttons = createButtons()
            isSelected = true
            tapBounceAnimation()
            delegate?.menuOpened?(self)
        }
    }

    @objc func buttonHandler(_ sender: UIButton) {
        delegate?.radialMenu?(self, buttonWillSelected: sender, atIndex: sender.tag)
        isUserInteractionEnabled = false
        tapRotatedAnimation(sender)
        let delay = 0.15
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self = self else { return }
            self.isUserInteractionEnabled = true
            self.hideButtons(0.2)
            self.delegate?.radialMenu?(self, buttonDidSelected: sender, atIndex: sender.tag)
        }
    }

    fileprivate func tapBounceAnimation() {
        transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 5,
                       options: [.curveLinear, .allowUserInteraction], animations: {
            self.transform = CGAffineTransform(scaleX: 1, y: 1)
        }, completion: nil)
    }

    fileprivate func tapRotatedAnimation(_ button: UIButton) {
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.fromValue = 0
        rotation.toValue = Float.pi * 2
        rotation.duration = 0.15
        rotation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        button.layer.add(rotation, forKey: "rotation")
    }
}
