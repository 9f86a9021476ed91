// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics
import TouchRaster

@Suite struct FillTests {
  @Test func `a rectangle on whole pixels covers them completely`() {
    expect(
      { $0.fill(CGRect(x: 1, y: 1, width: 3, height: 2)) },
      """
      ······
      ·###··
      ·###··
      ······
      """)
  }

  @Test func `a rectangle between pixels covers parts of them`() {
    expect(
      { $0.fill(CGRect(x: 0.5, y: 0.25, width: 4, height: 3)) },
      """
      37773·
      5###5·
      5###5·
      12221·
      """)
  }

  @Test func `a circle is round`() {
    expect(
      width: 8, height: 8, { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8)) },
      """
      ·169961·
      19####91
      6######6
      9######9
      9######9
      6######6
      19####91
      ·169961·
      """)
  }

  @Test func `a triangle covers half of the pixels on its edge`() {
    expect(
      { context in
        context.move(to: CGPoint(x: 0, y: 0))
        context.addLine(to: CGPoint(x: 4, y: 4))
        context.addLine(to: CGPoint(x: 0, y: 4))
        context.fillPath()
      },
      """
      5·····
      #5····
      ##5···
      ###5··
      """)
  }

  @Test func `two squares in one path leave a hole by the even-odd rule alone`() {
    func squares(_ context: CGContext) {
      context.addRect(CGRect(x: 0, y: 0, width: 6, height: 4))
      context.addRect(CGRect(x: 2, y: 1, width: 2, height: 2))
    }
    expect(
      {
        squares($0)
        $0.fillPath(using: .evenOdd)
      },
      """
      ######
      ##··##
      ##··##
      ######
      """)
    expect(
      {
        squares($0)
        $0.fillPath()
      },
      """
      ######
      ######
      ######
      ######
      """)
  }

  @Test func `without smooth edges a pixel is covered if its center is inside`() {
    expect(
      {
        $0.setShouldAntialias(false)
        $0.fill(CGRect(x: 0.6, y: 0.4, width: 3, height: 2))
      },
      """
      ·###··
      ·###··
      ······
      ······
      """)
  }

  @Test func `numbers that are not finite, and sizes without measure, draw what they can`() {
    expect(
      { context in
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.move(to: CGPoint(x: -1e300, y: 0))
        context.addLine(to: CGPoint(x: 1e300, y: 0))
        context.addLine(to: CGPoint(x: 1e300, y: 1))
        context.addLine(to: CGPoint(x: -1e300, y: 1))
        context.fillPath()
        context.fill(CGRect(x: 2, y: 3, width: CGFloat.greatestFiniteMagnitude, height: 1e18))
      },
      """
      ######
      ······
      ······
      ··####
      """)
  }
}
