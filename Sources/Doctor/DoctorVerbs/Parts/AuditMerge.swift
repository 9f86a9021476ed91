// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDoctor

/// Puts the parts of an audit together, as one run would have written it.
enum AuditMerge {
  /// How `merge` treats the parts of `audit`.
  static let kind = PartKind(verb: "audit", options: [MergeVerb.sarif]) { parts, doctor, call in
    let pieces = try parts.results.map { (result) throws(CommandError) in try AuditPiece(result) }
    let (totals, options) = try (totals(parts), AuditPartOptions(parts.files[0]))
    let isTaken = call.isTaken(by: [MergeVerb.sarif])
    let wantsJSON = try call[MergeVerb.json]
    for note in options.notes { call.note(note) }
    // For a single file the error is the whole result, as in one run.
    if pieces.count == 1, let code = pieces[0].failure, let error = pieces[0].error, !wantsJSON, !isTaken {
      throw CommandError(code, error.message, advice: error.advice)
    }
    let lines = EditorLines(least: options.least)
    if wantsJSON {
      var json = AuditJSON()
      call.output.write(json.beginning)
      for piece in pieces { call.output.write(json.text(ofFile: piece.json)) }
      call.output.write(json.end(totals))
    } else if !isTaken {
      for piece in pieces { DoctorColors.write(findings: piece.lines, call.output) }
      call.output.write(lines.summary(of: totals))
    }
    if let path = try call[MergeVerb.sarif] {
      var sarif = AuditSARIF(toolVersion: parts.head.version, least: options.least)
      sarif.otherRules = AuditSession.otherRules
      var text = sarif.beginning
      for piece in pieces { text += sarif.text(ofFile: piece.sarif) }
      try call.write(text + sarif.end(totals), to: path, as: "--sarif")
    }
    if let limit = options.limit, totals.reaches(limit) { return .no }
    return pieces.lazy.compactMap(\.failure).first ?? .yes
  }

  private static func totals(_ parts: PartSet) throws(CommandError) -> AuditTotals {
    var totals = AuditTotals()
    var visits: [BaselineVisit] = []
    var entries: Int?
    for file in parts.files {
      guard let node = file.document["totals"], let sums = AuditTotals(part: node) else {
        throw file.failure(at: file.document["totals"] ?? file.document, "the totals are damaged")
      }
      totals.add(sums)
      guard let baseline = file.document["baseline"] else { continue }
      let found = (baseline["visits"]?.elements ?? []).compactMap { BaselineVisit(part: $0) }
      guard let count = baseline["entries"]?.int, found.count == baseline["visits"]?.elements?.count,
        count >= found.count, entries == nil || entries == count
      else { throw file.failure(at: baseline, "what the part has about the baseline is damaged") }
      entries = count
      visits += found
    }
    if let entries { totals.add(visits, ofEntries: entries) }
    return totals
  }
}
