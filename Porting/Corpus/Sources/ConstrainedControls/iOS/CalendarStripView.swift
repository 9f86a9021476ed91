// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol CalendarStripViewDelegate: AnyObject {
    func calendarStrip(_ strip: CalendarStripView, didSelect date: Date)
}

/// A week of days, and arrows to the weeks before and after it.
final class CalendarStripView: UIView {

    weak var delegate: CalendarStripViewDelegate?

    private let calendar: Calendar
    private var weekStart: Date
    private(set) var selectedDate: Date?

    private let monthLabel = UILabel()
    private let daysStack = UIStackView()
    private let selectionView = UIView()
    private var selectionCenter: NSLayoutConstraint?

    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }()

    init(date: Date, calendar: Calendar = .current) {
        self.calendar = calendar
        let weekday = calendar.component(.weekday, from: date)
        weekStart = calendar.date(byAdding: .day, value: 1 - weekday, to: date) ?? date
        super.init(frame: .zero)
        build()
        reloadDays()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func build() {
        let previous = UIButton(type: .system)
        previous.setTitle("‹", for: .normal)
        previous.accessibilityIdentifier = "strip.previous"
        previous.addTarget(self, action: #selector(showPrevious), for: .touchUpInside)
        let next = UIButton(type: .system)
        next.setTitle("›", for: .normal)
        next.accessibilityIdentifier = "strip.next"
        next.addTarget(self, action: #selector(showNext), for: .touchUpInside)

        monthLabel.font = .preferredFont(forTextStyle: .headline)
        monthLabel.textAlignment = .center
        let header = UIStackView(arrangedSubviews: [previous, monthLabel, next])
        header.distribution = .fill
        previous.widthAnchor.constraint(equalToConstant: 44).isActive = true
        next.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true

        daysStack.distribution = .fillEqually
        selectionView.backgroundColor = .systemTeal
        selectionView.layer.cornerRadius = 20
        selectionView.isHidden = true

        [header, selectionView, daysStack].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        let guide = readableContentGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: topAnchor),
            header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 44),
            daysStack.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            daysStack.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            daysStack.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            daysStack.heightAnchor.constraint(equalToConstant: 48),
            daysStack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            selectionView.widthAnchor.constraint(equalToConstant: 40),
            selectionView.heightAnchor.constraint(equalToConstant: 40),
            selectionView.centerYAnchor.constraint(equalTo: daysStack.centerYAnchor)
        ])
    }

    private func reloadDays() {
        daysStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        monthLabel.text = formatter.string(from: weekStart)
        selectionView.isHidden = true
        for offset in 0..<7 {
            guard let date = calendar.date(byAdding: .day, value: offset, to: weekStart) else { continue }
            let button = UIButton(type: .system)
            let day = calendar.component(.day, from: date)
            button.setTitle("\(day)", for: .normal)
            button.tag = offset
            button.accessibilityIdentifier = "day.\(day)"
            button.addTarget(self, action: #selector(dayTapped(_:)), for: .touchUpInside)
            daysStack.addArrangedSubview(button)
            if date == selectedDate { moveSelection(to: button, animated: false) }
        }
    }

    private func moveSelection(to button: UIButton, animated: Bool) {
        let isFirst = selectionView.isHidden
        selectionView.isHidden = false
        selectionCenter?.isActive = false
        selectionCenter = selectionView.centerXAnchor.constraint(equalTo: button.centerXAnchor)
        selectionCenter?.isActive = true
        if animated && !isFirst {
            UIView.animate(withDuration: 0.2, animations: layoutIfNeeded)
        }
    }

    @objc private func dayTapped(_ sender: UIButton) {
        guard let date = calendar.date(byAdding: .day, value: sender.tag, to: weekStart) else { return }
        selectedDate = date
        moveSelection(to: sender, animated: true)
        delegate?.calendarStrip(self, didSelect: date)
    }

    private func move(byWeeks weeks: Int) {
        weekStart = calendar.date(byAdding: .weekOfYear, value: weeks, to: weekStart)!
        UIView.transition(with: daysStack, duration: 0.2, options: .transitionCrossDissolve, animations: {
            self.reloadDays()
        }, completion: nil)
    }

    @objc private func showPrevious() { move(byWeeks: -1) }
    @objc private func showNext() { move(byWeeks: 1) }

    var month: String? { monthLabel.text }
    var selectionFrame: CGRect { selectionView.frame }
}
