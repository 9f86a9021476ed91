// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct CGContextStateTests {
  private let context = CGContext(
    ContextRecording(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2))

  @Test func `a new context has UIKit's flip and the scale`() {
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    #expect(context.convertToDeviceSpace(CGPoint(x: 10, y: 10)) == CGPoint(x: 20, y: 80))
    #expect(context.convertToUserSpace(CGPoint(x: 20, y: 80)) == CGPoint(x: 10, y: 10))
    #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -2))
    #expect(
      context.convertToUserSpace(CGRect(x: 0, y: 0, width: 20, height: 20))
        == CGRect(x: 0, y: 40, width: 10, height: 10))
  }

  @Test func `a restore undoes the transform, the clip, the colors and the line`() {
    context.saveGState()
    context.translateBy(x: 10, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setLineWidth(5)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(context.ctm.tx == 0)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.stroke(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      context.lines == [
        "save", "  translate 10 0", "  clip rect 0 0 20 20", "restore", "fill rect 1 2 3 4 #000000",
        "stroke rect 1 2 3 4 #000000 width 1",
      ])
  }

  @Test func `a path stays where it is while the coordinates change`() {
    context.move(to: CGPoint(x: 10, y: 10))
    context.scaleBy(x: 2, y: 2)
    context.addLine(to: CGPoint(x: 10, y: 10))
    #expect(context.path?.boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(context.currentPointOfPath == CGPoint(x: 10, y: 10))
    context.saveGState()
    context.rotate(by: .pi / 2)
    #expect(abs(context.currentPointOfPath.y + 10) < 1e-9)
    context.restoreGState()
    context.strokePath()
    #expect(context.isPathEmpty)
    #expect(context.lines.last == "stroke path M 5 5 L 10 10 #000000 width 1")
  }

  @Test func `coordinates without an area drop the path and answer with finite numbers`() {
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.scaleBy(x: 0, y: 1)
    #expect(context.isPathEmpty)
    #expect(context.boundingBoxOfClipPath == .zero)
    context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(context.lines == ["scale 0 1"])
  }

  @Test func `a clip is the intersection of all clips`() {
    context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    context.translateBy(x: 20, y: 20)
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 10))
    context.clip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 10))
    context.clip(to: CGRect(x: 500, y: 0, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath.isEmpty)
    context.clip()
    #expect(context.lines.filter { $0.contains("clip") }.count == 3)
  }

  @Test func `what is open at the end is closed`() {
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      context.lines == [
        "save", "  begin layer opacity 0.5", "    save", "      fill rect 0 0 1 1 #000000", "    restore",
        "  end layer", "restore",
      ])
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.lines[6] == "  fill rect 0 0 1 1 #000000 opacity 0.5")
    context.endTransparencyLayer()
    context.restoreGState()
    context.restoreGState()
    #expect(context.lines.count == 8)
  }

  @Test func `styles are recorded with what they change`() {
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setLineDash(phase: 1, lengths: [4, 2])
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 3, color: CGColor(gray: 0, alpha: 0.25))
    context.setBlendMode(.multiply)
    context.setShouldAntialias(false)
    context.strokeLineSegments(between: [
      .zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 9, y: 5),
    ])
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setLineDash(phase: 0, lengths: [])
    context.setLineWidth(-1)
    context.setLineWidth(.nan)
    context.setLineJoin(.miter)
    context.setMiterLimit(2)
    context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(
      context.lines == [
        "stroke path M 0 0 L 9 0 M 0 5 L 9 5 #000000 width 3 cap round join bevel dash 4 2 phase 1"
          + " blend multiply shadow 0 2 blur 3 #000000 alpha 0.25 aliased",
        "stroke ellipse 0 0 8 4 #000000 width 3 cap round miter 2 blend multiply aliased",
      ])
  }

  @Test func `edges are smooth only where the context allows it, which no state restores`() {
    context.saveGState()
    context.setAllowsAntialiasing(false)
    context.setShouldAntialias(true)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setAllowsAntialiasing(true)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      context.lines.suffix(2) == ["fill rect 0 0 1 1 #000000 aliased", "fill rect 0 0 1 1 #000000"])
  }
}

extension CGContext {
  /// What was drawn, line by line.
  nonisolated var lines: [String] { read { $0.finished }.lines }
}
