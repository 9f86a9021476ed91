// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Press and hold anywhere: a pie opens under the finger; slide into a slice and let go.
class PieMenu: UIView {

    struct Item {
        let title: String
        let color: UIColor
        let handler: () -> Void
    }

    var items: [Item] = []
    let outerRadius: CGFloat = 110
    let innerRadius: CGFloat = 30

    fileprivate(set) var selectedIndex: Int? {
        didSet {
            guard selectedIndex != oldValue else { return }
            if selectedIndex != nil { generator.selectionChanged() }
            setNeedsDisplay()
        }
    }
    private(set) var isOpen = false

    private var origin = CGPoint.zero
    private let generator = UISelectionFeedbackGenerator()
    private let heavyImpact = UIImpactFeedbackGenerator(style: .heavy)
    private weak var host: UIView?

    /// Adds the menu above everything in `host`.
    func attach(to host: UIView) {
        self.host = host
        frame = host.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        isHidden = true
        host.addSubview(self)

        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.3
        press.delaysTouchesBegan = true
        host.addGestureRecognizer(press)
    }

    @objc fileprivate func pressed(_ press: UILongPressGestureRecognizer) {
        let location = press.location(in: self)
        switch press.state {
        case .began: open(at: location)
        case .changed: selectedIndex = index(at: location)
        case .ended:
            selectedIndex = index(at: location)
            let chosen = selectedIndex
            close()
            if let chosen = chosen { items[chosen].handler() }
        case .cancelled, .failed: close()
        default: ()
        }
    }

    private func open(at point: CGPoint) {
        origin = CGPoint(
            x: min(max(point.x, outerRadius), bounds.width - outerRadius),
            y: min(max(point.y, outerRadius), bounds.height - outerRadius))
        isOpen = true
        isHidden = false
        alpha = 0
        heavyImpact.impactOccurred(intensity: 0.8)
        setNeedsDisplay()
        UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    }

    private func close() {
        isOpen = false
        selectedIndex = nil
        UIView.animate(withDuration: 0.15, animations: { self.alpha = 0 }, completion: { _ in
            self.isHidden = !self.isOpen
        })
    }

    private func index(at point: CGPoint) -> Int? {
        guard !items.isEmpty else { return nil }
        let dx = point.x - origin.x, dy = point.y - origin.y
        guard hypot(dx, dy) > innerRadius else { return nil }
        // 0 is at twelve o'clock, clockwise.
        var angle = atan2(dy, dx) + .pi / 2
        if angle < 0 { angle += 2 * .pi }
        return Int(angle / (2 * .pi / CGFloat(items.count))) % items.count
    }

    override func draw(_ rect: CGRect) {
        guard isOpen, let ctx = UIGraphicsGetCurrentContext() else { return }
        let slice = 2 * CGFloat.pi / CGFloat(items.count)
        for (i, item) in items.enumerated() {
            let start = CGFloat(i) * slice - .pi / 2
            ctx.beginPath()
            ctx.move(to: origin)
            ctx.addArc(center: origin, radius: i == selectedIndex ? outerRadius + 8 : outerRadius, startAngle: start,
                       endAngle: start + slice, clockwise: false)
            ctx.closePath()
            ctx.setFillColor(item.color.withAlphaComponent(i == selectedIndex ? 1 : 0.8).cgColor)
            ctx.fillPath()

            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.white
            ]
            let size = (item.title as NSString).size(withAttributes: attributes)
            let middle = (innerRadius + outerRadius) / 2
            let direction = start + slice / 2
            let at = CGPoint(x: origin.x + cos(direction) * middle - size.width / 2,
                             y: origin.y + sin(direction) * middle - size.height / 2)
            (item.title as NSString).draw(at: at, withAttributes: attributes)
        }
        ctx.setBlendMode(.clear)
        ctx.fillEllipse(in: CGRect(x: origin.x - innerRadius, y: origin.y - innerRadius, width: 2 * innerRadius, height: 2 * innerRadius))
    }
}
