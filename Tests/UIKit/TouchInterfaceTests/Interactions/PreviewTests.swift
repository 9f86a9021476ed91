// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchInterface

struct PreviewTests {
  @Test func `a preview lies where its view is, or at its target`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 80))
    try stage.add(view, named: "card")
    let preview = UITargetedDragPreview(view: view)
    #expect(preview.size == CGSize(width: 100, height: 80))
    #expect(preview.target.container === view.superview)
    #expect(preview.target.center == CGPoint(x: 100, y: 140))
    let target = UIDragPreviewTarget(container: stage.window, center: CGPoint(x: 5, y: 6))
    #expect(preview.retargetedPreview(with: target).target.center == CGPoint(x: 5, y: 6))
  }

  @Test func `parameters of text show its lines, and are copied`() throws {
    let rects = [NSValue(cgRect: CGRect(x: 0, y: 0, width: 50, height: 10))]
    let parameters = UIDragPreviewParameters(textLineRects: rects)
    parameters.backgroundColor = .clear
    let copy = try #require(parameters.copy() as? UIDragPreviewParameters)
    #expect(copy.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(copy.backgroundColor == .clear)
  }

  @Test func `a preview of a URL shows its title above it`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    #expect((UIDragPreview(for: url, title: "A").view as? UILabel)?.text == "A\nhttps://example.com/a")
  }
}
