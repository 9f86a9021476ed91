// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchReport
import TouchTesting
import Touchstone

@Suite struct ArbitrationTests {
  /// A double tap for which a single tap waits.
  private func report() throws -> Report {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let photo = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.name = "single"
    double.name = "double"
    single.require(toFail: double)
    photo.addGestureRecognizer(single)
    photo.addGestureRecognizer(double)
    try stage.add(photo, named: "photo")
    let recorder = SceneRecorder(of: stage.application)
    try stage.tap("photo")
    try stage.wait(1)
    try stage.tap("photo", count: 2)
    return Report(title: "Taps", recordings: [recorder.stop(title: "Taps", trace: stage.trace)])
  }

  private func decisions(of html: String) -> [String] {
    let list = html.components(separatedBy: "<ol class=\"links\"").last?.components(separatedBy: "</ol>")
      .first
    return (list ?? "").components(separatedBy: "</code> ").dropFirst()
      .compactMap { $0.components(separatedBy: "</li>").first }
  }

  @Test func `a page says who waits for whom, who prevents whom, and who takes touches`() throws {
    let html = try report().html
    #expect(
      decisions(of: html) == [
        "UITapGestureRecognizer &quot;single&quot; waits for UITapGestureRecognizer &quot;double&quot; to fail",
        "UITapGestureRecognizer &quot;single&quot; takes touch 1 from UIView &quot;photo&quot;",
        "UITapGestureRecognizer &quot;double&quot; recognizes and prevents UITapGestureRecognizer &quot;single&quot;: nobody allows both at the same time",
        "UITapGestureRecognizer &quot;double&quot; takes touch 2 from UIView &quot;photo&quot;",
        "UITapGestureRecognizer &quot;double&quot; takes touch 3 from UIView &quot;photo&quot;",
      ])
  }

  @Test func `a page of two recordings says where they part`() throws {
    let html = try Demos.leaving().html
    #expect(html.contains("aria-label=\"Comparison\""))
    #expect(html.contains("only in A. UIButton: 70 points around it still count"))
    #expect(html.contains("PreciseButton &quot;send&quot; sends touchDragExit to 1, outside"))
    let same = Demos.empty()
    let twice = Report(title: "", recordings: same.recordings + same.recordings)
    #expect(twice.html.contains("Both traces are the same."))
  }
}
