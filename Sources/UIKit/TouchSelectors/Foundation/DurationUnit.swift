// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import Foundation

  /// A unit of a duration, the largest first.
  nonisolated enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    static let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]

    var calendarUnit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// The letter, the short word for one and for several, and the word.
    private var words: (letter: String, short: String, shorts: String, word: String) {
      switch self {
      case .year: ("y", "yr", "yrs", "year")
      case .month: ("mo", "mth", "mths", "month")
      case .week: ("w", "wk", "wks", "week")
      case .day: ("d", "day", "days", "day")
      case .hour: ("h", "hr", "hr", "hour")
      case .minute: ("m", "min", "min", "minute")
      case .second: ("s", "sec", "sec", "second")
      }
    }

    /// A number of these units as text.
    func text(of count: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
      let isOne = count == 1
      return switch style {
      case .positional: "\(count)"
      case .abbreviated: "\(count)\(words.letter)"
      case .brief: "\(count)\(isOne ? words.short : words.shorts)"
      case .short: "\(count) \(isOne ? words.short : words.shorts)"
      case .full: "\(count) \(words.word)\(isOne ? "" : "s")"
      case .spellOut: "\(Self.spelled(count)) \(words.word)\(isOne ? "" : "s")"
      }
    }

    private static func spelled(_ count: Int) -> String {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .spellOut
      return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }
  }
#endif
