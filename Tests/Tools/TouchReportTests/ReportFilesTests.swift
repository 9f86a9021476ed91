// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchReport
import TouchTrace

/// Writes the reports that `Scripts/report-check.py` opens, into the directory `TOUCHSTONE_REPORTS` names.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_REPORTS"] != nil))
struct ReportFilesTests {
  private let folder = URL(
    filePath: ProcessInfo.processInfo.environment["TOUCHSTONE_REPORTS"] ?? ".", directoryHint: .isDirectory)

  /// A page, the lines of its traces, and a few stills to compare the page with.
  private func write(_ report: Report, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ suffix: String) throws {
      try text.write(to: folder.appending(path: name + suffix), atomically: true, encoding: .utf8)
    }
    try write(report.html, ".html")
    for (place, recording) in report.recordings.enumerated() {
      let lines = recording.trace.entries.map(TraceText.explainedLine)
      try write(lines.joined(separator: "\n") + "\n", ".\(place).trace")
    }
    let times = report.recordings[0].trace.entries.map(\.time)
    for part in 0..<4 where !times.isEmpty {
      let time = times[(times.count - 1) * part / 3]
      try write(report.svg(at: time), ".\(Int((time * 1000).rounded())).svg")
    }
  }

  @Test func `the short reports`() throws {
    try write(Demos.leaving(), "leaving")
    try write(Demos.crowd(), "crowd")
    try write(Demos.hostile(), "hostile")
    try write(Demos.empty(), "empty")
    try write(ControlSheet.report(), "controls")
  }

  /// A page of lanes has neither script nor slider; its names and words come from outside.
  @Test func `the way of touches`() throws {
    let evil =
      "</td></table><script>window.ran = 'a word'</script>\u{202E}\"'&"
      + String(repeating: "wide", count: 100)
    let journeys = (1...50).map { number in
      JourneyReport.Journey(
        title: "frame \(number): contact 1 moved \(number == 7 ? evil : "")",
        stops: [
          .init(station: "device", seconds: 0, words: "it happened"),
          .init(station: number == 7 ? evil : "router", seconds: 0.0001, words: evil),
          .init(station: "handled", seconds: number == 9 ? 2 : 0.0004, words: "the application is done"),
        ], decisions: ["input touch 1 moved to (10, 20)", evil])
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JourneyReport(title: evil, journeys: journeys).html.write(
      to: folder.appending(path: "lanes.html"), atomically: true, encoding: .utf8)
  }

  @Test func `ten minutes of five fingers`() throws {
    try write(Demos.long(seconds: 600), "long")
  }
}
