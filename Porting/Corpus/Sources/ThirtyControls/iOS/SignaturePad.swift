// SPDX-License-Identifier: Apache-2.0
import UIKit

@objc
protocol SignaturePadDelegate: class {
    func signatureDidBegin(_ view: SignaturePad)
    func signatureDidEnd(_ view: SignaturePad)
    @objc optional func signatureWasCleared(_ view: SignaturePad)
}

/// Captures a signature as quadratic curves between the middles of the samples.
@IBDesignable
final class SignaturePad: UIView {
    @IBInspectable var strokeWidth: CGFloat = 2.0 { didSet { path.lineWidth = strokeWidth } }
    @IBInspectable var strokeColor: UIColor = .black
    @IBInspectable var signatureBackgroundColor: UIColor = UIColor.white {
        didSet { backgroundColor = signatureBackgroundColor }
    }
    @IBOutlet weak var delegate: SignaturePadDelegate?

    private var path = UIBezierPath()
    private var pts = [CGPoint](repeating: CGPoint(), count: 5)
    private var ctr = 0
    private var dirtyRect = CGRect.null

    private(set) var containsSignature = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        isMultipleTouchEnabled = false
        backgroundColor = signatureBackgroundColor
        path.lineWidth = strokeWidth
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(SignaturePad.didLongPress))
        longPress.numberOfTouchesRequired = 2
        longPress.minimumPressDuration = 1
        addGestureRecognizer(longPress)
    }

    // MARK: - Draw

    override func draw(_ rect: CGRect) {
        strokeColor.setStroke()
        path.stroke()
    }

    // MARK: - Touch handling

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let firstTouch = touches.first else { return }
        ctr = 0
        pts[0] = firstTouch.location(in: self)
        delegate?.signatureDidBegin(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let firstTouch = touches.first else { return }
        let samples = event?.coalescedTouches(for: firstTouch) ?? [firstTouch]
        for sample in samples {
            add(sample.preciseLocation(in: self))
        }
    }

    private func add(_ touchPoint: CGPoint) {
        ctr += 1
        pts[ctr] = touchPoint
        guard ctr == 4 else { return }
        // The end point of the curve lies between its last control point and the next first one.
        pts[3] = CGPoint(x: (pts[2].x + pts[4].x) / 2.0, y: (pts[2].y + pts[4].y) / 2.0)
        path.move(to: pts[0])
        path.addCurve(to: pts[3], controlPoint1: pts[1], controlPoint2: pts[2])
        containsSignature = true
        setNeedsDisplay(path.bounds.insetBy(dx: -strokeWidth, dy: -strokeWidth))
        pts[0] = pts[3]
        pts[1] = pts[4]
        ctr = 1
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if ctr < 4 {
            guard let firstTouch = touches.first else { return }
            let touchPoint = firstTouch.location(in: self)
            if ctr == 0 {
                // A dot
                path.move(to: CGPoint(x: touchPoint.x - 1, y: touchPoint.y))
                path.addLine(to: CGPoint(x: touchPoint.x + 1, y: touchPoint.y))
            } else {
                path.move(to: pts[ctr - 1])
                path.addLine(to: touchPoint)
            }
            containsSignature = true
            setNeedsDisplay()
        }
        ctr = 0
        delegate?.signatureDidEnd(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ctr = 0
    }

    @objc func didLongPress(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { clear() }
    }

    // MARK: - Public

    func clear() {
        path.removeAllPoints()
        containsSignature = false
        setNeedsDisplay()
        delegate?.signatureWasCleared?(self)
    }

    /// The whole pad as a picture; nil if nobody has signed.
    func getSignature(scale: CGFloat = 1) -> UIImage? {
        if !containsSignature { return nil }
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, scale)
        defer { UIGraphicsEndImageContext() }
        strokeColor.setStroke()
        path.stroke()
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    /// The part with ink only.
    func getCroppedSignature(scale: CGFloat = 1) -> UIImage? {
        guard let fullRender = getSignature(scale: scale) else { return nil }
        let bounds = path.bounds.insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
        guard let imageRef = fullRender.cgImage?.cropping(to: bounds) else { return nil }
        return UIImage(cgImage: imageRef)
    }

    func getPDFSize() -> CGRect {
        return path.bounds
    }
}
