// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchSnapshot

@testable import TouchDoctor

@Suite struct AuditOutputTests {
  @Test func `the JSON has the format, each finding on a line of its own, and the totals`() throws {
    let (file, run) = AuditRunTests.audited()
    var writer = AuditJSON()
    let text =
      writer.beginning + writer.text(for: file) + writer.text(for: FileAudit(file: "b \"c\"\n"))
      + writer.end(run.totals)
    let json = try JSONReader.read(SourceText(file: "out", text))
    #expect(json["format"]?.string == "touchstone-audit")
    #expect(json["version"]?.int == 1)
    let files = json["files"]?.elements ?? []
    #expect(files.map { $0["file"]?.string } == ["Main", "b \"c\"\n"])
    let findings = files.first?["findings"]?.elements ?? []
    #expect(findings.count == 5)
    #expect(findings.first?["rule"]?.string == "target-too-small")
    #expect(findings.first?["position"]?["line"]?.int == 2)
    #expect(findings.first?["remedy"]?["code"]?.string?.hasPrefix("override func point") == true)
    #expect(json["totals"]?["errors"]?.int == 1)
    #expect(json["totals"]?["rules"]?.elements?.count == 3)
    #expect(text.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }.count == 5)
    let none = try JSONReader.read(
      SourceText(file: "out", AuditJSON().beginning + AuditJSON().end(AuditTotals())))
    #expect(none["files"]?.elements?.isEmpty == true)
  }

  @Test func `the SARIF log keeps to the schema`() throws {
    var (file, run) = AuditRunTests.audited()
    file.findings.append(
      UnknownSuppression.finding(
        about: "x",
        in: Suppression(names: ["x"], position: SourcePosition(file: "a b/ü%.xib", line: 3), line: 4)))
    file.notices = ["too much"]
    let failed = run.audit(Array("nothing".utf8), file: "/tmp/notes.txt")
    var writer = AuditSARIF()
    let text = writer.beginning + writer.text(for: file) + writer.text(for: failed) + writer.end(run.totals)
    let log = try JSONReader.read(SourceText(file: "out", text))
    #expect(SARIFCheck(log).faults == [])
    let results = log["runs"]?.elements?.first?["results"]?.elements ?? []
    #expect(results.count == 6)
    #expect(text.contains("\"uri\": \"a%20b/%C3%BC%25.xib\""))
    #expect(text.contains("\"uri\": \"file:///tmp/notes.txt\""))
    #expect(text.contains("\"executionSuccessful\": false"))
    let none = try JSONReader.read(
      SourceText(file: "out", AuditSARIF().beginning + AuditSARIF().end(AuditTotals())))
    #expect(SARIFCheck(none).faults == [])
  }

