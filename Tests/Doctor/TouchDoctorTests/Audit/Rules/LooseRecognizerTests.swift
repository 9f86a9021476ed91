// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

@Suite struct LooseRecognizerTests {
  private func audit(_ recognizer: String, outlets: String = "") -> [String] {
    DesignFile.audit(
      DesignFile.storyboard("", outlets: outlets, others: recognizer), rule: LooseRecognizer.self)
  }

  @Test func `a recognizer that somebody waits for and no view has is a warning`() {
    let tap =
      "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"go:\" destination=\"vc\"/></connections></tapGestureRecognizer>"
    #expect(
      audit(tap) == [
        "warning loose-recognizer: UITapGestureRecognizer tap is not attached to a view, so that go: is never called"
      ])
    #expect(
      audit(tap, outlets: "<outlet property=\"tap\" destination=\"tap\"/>") == [
        "note loose-recognizer: UITapGestureRecognizer tap is not attached to a view, so that go: is never called, "
          + "unless code adds it to one"
      ])
  }

  @Test func `one that was forgotten is a note, and one that a view has is none`() {
    #expect(
      audit("<panGestureRecognizer id=\"pan\"/>") == [
        "note loose-recognizer: UIPanGestureRecognizer pan is not attached to a view"
      ])
    let joined = "<outletCollection property=\"gestureRecognizers\" destination=\"pan\"/>"
    #expect(
      DesignFile.audit(
        DesignFile.storyboard(
          DesignFile.view("view", "v", 0, 0, 100, 100, "<connections>\(joined)</connections>"),
          others: "<panGestureRecognizer id=\"pan\"/>"), rule: LooseRecognizer.self) == [])
  }

  @Test func `a comment turns it off where it stands`() {
    let file = DesignFile.storyboard(
      "", others: "<!-- touchstone:disable loose-recognizer -->\n<panGestureRecognizer id=\"pan\"/>")
    #expect(DesignFile.audit(file) == [])
  }
}
