// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchFrames

/// The touchlog written by `touchstone record`, frame by frame, in constant memory.
final class RecordSession {
  private let lines: LineOutput
  /// The maximum number of frames; nil for no limit.
  private let limit: Int?
  /// The first line; nil before it was written.
  private var header: TouchLog.Header?
  private var origin: Int64?
  private var last: Int64 = 0
  /// The contacts in range.
  private var present: [UInt32: DigitizerContact] = [:]
  /// The number of frames so far.
  private(set) var frames = 0
  /// The number of times something came down.
  private(set) var contacts = 0

  init(_ lines: LineOutput, limit: Int?) {
    self.lines = lines
    self.limit = limit
  }

  /// Whether more frames are wanted.
  var wantsMore: Bool { lines.isTaken && limit.map { frames < $0 } ?? true }

  /// Writes a frame; `header` provides the first line.
  func record(_ frame: DigitizerFrame, _ header: @autoclosure () -> TouchLog.Header) throws(CommandError) {
    guard wantsMore else { return }
    try begin(header())
    var frame = frame
    let origin = origin ?? frame.nanoseconds
    self.origin = origin
    // Times never decrease, but in a hostile file their differences may overflow.
    let (time, overflows) = frame.nanoseconds.subtractingReportingOverflow(origin)
    frame.nanoseconds = overflows ? .max : time
    try lines.write(TouchLog.line(for: frame))
    last = frame.nanoseconds
    frames += 1
    for contact in frame.contacts {
      if contact.phase == .began { contacts += 1 }
      present[contact.id] = contact.phase.state == .outOfRange ? nil : contact
    }
  }

  /// Cancels what is still down, since it is no longer observed, and ends the file.
  ///
  /// - Returns: The number of contacts that were still down.
  func finish(_ header: @autoclosure () -> TouchLog.Header) throws(CommandError) -> Int {
    guard lines.isTaken else { return 0 }
    try begin(header())
    let left = present.values.sorted { $0.id < $1.id }
    if !left.isEmpty {
      let cancelled = left.map { contact in
        var contact = contact
        contact.phase = .cancelled
        return contact
      }
      try lines.write(TouchLog.line(for: DigitizerFrame(nanoseconds: last, contacts: cancelled)))
    }
    try lines.finish()
    return left.count { $0.phase.state == .touching }
  }

  private func begin(_ header: TouchLog.Header) throws(CommandError) {
    guard self.header == nil else { return }
    self.header = header
    try lines.write(header.line)
  }

  /// For example `32 frames, 3 contacts, 0.72 s`.
  var summary: String {
    let seconds = Decimals.spelling((Double(last) / 1e6).rounded() / 1000)
    return "\(counted(frames, "frame")), \(counted(contacts, "contact")), \(seconds) s"
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
