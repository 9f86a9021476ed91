// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources
import TouchDoctor
import TouchSnapshot
import TouchSource

@testable import DoctorVerbs

/// What code settles in files of views.
struct CodeJoinTests {
  /// A screen of `Main` with a button of 24 points, which an outlet leads to.
  private func storyboard(customClass: String = "", action: Bool = true) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="vc1" customClass="Main" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
              <button opaque="NO" id="b1" \(customClass.isEmpty ? "" : "customClass=\"\(customClass)\"") buttonType="system">
                <rect key="frame" x="20" y="100" width="24" height="24"/>
                <state key="normal" title="Buy"/>
                \(action ? "<connections><action selector=\"buy:\" destination=\"vc1\" eventType=\"touchUpInside\" id=\"a1\"/></connections>" : "")
              </button>
            </subviews>
          </view>
          <connections><outlet property="buy" destination="b1" id="o1"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  /// The lines of an index of `App/Main.swift` below its head.
  private func join(_ lines: String...) throws -> CodeJoin {
    let text =
      ([SourceIndexText.head, "F\tMain.swift\tswift\t0\t1\t1\t0"] + lines).joined(separator: "\n") + "\n"
    return CodeJoin([CodeIndex(try #require(SourceIndexText.read(Array(text.utf8))), in: "App/")])
  }

  private func audit(_ storyboard: String, _ join: CodeJoin) throws -> [String] {
    let bytes = Array(storyboard.utf8)
    let document = join.completed(try SnapshotDocument.read(bytes: bytes, file: "Main.storyboard"))
    var run = AuditRun()
    let audit = run.audit(document, of: bytes, file: "Main.storyboard") { join.revised($0, in: document) }
    return audit.findings.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }
  }

  private let small = "UIButton \"Buy\" is 24 × 24 pt, less than 44 × 44"

  @Test func `a class that overrides nothing leaves nothing open`() throws {
    let file = storyboard(customClass: "Buy")
    let doubt =
      "note: Buy \"Buy\" is 24 × 24 pt, less than 44 × 44; its class may extend it by point(inside:with:) [target-too-small]"
    #expect(try audit(file, CodeJoin([])) == [doubt])
    #expect(
      try audit(file, join("C\tBuy\tclass\t1:7\tUIButton"))
        == ["error: Buy \"Buy\" is 24 × 24 pt, less than 44 × 44 [target-too-small]"])
    // A class between that no file declares may override anything.
    #expect(try audit(file, join("C\tBuy\tclass\t1:7\tBaseButton")) == [doubt])
  }

  @Test
  func `a class that accepts points around its bounds is no finding, and another is named with its line`()
    throws
  {
    let file = storyboard(customClass: "Buy")
    #expect(try audit(file, join("C\tBuy\tclass\t1:7\tUIButton", "M\tpoint\tgrows\t2:17")) == [])
    #expect(
      try audit(
        file, join("C\tBuy\tclass\t1:7\tBase", "C\tBase\tclass\t9:7\tUIButton", "M\thitTest\tother\t10:17"))
        == [
          "note: Buy \"Buy\" is 24 × 24 pt, less than 44 × 44; its class overrides hitTest(_:with:) as Base at App/Main.swift:10, which decides [target-too-small]"
        ])
  }

