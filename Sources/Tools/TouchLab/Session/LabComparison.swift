// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchScene
import TouchTrace

/// What the same inputs lead to on two scenes: how their traces differ.
struct LabComparison {
  /// How many rows a comparison has at most, and how many of them come before the first difference.
  private static let (maximumRows, rowsBefore) = (2000, 200)

  private let timeline: LabTimeline
  private let document: LabDocument

  init(_ timeline: LabTimeline, _ document: LabDocument) {
    self.timeline = timeline
    self.document = document
  }

  /// Answers a message “compare”: a text is compared with the scene, and the scene with the one before.
  func answer(_ message: LabMessage) throws(Refusal) -> JSONText {
    let (old, new) = try scenes(message.fields)
    var (before, after) = (try timeline.replay(on: old).outcome, try timeline.replay(on: new).outcome)
    // Of long traces the beginning is forgotten; what is left begins at the same time in both.
    let starts = [before, after].compactMap { $0.forgotten > 0 ? $0.trace.entries.first?.time : nil }
    for start in starts {
      before.trace.entries.removeAll { $0.time <= start }
      after.trace.entries.removeAll { $0.time <= start }
    }
    return message.answer("comparison", Self.members(before.trace, after.trace, since: starts.max()))
  }

  private func scenes(_ fields: MessageFields) throws(Refusal) -> (old: SceneFile, new: SceneFile) {
    guard let text = try fields.text("text", bytes: 0...LabDocument.maximumText) else {
      guard let previous = document.previous else {
        throw Refusal("the scene has not changed yet", advice: "Change its text, then compare.")
      }
      return (previous, timeline.file)
    }
    do throws(SceneError) {
      return (timeline.file, try timeline.patience.read(text, file: document.scene.file))
    } catch {
      throw Refusal(
        "the changed scene has errors", advice: "Correct them, then compare.", errors: error.issues)
    }
  }

  private static func members(
    _ old: Trace, _ new: Trace, since begin: TimeInterval?
  ) -> [JSONText.Member] {
    let diff = TraceDiff(expected: old, actual: new)
    let first = diff.rows.firstIndex { if case .same = $0 { false } else { true } }
    let start = max((first ?? 0) - rowsBefore, 0)
    let rows = diff.rows[start...].prefix(maximumRows)
    var parts = JSONText.null
    if let first {
      // Up to the first difference each row is an entry of both traces.
      let isExtra = if case .extra = diff.rows[first] { true } else { false }
      let time = (isExtra ? new : old).entries.dropFirst(first).first?.time ?? 0
      parts = ["row": .integer(first - start), "time": .number(time)]
    }
    var summary =
      diff.isIdentical
      ? "Both traces are the same." : "\(diff)".split(separator: "\n").first.map(String.init) ?? ""
    if let begin { summary += " Only what happened after \(begin.exact) s is compared." }
    return [
      .init("identical", .bool(diff.isIdentical)), .init("summary", .string(summary)),
      .init("parts", parts), .init("skipped", .integer(diff.rows.count - rows.count)),
      .init("rows", .array(rows.map(json))),
    ]
  }

  private static func json(of row: TraceDiff.Row) -> JSONText {
    switch row {
    case .same(let line): ["kind": "same", "old": .string(line), "new": .string(line)]
    case .missing(let line): ["kind": "missing", "old": .string(line)]
    case .extra(let line): ["kind": "extra", "new": .string(line)]
    case .changed(let old, let new): ["kind": "changed", "old": .string(old), "new": .string(new)]
    }
  }
}
