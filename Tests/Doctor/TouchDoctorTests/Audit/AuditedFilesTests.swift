// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Audits of whole files, through the readers.
///
/// Tags that begin with a mark are where findings must point to; the marks are taken out before the file is
/// read.
@Suite struct AuditedFilesTests {
  /// What an audit says about a file, and whether each finding, from the first to the last, is at the next
  /// mark.
  private func audit(_ text: String, file: String = "Main") -> (
    lines: String, positions: [String], marks: [String]
  ) {
    var marks: [String] = []
    var plain: [Substring.SubSequence] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let mark = line.firstIndex(where: { $0.unicodeScalars.contains("\u{20E3}") }) {
        marks.append("\(index + 1):\(line.distance(from: line.startIndex, to: mark) + 1)")
        plain.append(line[..<mark] + line[line.index(after: mark)...])
      } else {
        plain.append(line)
      }
    }
    var run = AuditRun()
    let audit = run.audit(Array(plain.joined(separator: "\n").utf8), file: file)
    let lines = EditorLines(least: .note)
    let positions = audit.findings.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0)" }
    return (lines.text(for: audit) + lines.summary(of: run.totals), positions, marks)
  }

  @Test func `a storyboard`() {
    let said = audit(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
          <scene sceneID="s">
            <objects>
              <viewController id="vc" customClass="Shop" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
                    1️⃣<label userInteractionEnabled="NO" text="Read more" id="lab">
                      <rect key="frame" x="20" y="20" width="335" height="50"/>
                      <connections>
                        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/>
                      </connections>
                    </label>
                    <label text="On" id="on">
                      <rect key="frame" x="20" y="80" width="335" height="50"/>
                      <connections>
                        <outletCollection property="gestureRecognizers" destination="tap2" appends="YES" id="c2"/>
                      </connections>
                    </label>
                    2️⃣<button opaque="NO" buttonType="system" id="small">
                      <rect key="frame" x="20" y="200" width="20" height="20"/>
                      <state key="normal" title="i"/>
                      <connections>
                        <action selector="info:" destination="vc" eventType="touchUpInside" id="a1"/>
                      </connections>
                    </button>
                    <!-- touchstone:disable target-too-small -->
                    <button opaque="NO" buttonType="system" id="known">
                      <rect key="frame" x="120" y="200" width="20" height="20"/>
                      <connections><segue destination="vc" kind="show"/></connections>
                    </button>
                    <stackView id="stack">
                      <rect key="frame" x="20" y="300" width="335" height="0.0"/>
                      <subviews>
                        <button id="stale"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                          <connections><segue destination="vc" kind="show"/></connections></button>
                      </subviews>
                    </stackView>
                    <button id="rectless"><connections><segue destination="vc" kind="show"/></connections></button>
                    <button id="gone"><rect key="frame" x="20" y="400" width="10" height="10"/></button>
                    3️⃣<button id="off"><rect key="frame" x="20" y="1000" width="80" height="50"/>
                      <connections><segue destination="vc" kind="show" id="s1"/></connections></button>
                    <scrollView id="scroll">
                      <rect key="frame" x="0.0" y="500" width="375" height="100"/>
                      <subviews>
                        <button id="below"><rect key="frame" x="0.0" y="300" width="80" height="50"/>
                          <connections><segue destination="vc" kind="show"/></connections></button>
                      </subviews>
                    </scrollView>
                  </subviews>
                  <variation key="default"><mask key="subviews"><exclude reference="gone"/></mask></variation>
                </view>
              </viewController>
              <tapGestureRecognizer id="tap"><connections>
                <action selector="more:" destination="vc" id="a2"/></connections></tapGestureRecognizer>
              <tapGestureRecognizer id="tap2"><connections>
                <action selector="on:" destination="vc" id="a3"/></connections></tapGestureRecognizer>
            </objects>
          </scene>
        </scenes>
      </document>
      """)
    #expect(
      said.lines == """
        Main:10:15: error: UILabel "Read more" has a UITapGestureRecognizer, and its user interaction is disabled: no touch reaches \
        it [target-without-interaction]
        Main:22:15: error: UIButton "i" is 20 × 20 pt, less than 44 × 44 [target-too-small]
        Main:43:15: error: UIButton off is outside the screen, 333 pt beyond its edge [off-screen-target]
        Main: note: UIButton stale in line 37 is skipped: its position is not reliable
        Main: note: UIButton rectless in line 41 is skipped: its position is not reliable
        3 errors, 0 warnings, 0 notes in 1 file; 1 suppressed by comments, 2 targets skipped (no reliable frame)

        """)
    #expect(said.positions == said.marks)
  }

  @Test func `a dump, in which a comment turns a rule off`() {
    let said = audit(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | 1️⃣<UIImageView: 0x3; frame = (0 0; 100 100); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
         |    | <UIButton: 0x5; frame = (0 0; 50 50); layer = <CALayer: 0x6>>
      // touchstone:disable target-too-small
         | <UIButton: 0x7; frame = (0 100; 20 20); layer = <CALayer: 0x8>>
         | <UITableView: 0x9; frame = (0 200; 320 280); gestureRecognizers = <NSArray: 0x1>; layer = <CALayer: 0x10>; \
      contentOffset: {0, 100}; contentSize: {320, 2000}>
         |    | <UITableViewCell: 0x11; frame = (0 1000; 320 44); layer = <CALayer: 0x12>>
         |    |    | 2️⃣<UISwitch: 0x13; frame = (250 7; 51 31); layer = <CALayer: 0x14>>
      """)
    #expect(
      said.lines == """
        Main:2:6: error: UIImageView 0x3 has user interaction disabled, so no touch reaches UIButton 0x5 in it \
        [non-interactive-ancestor]
        Main:8:16: note: UISwitch 0x13 is 51 × 31 pt, the system's own size [system-control-height]
        1 error, 0 warnings, 1 note in 1 file; 1 suppressed by comments

        """)
    #expect(said.positions == said.marks)
  }

  @Test func `a page source of WebDriverAgent answers questions of size and distance, and no others`() {
    let said = audit(
      """
      <AppiumAUT>
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" visible="true" x="0" y="0" width="375" height="667">
          1️⃣<XCUIElementTypeButton type="XCUIElementTypeButton" label="Buy" visible="true" x="0" y="0" width="80" height="20"/>
          2️⃣<XCUIElementTypeSwitch type="XCUIElementTypeSwitch" label="On" visible="true" x="100" y="0" width="51" height="31"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Far" visible="false" x="0" y="900" width="80" height="20"/>
          <XCUIElementTypeOther type="XCUIElementTypeOther" visible="true" x="0" y="0" width="375" height="667"/>
          <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" visible="true" x="0" y="20" width="375" height="44">
            <XCUIElementTypeButton type="XCUIElementTypeButton" label="Back" visible="true" x="0" y="30" width="20" height="20"/>
          </XCUIElementTypeNavigationBar>
        </XCUIElementTypeWindow>
      </AppiumAUT>
      """)
    #expect(
      said.lines == """
        Main:3:5: error: Button "Buy" is 80 × 20 pt, less than 44 × 44 [target-too-small]
        Main:4:5: note: Switch "On" is 51 × 31 pt, the system's own size [system-control-height]
        1 error, 0 warnings, 1 note in 1 file

        """)
    #expect(said.positions == said.marks)
  }

  @Test func `launch screens and tvOS are left out, and counted`() {
    func document(_ attributes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)>
        <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><button id="b"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/></button></subviews>
        </view></viewController></objects></scene></scenes>
      </document>
      """
    }
    let name = "the tree \"UIViewController vc\" is skipped: it "
    #expect(
      audit(document("targetRuntime=\"iOS.CocoaTouch\" launchScreen=\"YES\"")).lines == """
        Main: note: \(name)is shown while the app starts, when nothing can be touched
        0 errors, 0 warnings, 0 notes in 1 file; 1 screen skipped where nothing is touched

        """)
    #expect(
      audit(document("targetRuntime=\"AppleTV\"")).lines.hasPrefix(
        "Main: note: \(name)is for tvOS, where nothing is touched\n"))
  }
}
