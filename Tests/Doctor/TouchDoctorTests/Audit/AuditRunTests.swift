// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct AuditRunTests {
  /// A dump with one error, two warnings and a note.
  static let sketch = Sketch(
    """
    UIWindow 0 0 320 480
      UIButton 10 10 20 20 text=Buy action
      UIButton 100 10 30 60 text=One action
      UIButton 132 10 30 60 text=Two action
      UISwitch 10 100 51 31
    """)

  static func audited(baseline: Baseline? = nil) -> (file: FileAudit, run: AuditRun) {
    var run = AuditRun(baseline: baseline, collectsBaseline: true)
    let file = run.audit(sketch.document, file: "Main")
    return (file, run)
  }

  @Test func `lines are as editors want them, and the summary counts what is not shown`() {
    let (file, run) = Self.audited()
    let lines = EditorLines()
    #expect(
      lines.text(for: file) + lines.summary(of: run.totals) == """
        Main:2:3: error: UIButton "Buy" is 20 × 20 pt, less than 44 × 44 [target-too-small]
        Main:3:3: warning: UIButton "One" is 30 × 60 pt, less than 44 × 44, and UIButton "Two" is 2 pt away [target-too-small]
        Main:4:3: warning: UIButton "Two" is 30 × 60 pt, less than 44 × 44, and UIButton "One" is 2 pt away [target-too-small]
        1 error, 2 warnings, 2 notes in 1 file; 2 notes hidden (--show note shows them)

        """)
  }

  @Test func `remedies stand below their findings if they are wanted`() {
    let text = EditorLines(least: .error, showsRemedies: true).text(for: Self.audited().file)
    #expect(
      text == """
        Main:2:3: error: UIButton "Buy" is 20 × 20 pt, less than 44 × 44 [target-too-small]
            Make it at least 44 × 44, or let it be hit outside its bounds: override point(inside:with:) in a \
        custom class.
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              bounds.insetBy(dx: -12, dy: -12).contains(point)
            }

        """)
  }

  @Test func `what the baseline knows is counted and not shown, and what is mended is stale`() throws {
    let known = try #require(Self.audited().run.newBaseline)
    #expect(known.entries.count == 5)
    let read = try Baseline(json: Array(known.json.utf8), file: "baseline.json")
    #expect(read == known)
    let gone = Baseline.Entry(
      file: "./Main", rule: "dead-zone", view: "UIButton", fingerprint: Fingerprint("00"), count: 2)
    let elsewhere = Baseline.Entry(file: "Other", rule: "dead-zone", view: "", fingerprint: Fingerprint("01"))
    let (file, run) = Self.audited(baseline: Baseline(entries: known.entries + [gone, elsewhere]))
    #expect(file.findings.isEmpty)
    #expect(
      EditorLines().summary(of: run.totals) == """
        Main: note: the baseline contains dead-zone for UIButton, which is fixed (2 times)
        0 errors, 0 warnings, 0 notes in 1 file; 5 known to the baseline, 1 stale entry in it, \
        1 baseline entry for files that were not audited

        """)
    #expect(!run.totals.reaches(.note))
    #expect(run.newBaseline == known)
  }

  @Test func `fingerprints stay when lines and sizes move, and differ between siblings`() {
    let moved = Sketch(
      """

      UIWindow 0 0 320 480

        UIButton 10 10 21 21 text=Buy action
        UIButton 100 10 60 30 text=Buy action
      """)
    let before = Self.audited().file.findings[0].fingerprint
    let after = Auditor().findings(in: moved.document).filter { $0.rule == TargetTooSmall.id }.map(
      \.fingerprint)
    #expect(after.count == 2)
    #expect(after.first == before)
    #expect(after.last != before)
    #expect(Fingerprint(rule: "a", identity: "b").description == "e5eaa319043b0991")
  }

  @Test func `a baseline that is none is refused with the place and the way out`() {
    func message(_ text: String) -> String? {
      do {
        _ = try Baseline(json: Array(text.utf8), file: "b.json")
        return nil
      } catch { return error.description }
    }
    #expect(
      message("{\"format\": \"x\"}")
        == "b.json:1:12: this is not a baseline: its member \"format\" is not \"touchstone-baseline\". "
        + "Write one with --write-baseline.")
    #expect(
      message("{\"format\": \"touchstone-baseline\", \"version\": 2}")
        == "b.json:1:46: the version of the baseline is not 1. Write it again with --write-baseline.")
    #expect(
      message("{\"format\": \"touchstone-baseline\", \"version\": 1, \"findings\": [{}]}")
        == "b.json:1:62: an entry of a baseline has the strings \"file\", \"rule\" and \"fingerprint\".")
    #expect(message("[")?.hasPrefix("b.json:1:2: ") == true)
  }

  @Test func `a file that is no snapshot fails alone`() {
    var run = AuditRun()
    let failed = run.audit(Array("nothing to see".utf8), file: "notes.txt")
    #expect(failed.failure != nil)
    #expect(EditorLines().text(for: failed).hasPrefix("notes.txt:1:1: error: "))
    #expect(run.totals.failures.count == 1)
    #expect(
      EditorLines().summary(of: run.totals) == "0 errors, 0 warnings, 0 notes in 1 file; 1 file not read\n")
  }

  @Test func `a file that nobody could read is told in every form`() {
    var run = AuditRun()
    let failure = ReadingFailure(position: SourcePosition(file: "a.xib", line: 1), message: "it is gone")
    let file = run.audit(failure, file: "a.xib")
    #expect(
      EditorLines().text(for: file) + EditorLines().summary(of: run.totals) == """
        a.xib:1:1: error: it is gone [not-read]
        0 errors, 0 warnings, 0 notes in 1 file; 1 file not read

        """)
    var json = AuditJSON()
    #expect(json.text(for: file).contains("\"message\": \"it is gone\""))
    var sarif = AuditSARIF()
    #expect(sarif.text(for: file) == "")
    #expect(sarif.end(run.totals).contains("it is gone"))
  }

  @Test func `a rule that is disabled says nothing`() {
    let findings = Auditor(disabledRules: [TargetTooSmall.id]).findings(in: Self.sketch.document)
    #expect(findings.map(\.rule) == [TargetsTooClose.id, SystemControlHeight.id])
  }

  @Test func `hostile trees end soon: thousands of views over each other, and thousands in each other`() {
    var heap = ViewTree()
    var chain = ViewTree()
    var root = ViewSnapshot(className: "UIWindow")
    root.frame = .known(ViewRect(x: 0, y: 0, width: 1e9, height: 1e9))
    heap.add(root)
    var last: Int?
    for number in 0..<700 {
      var button = ViewSnapshot(className: "UIButton")
      button.frame = .known(ViewRect(x: Double(number), y: 0, width: .infinity, height: .nan))
      if number % 2 == 0 {
        button.frame = .known(ViewRect(x: Double(number % 7), y: 0, width: 20, height: 20))
      }
      heap.add(button, to: 0)
      button.className = "UIView"
      button.hasRecognizers = .known(true)
      last = chain.add(button, to: last)
    }
    let document = SnapshotDocument(format: .recursiveDescription, trees: [heap, chain], entries: 1_401)
    #expect(!Auditor().findings(in: document).isEmpty)
  }
}
