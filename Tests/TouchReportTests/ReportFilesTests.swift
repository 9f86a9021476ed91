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
      try write(recording.trace.text() + "\n", ".\(place).trace")
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
  }

  @Test func `ten minutes of five fingers`() throws {
    try write(Demos.long(seconds: 600), "long")
  }
}
