// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchTrace

extension LabSession {
  /// How many rows a comparison has at most, and how many of them come before the first difference.
  private static let (maximumRows, rowsBefore) = (2000, 200)

  func receiveCompare(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let (old, new): (SceneFile, SceneFile)
    if let text = try MessageFields(node).text("text", bytes: 0...Self.maximumText) {
      do throws(SceneError) {
        (old, new) = (file, try SceneFile(text: text, file: scene.file))
      } catch {
        return refuse(
          Refusal("the changed scene has errors", advice: "Correct them, then compare."), to: page,
          node["id"],
          errors: error.issues)
      }
    } else {
      guard let previous else {
        throw Refusal("the scene was not changed yet", advice: "Change its text, then compare.")
      }
      (old, new) = (previous, file)
    }
    var (before, after) = (try replay(on: old), try replay(on: new))
    // Of long traces the beginning is forgotten; what is left begins at the same time in both.
    let starts = [before, after].compactMap { $0.forgotten > 0 ? $0.trace.entries.first?.time : nil }
    for start in starts {
      before.trace.entries.removeAll { $0.time <= start }
      after.trace.entries.removeAll { $0.time <= start }
    }
    reply(Self.comparison(before.trace, after.trace, since: starts.max(), node["id"]), to: page)
  }

  /// What the inputs lead to on a scene, and how many facts of its beginning were forgotten.
  func replay(on file: SceneFile) throws(Refusal) -> (trace: Trace, forgotten: Int) {
    do throws(SceneError) {
      let run = try LabReplay(file, limit: traceLimit)
      run.repeatInputs(log.entries, until: keptEnd, pausing: replaysLong)
      return (run.trace, run.forgotten)
    } catch {
      throw Refusal(error.description)
    }
  }

  private static func comparison(
    _ old: Trace, _ new: Trace, since begin: TimeInterval?, _ id: JSONNode?
  ) -> JSONText {
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
    return answer(
      "comparison", to: id,
      [
        .init("identical", .bool(diff.isIdentical)), .init("summary", .string(summary)),
        .init("parts", parts), .init("skipped", .integer(diff.rows.count - rows.count)),
        .init("rows", .array(rows.map(json))),
      ])
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
