// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// Writes durations, such as `1:05` or `1 hour, 5 minutes`, in English.
  ///
  /// Foundation marks its own class as unavailable on this platform. What depends on the language of a
  /// device, `collapsesLargestUnit` and `allowsFractionalUnits` are not here.
  open nonisolated class DateComponentsFormatter: Formatter {
    /// How much is written.
    public enum UnitsStyle: Int, Sendable {
      /// Numbers with colons: `1:05:09`.
      case positional = 0
      /// A letter for each unit: `1h 5m 9s`.
      case abbreviated = 1
      /// Short words: `1 hr, 5 min, 9 sec`.
      case short = 2
      /// Whole words: `1 hour, 5 minutes, 9 seconds`.
      case full = 3
      /// Whole words, and words for numbers: `one hour, five minutes`.
      case spellOut = 4
      /// Short words without blanks: `1hr 5min 9sec`.
      case brief = 5
    }

    /// Which units with zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bits, as Foundation numbers them.
      public let rawValue: UInt

      /// Creates a behavior from its bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Without leading zeros in numbers with colons, and without any zeros in words.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Without zeros before the first other unit.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Without zeros between other units.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Without zeros after the last other unit.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// Without any zeros.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// With all units, in numbers with colons of two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How much is written; numbers with colons unless set.
    open var unitsStyle = UnitsStyle.positional
    /// The units that are written; all from years to seconds if none is given.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units with zero are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most, the largest ones; 0 for all.
    open var maximumUnitCount = 0
    /// Whether the text begins with “About”.
    open var includesApproximationPhrase = false
    /// Whether the text ends with “remaining”.
    open var includesTimeRemainingPhrase = false
    /// The calendar for months and years; the Gregorian one unless set.
    open var calendar: Calendar?
    /// The date from which months and years are counted; the first moment of 2001 unless set.
    open var referenceDate: Date?

    private var counting: Calendar {
      if let calendar { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }

    private var units: [DurationUnit] {
      let allowed = allowedUnits.isEmpty ? DurationUnit.usual : allowedUnits
      return DurationUnit.allCases.filter { allowed.contains($0.calendarUnit) }
    }

    /// A duration as text; nil if it is not finite or no unit can be written.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 1e13 else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      // Seconds are whole; halves are rounded away from zero.
      return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    /// The time between two dates as text.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      let isNegative = endDate < startDate
      let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
      var components = Set(units.map(\.component))
      guard !components.isEmpty else { return nil }
      // A calendar counts what is left over in the smallest unit that it is asked for.
      components.insert(.second)
      let counted = counting.dateComponents(components, from: first, to: last)
      return text(units.map { ($0, counted.value(for: $0.component) ?? 0) }, isNegative: isNegative)
    }

    /// Components as text, where what is too much for a unit goes into the next larger one.
    open func string(from components: DateComponents) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      guard let end = counting.date(byAdding: components, to: start) else { return nil }
      return string(from: start, to: end)
    }

    /// Components as text in a style.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// The text of components; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap(string(from:))
    }

    private func text(_ values: [(unit: DurationUnit, count: Int)], isNegative: Bool) -> String? {
      var rest = withoutZeros(values)
      if maximumUnitCount > 0, rest.count > maximumUnitCount {
        rest.removeLast(rest.count - maximumUnitCount)
      }
      guard !rest.isEmpty else { return nil }
      var text: String
      if unitsStyle == .positional {
        let pads = zeroFormattingBehavior.contains(.pad)
        text = rest.enumerated().map { index, value in
          let digits = String(value.count)
          return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
      } else {
        let isSpaced = unitsStyle == .abbreviated || unitsStyle == .brief
        text = rest.map { $0.unit.text(of: $0.count, unitsStyle) }.joined(separator: isSpaced ? " " : ", ")
      }
      if isNegative { text = "-" + text }
      if includesApproximationPhrase { text = "About " + text }
      if includesTimeRemainingPhrase { text += " remaining" }
      return text
    }

    private func withoutZeros(_ values: [(unit: DurationUnit, count: Int)]) -> [(
      unit: DurationUnit, count: Int
    )] {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.pad) || values.isEmpty { return values }
      if behavior.contains(.default) || behavior.isEmpty {
        behavior = unitsStyle == .positional ? .dropLeading : .dropAll
      }
      guard let first = values.firstIndex(where: { $0.count != 0 }),
        let last = values.lastIndex(where: { $0.count != 0 })
      else { return behavior.contains(.dropLeading) ? Array(values.suffix(1)) : values }
      return values.enumerated().filter { index, value in
        if value.count != 0 { return true }
        if index < first { return !behavior.contains(.dropLeading) }
        return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
      }.map(\.element)
    }
  }
#endif