  @Test func `what code does to an outlet makes a finding a note with the line as its reason`() throws {
    let plain = try join("C\tMain\tclass\t1:7\tUIViewController", "P\tbuy\tUIButton\toutlet\t2:17")
    #expect(try audit(storyboard(), plain) == ["error: \(small) [target-too-small]"])
    let moved = try join("C\tMain\tclass\t1:7\tUIViewController", "U\tmoves\tbuy\t5:9")
    #expect(
      try audit(storyboard(), moved) == [
        "note: \(small); code may change that: App/Main.swift:5 moves or resizes it (Main.buy) [target-too-small]"
      ])
    let other = try join("C\tOther\tclass\t1:7\tUIViewController", "U\tmoves\tbuy\t5:9")
    #expect(try audit(storyboard(), other) == ["error: \(small) [target-too-small]"])
  }

  @Test func `a button that code wires has an action`() throws {
    let idle = try audit(storyboard(action: false), CodeJoin([]))
    #expect(idle.contains { $0.hasSuffix("[idle-button]") })
    let wired = try join("C\tMain\tclass\t1:7\tUIViewController", "U\ttargets\tbuy\t5:9")
    #expect(try audit(storyboard(action: false), wired) == ["error: \(small) [target-too-small]"])
  }

  @Test func `why is certain about a class whose code is known`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <App.Card: 0x5; frame = (20 100; 200 200); layer = <CALayer: 0x6>>
         |    |    | <UIButton: 0x7; frame = (20 20; 60 44); layer = <CALayer: 0x8>>
      """
    func why(_ join: CodeJoin) throws -> Explanation {
      let document = join.completed(try SnapshotDocument.read(bytes: Array(dump.utf8), file: "dump.txt"))
      let question = WhyQuestion(at: nil, expecting: ViewSelector("UIButton"), in: nil)
      return try question.answer(about: document, by: Explainer(document)).explanation
    }
    #expect(try why(CodeJoin([])).certainty == .likely)
    #expect(try why(join("C\tCard\tclass\t3:7\tUIView")).certainty == .certain)
    let overriding = try why(join("C\tCard\tclass\t3:7\tUIView", "M\thitTest\tother\t8:17"))
    #expect(overriding.certainty == .likely)
    #expect(
      overriding.doubts.contains {
        $0.text.contains("overrides hitTest(_:with:) at App/Main.swift:8, which decides")
      })
  }

  @Test func `findings in code are those of an audit`() throws {
    let text = [
      SourceIndexText.head, "F\tMain.swift\tswift\t0\t1\t1\t0", "C\tMain\tclass\t1:7\tUIViewController",
      "R\trecognizer-never-added\terror\t4:9\tit is lost\tAdd it.\tview.addGestureRecognizer(tap)\tMain.f#tap",
      "R\ttracking-without-cancel\twarning\t6:9\tit stays\tOverride it.\t\tMain.end#x",
      "I\tinherits\tMain\tUIControl",
    ].joined(separator: "\n")
    let index = CodeIndex(try #require(SourceIndexText.read(Array((text + "\n").utf8))), in: ".")
    let findings = index.findings(in: try #require(index.reported.first))
    #expect(findings.map(\.rule) == ["recognizer-never-added"])
    #expect(findings.map { $0.position?.description } == ["Main.swift:4:9"])
    var auditor = Auditor()
    auditor.otherRules = CodeIndex.rules
    var run = AuditRun(auditor: auditor, collectsBaseline: true)
    let comment =
      "\n\n\nlet tap = UITapGestureRecognizer() // touchstone:disable recognizer-never-added, no-such-rule\n"
    let suppressed = run.audit(
      findings, of: SourceText(file: "Main.swift", bytes: Array(comment.utf8)), language: "swift")
    #expect(suppressed.suppressed == 1)
    #expect(suppressed.findings.map(\.rule) == ["unknown-suppression"])
    let audit = run.audit(findings, of: SourceText(file: "Main.swift", bytes: []), language: "swift")
    #expect(audit.findings == findings)
    #expect(run.totals.rules.map(\.rule) == ["unknown-suppression", "recognizer-never-added"])
    #expect(run.newBaseline?.entries.contains { $0.rule == "recognizer-never-added" } == true)
    #expect(AuditJSON.file(audit).contains("\"format\": \"swift\""))
    var sarif = AuditSARIF()
    sarif.otherRules = CodeIndex.rules
    #expect(sarif.beginning.contains("\"id\": \"recognizer-never-added\""))
    let place =
      AuditRules.all.count + (CodeIndex.rules.firstIndex { $0.id == "recognizer-never-added" } ?? -1)
    #expect(sarif.file(audit).results.first?.contains("\"ruleIndex\": \(place)") == true)
  }

  @Test func `pages of rules about code are explained like others`() {
    for rule in SourceRules.all {
      #expect(DoctorPage.withCode.contains { $0.name == rule.id && $0.kind == "rule" })
    }
    #expect(Set(DoctorPage.withCode.map(\.name)).count == DoctorPage.withCode.count)
  }

  @Test func `programs are looked for beside the command, on the PATH, and in its checkout`() {
    #expect(
      PortingProgram.candidates(
        for: "touchstone-index", beside: "/code/.build/linux/debug/touchstone", searchPath: "/bin:/usr/bin")
        == [
          "/code/.build/linux/debug/touchstone-index", "/bin/touchstone-index", "/usr/bin/touchstone-index",
          "/code/Porting/.build/release/touchstone-index", "/code/Porting/.build/debug/touchstone-index",
        ])
    #expect(
      PortingProgram.candidates(
        for: "touchstone-index", beside: "/app/.build/debug/touchstone", searchPath: "",
        named: "/code/Porting")
        == [
          "/app/.build/debug/touchstone-index", "/code/Porting/.build/release/touchstone-index",
          "/code/Porting/.build/debug/touchstone-index",
        ])
    func find(_ searchPath: String, _ isExecutable: (String) -> Bool) -> String? {
      PortingProgram.findOrBuild(
        "x", beside: "/a/t", searchPath: searchPath, isExecutable: isExecutable, isPackage: { _ in true },
        build: { _ in true })?.path
    }
    #expect(find("/b:/c") { !$0.hasPrefix("/a") } == "/b/x")
    #expect(find("") { _ in false } == nil)
  }
}
