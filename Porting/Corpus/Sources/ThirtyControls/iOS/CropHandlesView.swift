// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Where a crop rectangle is grabbed.
private enum CropHandle: Int {
    case topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left, body
}

@objc protocol CropHandlesViewDelegate: AnyObject {
    @objc optional func cropViewWillBeginEditing(_ cropView: CropHandlesView)
    @objc optional func cropView(_ cropView: CropHandlesView, didChange cropRect: CGRect)
    @objc optional func cropViewDidEndEditing(_ cropView: CropHandlesView)
    @objc optional func minimumSize(for cropView: CropHandlesView) -> CGSize
}

class CropHandlesView: UIView {
    weak var delegate: CropHandlesViewDelegate?

    var cropRect: CGRect = .zero {
        didSet { setNeedsDisplay() }
    }

    /// Width divided by height; nil for a free rectangle.
    var aspectRatio: CGFloat? = nil

    fileprivate let handleSize: CGFloat = 44
    fileprivate var activeHandle: CropHandle?
    fileprivate var startRect = CGRect.zero
    fileprivate var startPoint = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
        cropRect = bounds.insetBy(dx: 40, dy: 40)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .clear
        cropRect = bounds.insetBy(dx: 40, dy: 40)
    }
}

// MARK: - Drawing
extension CropHandlesView {
    override func draw(_ rect: CGRect) {
        guard let ctx = UIGraphicsGetCurrentContext() else { return }

        // Everything outside is dimmed
        ctx.setFillColor(UIColor.black.withAlphaComponent(0.5).cgColor)
        ctx.fill(bounds)
        ctx.clear(cropRect)

        // Frame and thirds
        UIColor.white.setStroke()
        ctx.setLineWidth(1)
        ctx.stroke(cropRect)
        ctx.saveGState()
        ctx.setLineDash(phase: 0, lengths: [4, 2])
        for i in 1...2 {
            let part = CGFloat(i) / 3
            ctx.move(to: CGPoint(x: cropRect.minX + cropRect.width * part, y: cropRect.minY))
            ctx.addLine(to: CGPoint(x: cropRect.minX + cropRect.width * part, y: cropRect.maxY))
            ctx.move(to: CGPoint(x: cropRect.minX, y: cropRect.minY + cropRect.height * part))
            ctx.addLine(to: CGPoint(x: cropRect.maxX, y: cropRect.minY + cropRect.height * part))
        }
        ctx.strokePath()
        ctx.restoreGState()

        // Corners
        UIColor.white.setFill()
        for corner in corners {
            UIRectFill(CGRect(x: corner.x - 4, y: corner.y - 4, width: 8, height: 8))
        }
    }

    fileprivate var corners: [CGPoint] {
        return [
            CGPoint(x: cropRect.minX, y: cropRect.minY), CGPoint(x: cropRect.maxX, y: cropRect.minY),
            CGPoint(x: cropRect.maxX, y: cropRect.maxY), CGPoint(x: cropRect.minX, y: cropRect.maxY)
        ]
    }
}

// MARK: - Touches
extension CropHandlesView {
    private func handle(at point: CGPoint) -> CropHandle? {
        func near(_ x: CGFloat, _ y: CGFloat) -> Bool {
            return CGRect(x: x, y: y, width: 0, height: 0).insetBy(dx: -handleSize / 2, dy: -handleSize / 2).contains(point)
        }
        if near(cropRect.minX, cropRect.minY) { return .topLeft }
        if near(cropRect.maxX, cropRect.minY) { return .topRight }
        if near(cropRect.maxX, cropRect.maxY) { return .bottomRight }
        if near(cropRect.minX, cropRect.maxY) { return .bottomLeft }
        if near(cropRect.midX, cropRect.minY) { return .top }
        if near(cropRect.maxX, cropRect.midY) { return .right }
        if near(cropRect.midX, cropRect.maxY) { return .bottom }
        if near(cropRect.minX, cropRect.midY) { return .left }
        return cropRect.contains(point) ? .body : nil
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden else { return nil }
        return handle(at: point) == nil ? nil : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.count == 1, let touch = touches.first else { return }
        startPoint = touch.location(in: self)
        startRect = cropRect
        activeHandle = handle(at: startPoint)
        delegate?.cropViewWillBeginEditing?(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let handle = activeHandle, let touch = touches.first else { return }
        let point = touch.location(in: self)
        let dx = point.x - startPoint.x, dy = point.y - startPoint.y
        var rect = startRect
        switch handle {
        case .topLeft:
            rect = CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - dx, height: rect.height - dy)
        case .top:
            rect = CGRect(x: rect.minX, y: rect.minY + dy, width: rect.width, height: rect.height - dy)
        case .topRight:
            rect = CGRect(x: rect.minX, y: rect.minY + dy, width: rect.width + dx, height: rect.height - dy)
        case .right: rect.size.width += dx
        case .bottomRight:
            rect.size.width += dx
            rect.size.height += dy
        case .bottom: rect.size.height += dy
        case .bottomLeft:
            rect = CGRect(x: rect.minX + dx, y: rect.minY, width: rect.width - dx, height: rect.height + dy)
        case .left:
            rect = CGRect(x: rect.minX + dx, y: rect.minY, width: rect.width - dx, height: rect.height)
        case .body:
            rect = rect.offsetBy(dx: dx, dy: dy)
            rect.origin.x = max(bounds.minX, min(rect.minX, bounds.maxX - rect.width))
            rect.origin.y = max(bounds.minY, min(rect.minY, bounds.maxY - rect.height))
        }
        if let ratio = aspectRatio, handle != .body {
            rect.size.height = rect.width / ratio
        }
        let minimum = delegate?.minimumSize?(for: self) ?? CGSize(width: 50, height: 50)
        guard rect.width >= minimum.width, rect.height >= minimum.height else { return }
        cropRect = rect.intersection(bounds)
        delegate?.cropView?(self, didChange: cropRect)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        activeHandle = nil
        delegate?.cropViewDidEndEditing?(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cropRect = startRect
        activeHandle = nil
        delegate?.cropViewDidEndEditing?(self)
    }
}
