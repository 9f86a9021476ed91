// SPDX-License-Identifier: Apache-2.0
//
//  PhotoZoomView.swift
//

import UIKit

@objc public protocol PhotoZoomViewDelegate: UIScrollViewDelegate {
    @objc optional func photoZoomViewDidChangeZoom(_ view: PhotoZoomView)
    @objc optional func photoZoomViewDidSingleTap(_ view: PhotoZoomView)
}

open class PhotoZoomView: UIScrollView {

    @objc public enum ScaleMode: Int {
        case aspectFill
        case aspectFit
        case widthFill
        case heightFill
    }

    static let kZoomInFactorFromMinWhenDoubleTap: CGFloat = 2

    @objc open var imageContentMode: ScaleMode = .aspectFit
    @objc public private(set) var zoomView: UIImageView?
    @objc open weak var photoDelegate: PhotoZoomViewDelegate?

    var imageSize: CGSize = CGSize.zero
    private var pointToCenterAfterResize = CGPoint.zero
    private var scaleToRestoreAfterResize: CGFloat = 1.0

    override open var frame: CGRect {
        willSet {
            if frame.equalTo(newValue) == false && newValue.equalTo(CGRect.zero) == false && imageSize.equalTo(CGSize.zero) == false {
                prepareToResize()
            }
        }
        didSet {
            if frame.equalTo(oldValue) == false && frame.equalTo(CGRect.zero) == false && imageSize.equalTo(CGSize.zero) == false {
                recoverFromResizing()
            }
        }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        initialize()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        initialize()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func initialize() {
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        bouncesZoom = true
        decelerationRate = UIScrollView.DecelerationRate.fast
        delegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(PhotoZoomView.changeOrientationNotification),
            name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc public func adjustFrameToCenter() {
        guard let unwrappedZoomView = zoomView else { return }
        var frameToCenter = unwrappedZoomView.frame
        frameToCenter.origin.x = frameToCenter.size.width < bounds.width ? (bounds.width - frameToCenter.size.width) / 2 : 0
        frameToCenter.origin.y = frameToCenter.size.height < bounds.height ? (bounds.height - frameToCenter.size.height) / 2 : 0
        unwrappedZoomView.frame = frameToCenter
    }

    private func prepareToResize() {
        let boundsCenter = CGPoint(x: bounds.midX, y: bounds.midY)
        pointToCenterAfterResize = convert(boundsCenter, to: zoomView)
        scaleToRestoreAfterResize = zoomScale
        if scaleToRestoreAfterResize <= minimumZoomScale + CGFloat(Float.ulpOfOne) {
            scaleToRestoreAfterResize = 0
        }
    }

    private func recoverFromResizing() {
        setMaxMinZoomScalesForCurrentBounds()
        zoomScale = min(maximumZoomScale, max(minimumZoomScale, scaleToRestoreAfterResize))
    }

    // MARK: - Display image

    @objc open func display(image: UIImage) {
        zoomView?.removeFromSuperview()
        let imageView = UIImageView(image: image)
        imageView.isUserInteractionEnabled = true
        imageView.accessibilityIdentifier = "photo"
        addSubview(imageView)
        zoomView = imageView

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapGestureRecognizer(_:)))
        doubleTap.numberOfTapsRequired = 2
        let singleTap = UITapGestureRecognizer(target: self, action: #selector(singleTapGestureRecognizer(_:)))
        singleTap.require(toFail: doubleTap)
        imageView.addGestureRecognizer(doubleTap)
        imageView.addGestureRecognizer(singleTap)
        configureImageForSize(image.size)
    }

    private func configureImageForSize(_ size: CGSize) {
        imageSize = size
        contentSize = imageSize
        setMaxMinZoomScalesForCurrentBounds()
        zoomScale = minimumZoomScale
        adjustFrameToCenter()
    }

    private func setMaxMinZoomScalesForCurrentBounds() {
        let xScale = bounds.width / imageSize.width
        let yScale = bounds.height / imageSize.height
        var minScale: CGFloat
        switch imageContentMode {
        case .aspectFill: minScale = max(xScale, yScale)
        case .aspectFit: minScale = min(xScale, yScale)
        case .widthFill: minScale = xScale
        case .heightFill: minScale = yScale
        }
        let maxScale = 3.0 * minScale
        if minScale > maxScale { minScale = maxScale }
        maximumZoomScale = maxScale
        minimumZoomScale = minScale * 0.999
    }

    // MARK: - Gestures

    @objc func singleTapGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        photoDelegate?.photoZoomViewDidSingleTap?(self)
    }

    @objc func doubleTapGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if zoomScale >= maximumZoomScale - 0.01 {
            setZoomScale(minimumZoomScale, animated: true)
        } else {
            let center = gestureRecognizer.location(in: gestureRecognizer.view)
            let zoomRect = zoomRectForScale(PhotoZoomView.kZoomInFactorFromMinWhenDoubleTap * minimumZoomScale, center: center)
            zoom(to: zoomRect, animated: true)
        }
    }

    private func zoomRectForScale(_ scale: CGFloat, center: CGPoint) -> CGRect {
        var zoomRect = CGRect.zero
        zoomRect.size.height = frame.size.height / scale
        zoomRect.size.width = frame.size.width / scale
        zoomRect.origin.x = center.x - (zoomRect.size.width / 2.0)
        zoomRect.origin.y = center.y - (zoomRect.size.height / 2.0)
        return zoomRect
    }

    @objc func changeOrientationNotification() {
        DispatchQueue.main.async {
            self.configureImageForSize(self.imageSize)
        }
    }
}

extension PhotoZoomView: UIScrollViewDelegate {
    @objc public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return zoomView
    }

    @objc public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        adjustFrameToCenter()
        photoDelegate?.photoZoomViewDidChangeZoom?(self)
    }

    @objc public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        photoDelegate?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }
}

extension UIImage {
    /// A chess board, for those who have no photo at hand.
    static func checkerboard(size: CGSize, square: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for row in 0..<Int(size.height / square) {
                for column in 0..<Int(size.width / square) {
                    ((row + column) % 2 == 0 ? UIColor.white : UIColor.black).setFill()
                    context.fill(CGRect(x: CGFloat(column) * square, y: CGFloat(row) * square, width: square, height: square))
                }
            }
        }
    }
}
