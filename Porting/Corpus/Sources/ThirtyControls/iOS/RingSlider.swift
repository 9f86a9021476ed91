// SPDX-License-Identifier: Apache-2.0
import UIKit

struct RingConfig {
    static let lineWidth: CGFloat = 14
    static let handleRadius: CGFloat = 12
    static let padding: CGFloat = 16
}

func DegToRad(_ v: Double) -> Double { return .pi * v / 180.0 }
func RadToDeg(_ v: Double) -> Double { return 180.0 * v / .pi }
func Square(_ v: CGFloat) -> CGFloat { return v * v }

/// Round slider drawn with Core Graphics: a grey ring, a coloured arc up to the handle, and the number in the middle.
class RingSlider: UIControl {

    var angle: Int = 0 {
        didSet { setNeedsDisplay() }
    }

    var startColor = UIColor(red: 0.2, green: 0.6, blue: 1, alpha: 1)
    var endColor = UIColor.purple

    private lazy var textField: UILabel = {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        label.textAlignment = .center
        label.font = UIFont(name: "AvenirNext-Bold", size: 28) ?? UIFont.boldSystemFont(ofSize: 28)
        label.text = "0°"
        return label
    }()

    var radius: CGFloat { return bounds.width / 2 - RingConfig.padding }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.clear
        isOpaque = true
        addSubview(textField)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        textField.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.continueTracking(touch, with: event)
        let lastPoint = touch.location(in: self)
        moveHandle(lastPoint)
        sendActions(for: UIControl.Event.valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let ctx = UIGraphicsGetCurrentContext() else { return }

        // 1. The ring
        ctx.addArc(center: CGPoint(x: bounds.width / 2, y: bounds.height / 2), radius: radius,
                   startAngle: 0, endAngle: CGFloat(Double.pi * 2), clockwise: false)
        UIColor(white: 0.85, alpha: 1).setStroke()
        ctx.setLineWidth(RingConfig.lineWidth)
        ctx.setLineCap(.butt)
        ctx.drawPath(using: .stroke)

        // 2. The arc so far, clipped out of a gradient
        ctx.saveGState()
        ctx.addArc(center: CGPoint(x: bounds.width / 2, y: bounds.height / 2), radius: radius,
                   startAngle: 0, endAngle: CGFloat(DegToRad(Double(-angle))), clockwise: true)
        ctx.setLineWidth(RingConfig.lineWidth)
        ctx.replacePathWithStrokedPath()
        ctx.clip()
        let colors = [startColor.cgColor, endColor.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            ctx.drawLinearGradient(gradient, start: CGPoint(x: rect.midX, y: rect.minY),
                                   end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
        }
        ctx.restoreGState()

        // 3. The handle
        drawTheHandle(ctx)
    }

    func drawTheHandle(_ ctx: CGContext) {
        ctx.saveGState()
        ctx.setShadow(offset: CGSize(width: 0, height: 0), blur: 3, color: UIColor.black.cgColor)
        let handleCenter = pointFromAngle(angle)
        UIColor(white: 1.0, alpha: 0.9).set()
        ctx.fillEllipse(in: CGRect(x: handleCenter.x, y: handleCenter.y,
                                   width: RingConfig.handleRadius, height: RingConfig.handleRadius))
        ctx.restoreGState()
    }

    func moveHandle(_ lastPoint: CGPoint) {
        let centerPoint = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let currentAngle: Double = angleFromNorth(centerPoint, p2: lastPoint, flipped: false)
        let angleInt = Int(floor(currentAngle))
        angle = Int(360 - angleInt) % 360
        textField.text = "\(angle)°"
        setNeedsDisplay()
    }

    /// The point on the circle for an angle that grows counterclockwise from the right.
    func pointFromAngle(_ angleInt: Int) -> CGPoint {
        let centerPoint = CGPoint(x: bounds.width / 2.0 - RingConfig.handleRadius / 2.0,
                                  y: bounds.height / 2.0 - RingConfig.handleRadius / 2.0)
        var result: CGPoint = .zero
        let y = round(Double(radius) * sin(DegToRad(Double(-angleInt)))) + Double(centerPoint.y)
        let x = round(Double(radius) * cos(DegToRad(Double(-angleInt)))) + Double(centerPoint.x)
        result.y = CGFloat(y)
        result.x = CGFloat(x)
        return result
    }

    private func angleFromNorth(_ p1: CGPoint, p2: CGPoint, flipped: Bool) -> Double {
        var v = CGPoint(x: p2.x - p1.x, y: p2.y - p1.y)
        let vmag = sqrt(Square(v.x) + Square(v.y))
        guard vmag > 0 else { return 0 }
        v.x /= vmag
        v.y /= vmag
        let radians = Double(atan2(v.y, v.x))
        let result = RadToDeg(radians)
        return result >= 0 ? result : result + 360.0
    }
}
