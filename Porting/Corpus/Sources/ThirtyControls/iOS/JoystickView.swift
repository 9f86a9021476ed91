// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol JoystickViewDelegate: NSObjectProtocol {
    func joystick(_ joystick: JoystickView, didMoveTo offset: CGVector)
    @objc optional func joystickDidRelease(_ joystick: JoystickView)
}

/// Virtual game pad stick. A display link reports the position once per frame while the stick is held.
class JoystickView: UIView {

    weak var delegate: JoystickViewDelegate?

    /// -1 ... 1 on both axes, y pointing up.
    private(set) var offset: CGVector = .zero

    private let base = UIView()
    private let thumb = UIView()
    private var displayLink: CADisplayLink?
    private weak var trackedTouch: UITouch?

    override init(frame: CGRect) {
        super.init(frame: frame)
        initialize()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        initialize()
    }

    deinit {
        displayLink?.invalidate()
    }

    private func initialize() {
        isMultipleTouchEnabled = false
        base.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        thumb.backgroundColor = UIColor.white.withAlphaComponent(0.8)
        [base, thumb].forEach {
            $0.isUserInteractionEnabled = false
            addSubview($0)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        base.frame = bounds
        base.layer.cornerRadius = bounds.width / 2
        let side = bounds.width * 0.4
        thumb.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        thumb.layer.cornerRadius = side / 2
        if trackedTouch == nil {
            thumb.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    private var travel: CGFloat { return bounds.width / 2 - thumb.bounds.width / 2 }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard trackedTouch == nil, let touch = touches.first else { return }
        trackedTouch = touch
        startDisplayLink()
        updateThumb(with: touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        updateThumb(with: touch)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        reset()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        reset()
    }

    private func updateThumb(with touch: UITouch) {
        let location = touch.location(in: self)
        var dx = location.x - bounds.midX
        var dy = location.y - bounds.midY
        let length = hypot(dx, dy)
        if length > travel {
            dx *= travel / length
            dy *= travel / length
        }
        thumb.center = CGPoint(x: bounds.midX + dx, y: bounds.midY + dy)
        offset = CGVector(dx: dx / travel, dy: -dy / travel)
    }

    private func reset() {
        trackedTouch = nil
        offset = .zero
        stopDisplayLink()
        UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                       options: .beginFromCurrentState) {
            self.thumb.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
        }
        if delegate?.responds(to: #selector(JoystickViewDelegate.joystickDidRelease(_:))) == true {
            delegate?.joystickDidRelease?(self)
        }
    }

    // MARK: Display link

    private func startDisplayLink() {
        displayLink = CADisplayLink(target: self, selector: #selector(tick(_:)))
        if #available(iOS 10.0, *) {
            displayLink?.preferredFramesPerSecond = 60
        }
        displayLink?.add(to: .main, forMode: .common)
    }

    private func stopDisplayLink() {
        displayLink?.invalidate()
        displayLink = nil
    }

    @objc private func tick(_ link: CADisplayLink) {
        delegate?.joystick(self, didMoveTo: offset)
    }
}
