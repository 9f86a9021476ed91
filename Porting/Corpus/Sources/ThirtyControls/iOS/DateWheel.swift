// SPDX-License-Identifier: Apache-2.0
//
//  DateWheel.swift
//  A drum of days. Built from layers, because a picker view cannot be restyled.
//

import UIKit

@objc protocol DateWheelDelegate: class {
    @objc optional func dateWheel(_ wheel: DateWheel, didSelect date: Date)
    @objc optional func dateWheel(_ wheel: DateWheel, titleFor date: Date) -> String?
}

@IBDesignable class DateWheel: UIControl {

    // MARK: - API

    @IBOutlet weak var delegate: AnyObject?

    var startDate = Date(timeIntervalSinceReferenceDate: 0)
    @IBInspectable var numberOfDays: Int = 365
    @IBInspectable var rowHeight: CGFloat = 36

    private(set) var selectedRow = 0

    var date: Date {
        get { return date(for: selectedRow) }
        set {
            let days = calendar.dateComponents([.day], from: startDate, to: newValue).day ?? 0
            select(row: days, notify: false)
        }
    }

    // MARK: - State

    private var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = self.calendar
        formatter.timeZone = self.calendar.timeZone
        formatter.locale = Locale(identifier: "en_GB")
        formatter.dateFormat = "E d MMM"
        return formatter
    }()

    private let drum = CATransformLayer()
    private var rows: [CATextLayer] = []
    private let visibleRows = 7
    private var offset: CGFloat = 0 { didSet { placeRows() } }
    private var panStart: CGFloat = 0
    private var decelerator: CADisplayLink?
    private var speed: CGFloat = 0
    private var lastTick: CFTimeInterval = 0
    private let feedback = UISelectionFeedbackGenerator()

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        placeRows()
    }

    private func build() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 600
        layer.sublayerTransform = perspective
        layer.addSublayer(drum)
        for _ in 0..<visibleRows {
            let row = CATextLayer()
            row.fontSize = 18
            row.alignmentMode = .center
            row.contentsScale = UIScreen.main.scale
            row.foregroundColor = UIColor.darkText.cgColor
            drum.addSublayer(row)
            rows.append(row)
        }
        let pan = UIPanGestureRecognizer(target: self, action: #selector(DateWheel.pan(_:)))
        pan.maximumNumberOfTouches = 1
        addGestureRecognizer(pan)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(DateWheel.tap(_:))))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    private func date(for row: Int) -> Date {
        return calendar.date(byAdding: .day, value: row, to: startDate)!
    }

    private func title(for row: Int) -> String {
        let date = self.date(for: row)
        return (delegate as? DateWheelDelegate)?.dateWheel?(self, titleFor: date) ?? formatter.string(from: date)
    }

    private func placeRows() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        drum.frame = bounds
        let middle = Int((offset / rowHeight).rounded())
        for (i, layer) in rows.enumerated() {
            let row = middle + i - visibleRows / 2
            let distance = CGFloat(row) * rowHeight - offset
            layer.isHidden = row < 0 || row >= numberOfDays
            layer.string = title(for: row)
            layer.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
            layer.position = CGPoint(x: bounds.midX, y: bounds.midY + distance)
            layer.transform = CATransform3DMakeRotation(-distance / (bounds.height + 1), 1, 0, 0)
            layer.opacity = Float(max(0, 1 - abs(distance) / bounds.height))
        }
        CATransaction.commit()
    }

    // MARK: - Turning

    @objc func pan(_ sender: UIPanGestureRecognizer) {
        switch sender.state {
        case .began:
            stopDecelerating()
            panStart = offset
            feedback.prepare()
        case .changed:
            turn(to: panStart - sender.translation(in: self).y)
        case .ended:
            speed = -sender.velocity(in: self).y
            startDecelerating()
        default:
            select(row: selectedRow, notify: true)
        }
    }

    @objc func tap(_ sender: UITapGestureRecognizer) {
        let rowsAway = ((sender.location(in: self).y - bounds.midY) / rowHeight).rounded()
        guard rowsAway != 0 else { return }
        select(row: selectedRow + Int(rowsAway), notify: true)
    }

    private func turn(to newOffset: CGFloat) {
        offset = min(max(newOffset, 0), CGFloat(numberOfDays - 1) * rowHeight)
        let row = Int((offset / rowHeight).rounded())
        if row != selectedRow {
            selectedRow = row
            feedback.selectionChanged()
        }
    }

    private func startDecelerating() {
        lastTick = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(DateWheel.decelerate(_:)))
        link.add(to: RunLoop.main, forMode: RunLoop.Mode.default)
        decelerator = link
    }

    private func stopDecelerating() {
        decelerator?.invalidate()
        decelerator = nil
    }

    @objc private func decelerate(_ link: CADisplayLink) {
        let elapsed = CGFloat(link.timestamp - lastTick)
        lastTick = link.timestamp
        turn(to: offset + speed * elapsed)
        speed *= pow(0.02, elapsed)
        if abs(speed) < rowHeight {
            stopDecelerating()
            select(row: selectedRow, notify: true)
        }
    }

    private func select(row: Int, notify: Bool) {
        selectedRow = min(max(row, 0), numberOfDays - 1)
        offset = CGFloat(selectedRow) * rowHeight
        guard notify else { return }
        sendActions(for: .valueChanged)
        (delegate as? DateWheelDelegate)?.dateWheel?(self, didSelect: date)
    }
}
