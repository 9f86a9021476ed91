// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A range with two thumbs that constraints keep on the track.
class DualThumbSlider: UIControl {

    var minimumValue: Double = 0
    var maximumValue: Double = 100
    var minimumDistance: Double = 10

    private(set) var lowerValue: Double = 20
    private(set) var upperValue: Double = 80

    let lowerThumb = UIView()
    let upperThumb = UIView()
    private let track = UIView()
    private let highlight = UIView()

    private var lowerCenter: NSLayoutConstraint!
    private var upperCenter: NSLayoutConstraint!
    private var activeThumb: UIView?

    private let thumbSize: CGFloat = 28

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [track, highlight, lowerThumb, upperThumb] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.backgroundColor = .lightGray
        highlight.backgroundColor = tintColor
        lowerThumb.backgroundColor = .white
        upperThumb.backgroundColor = .white

        lowerCenter = lowerThumb.centerXAnchor.constraint(equalTo: track.leadingAnchor)
        upperCenter = upperThumb.centerXAnchor.constraint(equalTo: track.leadingAnchor)
        var constraints = [
            track.leadingAnchor.constraint(equalTo: leadingAnchor, constant: thumbSize / 2),
            track.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -thumbSize / 2),
            track.centerYAnchor.constraint(equalTo: centerYAnchor),
            track.heightAnchor.constraint(equalToConstant: 4),
            highlight.leadingAnchor.constraint(equalTo: lowerThumb.centerXAnchor),
            highlight.trailingAnchor.constraint(equalTo: upperThumb.centerXAnchor),
            highlight.topAnchor.constraint(equalTo: track.topAnchor),
            highlight.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            lowerCenter!, upperCenter!
        ]
        for thumb in [lowerThumb, upperThumb] {
            constraints.append(contentsOf: [
                thumb.widthAnchor.constraint(equalToConstant: thumbSize),
                thumb.heightAnchor.constraint(equalTo: thumb.widthAnchor),
                thumb.centerYAnchor.constraint(equalTo: centerYAnchor)
            ])
            thumb.layer.cornerRadius = thumbSize / 2
        }
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: thumbSize)
    }

    override func layoutSubviews() {
        updateConstants()
        super.layoutSubviews()
    }

    private func updateConstants() {
        let length = bounds.width - thumbSize
        let range = CGFloat(maximumValue - minimumValue)
        lowerCenter.constant = CGFloat(lowerValue - minimumValue) / range * length
        upperCenter.constant = CGFloat(upperValue - minimumValue) / range * length
    }

    func setValues(lower: Double, upper: Double, animated: Bool = false) {
        lowerValue = max(minimumValue, min(lower, upper - minimumDistance))
        upperValue = min(maximumValue, max(upper, lowerValue + minimumDistance))
        updateConstants()
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.layoutIfNeeded() }
    }

    private func value(at point: CGPoint) -> Double {
        let fraction = (point.x - thumbSize / 2) / (bounds.width - thumbSize)
        return minimumValue + Double(fraction) * (maximumValue - minimumValue)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let distances = [lowerThumb, upperThumb].map { abs($0.center.x - point.x) }
        activeThumb = distances[0] <= distances[1] ? lowerThumb : upperThumb
        if distances.min()! > 44 { activeThumb = nil }
        if let thumb = activeThumb { bringSubviewToFront(thumb) }
        return activeThumb != nil
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let value = self.value(at: touch.location(in: self))
        if activeThumb === lowerThumb {
            lowerValue = max(minimumValue, min(value, upperValue - minimumDistance))
        } else {
            upperValue = min(maximumValue, max(value, lowerValue + minimumDistance))
        }
        updateConstants()
        sendActions(for: .valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        activeThumb = nil
    }

    override func cancelTracking(with event: UIEvent?) {
        activeThumb = nil
    }
}
