// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct UIBezierPathPaintingTests {
  private let context = CGContext(
    ContextRecording(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2))

  /// What `body` draws, line by line.
  private func drawn(_ body: () -> Void) -> [String] {
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.lines
  }

  @Test func `a path is painted with its own line and rule, and leaves the context's path alone`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addLine(to: CGPoint(x: 0.12345, y: 4))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.setLineDash([1, 2], count: 2, phase: 0)
    path.usesEvenOddFillRule = true
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let lines = drawn {
      UIColor.yellow.setFill()
      UIColor(white: 0.5, alpha: 0.5).setStroke()
      path.fill()
      path.stroke()
      path.fill(with: .multiply, alpha: 0.25)
      path.stroke(with: .normal, alpha: 0.5)
      path.addClip()
    }
    let shape = "path M 0 0 L 4 0 L 0.123 4 Z"
    let line = "#808080 alpha 0.5 width 3 cap round join round dash 1 2"
    #expect(
      lines == [
        "fill \(shape) even-odd #FFFF00", "stroke \(shape) \(line)",
        "fill \(shape) even-odd #FFFF00 opacity 0.25 blend multiply", "stroke \(shape) \(line) opacity 0.5",
        "clip \(shape) even-odd",
      ])
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func `a path without lines leaves nothing`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5, y: 5))
    let lines = drawn {
      path.fill()
      path.stroke()
      UIBezierPath().fill()
      UIBezierPath().addClip()
    }
    #expect(lines == [])
  }

  @Test func `rectangle functions replace what is there`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 8)
    let lines = drawn {
      UIColor.red.set()
      UIRectFill(rect)
      UIRectFrame(rect)
      UIRectFillUsingBlendMode(rect, .screen)
      UIRectClip(rect)
      UIRectFrameUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), .normal)
    }
    #expect(
      lines == [
        "fill rect 0 0 10 8 #FF0000 blend copy",
        "fill path M 0 0 L 10 0 L 10 8 L 0 8 Z M 1 1 L 9 1 L 9 7 L 1 7 Z even-odd #FF0000 blend copy",
        "fill rect 0 0 10 8 #FF0000 blend screen", "clip rect 0 0 10 8",
        "fill rect 0 0 1 1 even-odd #FF0000",
      ])
  }

  @Test func `filling a rectangle clears the path of the context`() {
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.isPathEmpty)
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.drawPath(using: .fillStroke)
    context.fill([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 1, height: 1)])
    context.clear(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 4)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(
      context.lines == [
        "fill rect 0 0 1 1 #000000", "fill ellipse 0 0 4 4 #000000", "stroke ellipse 0 0 4 4 #000000 width 1",
        "fill path M 0 0 L 1 0 L 1 1 L 0 1 Z M 5 0 L 6 0 L 6 1 L 5 1 Z #000000", "clear 0 0 9 9",
        "stroke rect 0 0 1 1 #000000 width 4", "fill ellipse 0 0 6 4 #000000",
      ])
  }

  @Test func `a point is in a path as it would be painted`() {
    context.setLineWidth(4)
    context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(context.pathContains(CGPoint(x: 20, y: 20), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 20, y: 20), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 9, y: 20), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 9, y: 20), mode: .fillStroke))
    #expect(!context.pathContains(CGPoint(x: 9, y: 20), mode: .eoFill))
  }
}
