// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchSelectors

struct FoundationGapTests {
  @Test func `numbers of Core Graphics become objects and numbers again`() {
    let width: CGFloat = 2.5
    #expect(width as NSNumber == 2.5)
    #expect([width] as [NSNumber] == [2.5])
    let value: Any = NSNumber(value: 2.5)
    #expect(value as? CGFloat == 2.5)
    #expect(NSNumber(value: 3) as? CGFloat == 3)
  }

  @Test func `a scanner says whether there is a number, without a variable for it`() {
    #expect(Scanner(string: "12.5").scanDecimal(nil))
    #expect(!Scanner(string: "x").scanDecimal(nil))
    #expect(Scanner(string: "12").scanInt(nil))
    #expect(Scanner(string: "1e3").scanDouble(nil))
    #expect(Scanner(string: "-7").scanInt64(nil) && Scanner(string: "1.5").scanFloat(nil))
    var decimal = Decimal()
    #expect(Scanner(string: "12.5").scanDecimal(&decimal) && decimal == 12.5)
  }

  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func `durations are numbers with colons`() {
    #expect(text(65) == "1:05")
    #expect(text(3_665) == "1:01:05")
    #expect(text(3_600) == "1:00:00")
    #expect(text(5) == "5" && text(0) == "0")
    #expect(text(65, .positional, [.minute, .second], .pad) == "01:05")
    #expect(text(90_000) == "25:00:00")
    #expect(text(-65) == "-1:05")
    #expect(text(.infinity) == nil)
  }

  @Test func `durations are words`() {
    #expect(text(3_909, .abbreviated) == "1h 5m 9s")
    #expect(text(3_909, .short) == "1 hr, 5 min, 9 sec")
    #expect(text(3_909, .full) == "1 hour, 5 minutes, 9 seconds")
    #expect(text(3_909, .brief) == "1hr 5min 9sec")
    #expect(text(3_660, .spellOut) == "one hour, one minute")
    #expect(text(3_609, .full) == "1 hour, 9 seconds")
    #expect(text(0, .full) == "0 seconds")
    #expect(text(3_609, .abbreviated, [.hour, .minute, .second], .dropLeading) == "1h 0m 9s")
  }

  @Test func `months and years are those of a calendar`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(year: 1, month: 14)) == "2 years, 2 months")
    formatter.allowedUnits = [.day]
    #expect(formatter.string(from: 86_400 * 3.2) == "3 days")
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(day: 1), unitsStyle: .short) == "1 day")
  }

  @Test func `phrases are around a duration, and the largest units come first`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3_909) == "About 1 hour remaining")
  }
}