  @Test func `a log names files from the root of the checkout, however they were named`() {
    let checkout = Checkout(root: "/home/u/shop", folder: "/home/u/shop/App")
    #expect(checkout.reference(to: "Main.xib") == ("App/Main.xib", true))
    #expect(checkout.reference(to: "./../Kit/A b.xib") == ("Kit/A%20b.xib", true))
    #expect(checkout.reference(to: "/home/u/shop/App/Main.xib") == ("App/Main.xib", true))
    #expect(
      checkout.reference(to: "/home/u/shopping/Main.xib") == ("file:///home/u/shopping/Main.xib", false))
    #expect(checkout.reference(to: "../../Main.xib") == ("file:///home/u/Main.xib", false))
    #expect(checkout.reference(to: "-") == ("stdin", false))
    #expect(Checkout(root: "/", folder: "/a").reference(to: "b.xib") == ("a/b.xib", true))
    #expect(Checkout().reference(to: "App/Main.xib") == ("App/Main.xib", true))
    #expect(Checkout().reference(to: "/App/Main.xib") == ("file:///App/Main.xib", false))
  }

  @Test func `a log has what is shown, a page for each rule, and other results for a copy`() throws {
    func log(_ file: String, least: Severity) throws -> [JSONNode] {
      var run = AuditRun()
      let audit = run.audit(AuditRunTests.sketch.document, file: file)
      var writer = AuditSARIF(least: least)
      let text = writer.beginning + writer.text(for: audit) + writer.end(run.totals)
      let log = try JSONReader.read(SourceText(file: "out", text))
      #expect(SARIFCheck(log).faults == [])
      let driver = log["runs"]?.elements?.first?["tool"]?["driver"]
      #expect(driver?["informationUri"]?.string?.hasPrefix("https://") == true)
      #expect(
        driver?["rules"]?.elements?.allSatisfy { $0["helpUri"]?.string?.hasPrefix("https://") != false }
          == true)
      return log["runs"]?.elements?.first?["results"]?.elements ?? []
    }
    let all = try log("Main", least: .note)
    #expect(try log("Main", least: .warning).count == 3)
    #expect(try log("Main", least: .error).count == 1)
    func fingerprints(_ results: [JSONNode]) -> [String?] {
      results.map { $0["partialFingerprints"]?["touchstone/v2"]?.string }
    }
    #expect(
      all.allSatisfy { result in
        let hashes = result["partialFingerprints"]
        return hashes?["primaryLocationLineHash"]?.string
          == hashes?["touchstone/v2"]?.string.map { $0 + ":1" }
      })
    let copies = fingerprints(try log("Copy", least: .note))
    #expect(Set(fingerprints(all) + copies).count == 2 * all.count)
    #expect(fingerprints(try log("./Main", least: .note)) == fingerprints(all))
    #expect(
      AuditRules.all.allSatisfy { $0.reference.hasPrefix("https://") || $0.reference.hasPrefix("man:") })
  }

  @Test func `the index paths of the JSON mean the views that the findings are about`() throws {
    let (file, run) = AuditRunTests.audited()
    var writer = AuditJSON()
    let text = writer.beginning + writer.text(for: file) + writer.end(run.totals)
    let json = try JSONReader.read(SourceText(file: "out", text))
    let paths = json["files"]?.elements?.first?["findings"]?.elements?.map { $0["path"]?.string ?? "" } ?? []
    let trees = AuditRunTests.sketch.document.trees
    #expect(paths.count == file.findings.count)
    for (path, finding) in zip(paths, file.findings) {
      #expect(ViewSelector(path).matches(in: trees) == [finding.view])
    }
  }

  @Test func `a sound file for another system is left out in one line and is no failure`() throws {
    var run = AuditRun()
    let mac =
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\" targetRuntime=\"MacOSX.Cocoa\"></document>"
    let watch =
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\" targetRuntime=\"watchKit\"/>"
    let audits = [
      run.audit(Array(mac.utf8), file: "a.xib"), run.audit(Array(watch.utf8), file: "b.storyboard"),
    ]
    #expect(audits.map { EditorLines().text(for: $0) } == ["", ""])
    #expect(
      EditorLines(least: .note).text(for: audits[0]) == "a.xib: note: the file is skipped: it is for macOS\n"
    )
    #expect(
      EditorLines().summary(of: run.totals)
        == "0 errors, 0 warnings, 0 notes in 2 files; 2 files for macOS or watchOS skipped\n")
    var writer = AuditSARIF()
    let text = writer.beginning + audits.map { writer.text(for: $0) }.joined() + writer.end(run.totals)
    #expect(text.contains("\"executionSuccessful\": true"))
    #expect(SARIFCheck(try JSONReader.read(SourceText(file: "out", text))).faults == [])
  }

  @Test func `a file that is missing, and what was lost of another, are notifications`() throws {
    var run = AuditRun()
    let missing = run.audit(
      ReadingFailure(
        position: SourcePosition(file: "gone.xib", line: 1),
        message: "it cannot be read: No such file or directory"), file: "gone.xib")
    var partly = run.audit(AuditRunTests.sketch.document, file: "Main")
    partly.omissions = ["the tree \"Launch\" is left out: it is shown while the app starts"]
    partly.document?.repairs = [
      Repair(position: SourcePosition(file: "Main", line: 7), message: "the line is no view", entriesLost: 1)
    ]
    var writer = AuditSARIF()
    let text =
      writer.beginning + writer.text(for: missing) + writer.text(for: partly) + writer.end(run.totals)
    let log = try JSONReader.read(SourceText(file: "out", text))
    #expect(SARIFCheck(log).faults == [])
    let invocation = log["runs"]?.elements?.first?["invocations"]?.elements?.first
    #expect(invocation?["executionSuccessful"]?.bool == false)
    let said = (invocation?["toolExecutionNotifications"]?.elements ?? []).map {
      "\($0["level"]?.string ?? ""): \($0["message"]?["text"]?.string ?? "")"
    }
    #expect(
      said == [
        "error: it cannot be read: No such file or directory", "warning: the line is no view",
        "note: the tree \"Launch\" is left out: it is shown while the app starts",
      ])
  }

  @Test func `what is known or suppressed is in the log, and says so`() throws {
    let known = try #require(AuditRunTests.audited().run.newBaseline)
    let (audited, run) = AuditRunTests.audited(baseline: Baseline(entries: Array(known.entries.dropFirst())))
    var file = audited
    #expect(file.findings.count == 1)
    file.suppressedFindings = [file.knownFindings.removeLast()]
    var writer = AuditSARIF()
    let text = writer.beginning + writer.text(for: file) + writer.end(run.totals)
    let log = try JSONReader.read(SourceText(file: "out", text))
    #expect(SARIFCheck(log).faults == [])
    let results = log["runs"]?.elements?.first?["results"]?.elements ?? []
    let states = results.map {
      $0["baselineState"]?.string ?? $0["suppressions"]?.elements?.first?["kind"]?.string
    }
    #expect(states == ["new", "unchanged", "unchanged", "unchanged", "inSource"])
    // Without a baseline nothing is new or old.
    var plain = AuditSARIF()
    #expect(!plain.text(for: AuditRunTests.audited().file).contains("baselineState"))
  }

  @Test func `the check of logs finds what breaks the schema`() throws {
    let text = """
      {"version": "2.1.0", "extra": 1, "runs": [{"tool": {"driver": {"rules": [{"id": "a"}]}}, "columnKind": "bytes",
       "results": [{"ruleId": "b", "ruleIndex": 0, "level": "fatal", "message": {},
       "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a b"}, "region": {"startLine": 0}}}]}]}]}
      """
    #expect(SARIFCheck(try JSONReader.read(SourceText(file: "log", text))).faults.count == 9)
  }
}
