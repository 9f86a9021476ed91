// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics
import TouchRaster

@Suite struct StrokeTests {
  private func line(_ cap: CGLineCap) -> (CGContext) -> Void {
    { context in
      context.setLineWidth(2)
      context.setLineCap(cap)
      context.move(to: CGPoint(x: 2, y: 2))
      context.addLine(to: CGPoint(x: 4, y: 2))
      context.strokePath()
    }
  }

  @Test func `a line ends at its points, round, or half its width beyond`() {
    expect(line(.butt), "······\n··##··\n··##··\n······")
    expect(line(.square), "······\n·####·\n·####·\n······")
    expect(line(.round), "······\n·7##7·\n·7##7·\n······")
  }

  @Test func `corners are sharp, round or cut`() {
    func corner(_ join: CGLineJoin) -> (CGContext) -> Void {
      { context in
        context.setLineWidth(2)
        context.setLineJoin(join)
        context.addLines(between: [CGPoint(x: 1, y: 4), CGPoint(x: 1, y: 1), CGPoint(x: 6, y: 1)])
        context.strokePath()
      }
    }
    expect(corner(.miter), "######\n######\n##····\n##····")
    expect(corner(.bevel), "5#####\n######\n##····\n##····")
    expect(corner(.round), "7#####\n######\n##····\n##····")
  }

  @Test func `dashes leave gaps`() {
    expect(
      { context in
        context.setLineDash(phase: 1, lengths: [2, 1])
        context.move(to: CGPoint(x: 0, y: 1.5))
        context.addLine(to: CGPoint(x: 6, y: 1.5))
        context.strokePath()
      },
      """
      ······
      #·##·#
      ······
      ······
      """)
  }

  @Test func `a line without a width is one pixel wide`() {
    expect(
      { context in
        context.setLineWidth(0)
        context.move(to: CGPoint(x: 0, y: 1.5))
        context.addLine(to: CGPoint(x: 6, y: 1.5))
        context.strokePath()
      },
      """
      ······
      ######
      ······
      ······
      """)
  }
}
