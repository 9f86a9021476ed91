// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

private final class Listener: CalendarStripViewDelegate {
  let stage: Stage
  init(_ stage: Stage) { self.stage = stage }
  func calendarStrip(_ strip: CalendarStripView, didSelect date: Date) {
    stage.log("\(Int(date.timeIntervalSince1970 / 86_400)), \(strip.month ?? "")")
  }
}

@MainActor struct CalendarStripViewTests {
  @Test func `a day is chosen, and arrows go to other weeks`() throws {
    let stage = Stage()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    // Wednesday, 14 January 2026.
    let strip = CalendarStripView(date: Date(timeIntervalSince1970: 20_467 * 86_400), calendar: calendar)
    let listener = Listener(stage)
    strip.delegate = listener
    stage.pin(strip, top: 20, margin: 0)
    #expect(strip.month == "January 2026" && strip.frame.height == 108)
    try stage.tap(.inside("day.14"))
    stage.view.layoutIfNeeded()
    #expect(strip.selectionFrame.size == CGSize(width: 40, height: 40))
    #expect(strip.selectionFrame.midX == 187.5 && strip.selectionFrame.midY == 76)
    try stage.tap(.inside("day.17"))
    try stage.wait(0.3)
    #expect(strip.selectionFrame.midX > 320)
    try stage.tap(.inside("strip.next"))
    try stage.wait(0.3)
    try stage.tap(.inside("day.20"))
    for _ in 0..<4 {
      try stage.tap(.inside("strip.previous"))
      try stage.wait(0.3)
    }
    #expect(strip.month == "December 2025")
    expectTrace(
      stage, only: [.log],
      """
         0.050  log        20467, January 2026
         0.100  log        20470, January 2026
         0.800  log        20473, January 2026
      """)
  }
}
