// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchDoctor
import TouchSnapshot

/// What a file can be called by somebody who means ill.
private let name = "a\u{202e}\u{1b}[2J\nb\"<img>.xib"

/// Reads anything as a file, asks why a view gets no touch and what an audit finds, and traps if an answer
/// has anything in it that a terminal obeys, a browser runs or nobody sees.
func fuzzAnswers(_ input: UnsafeBufferPointer<UInt8>) {
  // Large files are for the readers.
  guard input.count < 1 << 16 else { return }
  let bytes = Array(input)
  if let document = try? SnapshotDocument.read(bytes: bytes, file: name) { explain(document) }
  audit(bytes)
}

private func explain(_ document: SnapshotDocument) {
  let views = document.trees.first?.views ?? []
  var wanted: [ViewSelector?] = [nil]
  if let view = views.last(where: { $0.text != nil || $0.accessibilityIdentifier != nil }) ?? views.last {
    wanted.append(ViewSelector(view.text ?? view.accessibilityIdentifier ?? view.className))
  }
  let explainer = Explainer(document)
  for selector in wanted {
    let point = selector == nil ? ViewPoint(x: 50, y: 60) : nil
    guard let answer = try? explainer.explain(at: point, expecting: selector, in: nil) else { continue }
    check(HarmlessOutput.fault(inText: answer.text()))
    check(HarmlessOutput.fault(inText: answer.text(width: 40, all: true)))
    check(HarmlessOutput.fault(inJSON: answer.json()))
  }
}

private func audit(_ bytes: [UInt8]) {
  var run = AuditRun(auditor: Auditor(), baseline: nil, collectsBaseline: true)
  let audit = run.audit(bytes, file: name)
  let lines = EditorLines(least: .note, showsRemedies: true)
  let text = lines.text(for: audit)
  check(HarmlessOutput.fault(inText: text))
  check(HarmlessOutput.fault(inText: lines.summary(of: run.totals)))
  for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
    precondition(line.hasPrefix(#"a\u{202e}\u{1b}[2J\nb"<img>.xib"#), "a line is not of ours: \(line)")
  }
  var json = AuditJSON()
  check(HarmlessOutput.fault(inJSON: json.beginning + json.text(for: audit) + json.end(run.totals)))
  var sarif = AuditSARIF()
  // What comes before the findings is the same each time, and long.
  let findings = sarif.text(for: audit)
  check(HarmlessOutput.fault(inJSON: "{\"runs\": [{\"results\": [" + findings + sarif.end(run.totals)))
  var page = AuditPage()
  let sections = page.text(for: audit)
  check(HarmlessOutput.fault(inMarkup: page.beginning(run.totals) + sections + page.end, scripts: 0))
  if let baseline = run.newBaseline { check(HarmlessOutput.fault(inJSON: baseline.json)) }
}

private func check(_ fault: String?) {
  if let fault { preconditionFailure(fault) }
}
