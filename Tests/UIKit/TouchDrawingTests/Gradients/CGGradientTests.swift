// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct CGGradientTests {
  private let context = CGContext(
    ContextRecording(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2))

  @Test func `a gradient is drawn with its colors and their locations`() throws {
    let colors = [UIColor.red.cgColor, UIColor.black.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(CGGradient(colorsSpace: space, colors: colors, locations: [0, 0.5]))
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: 50),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let even = try #require(
      CGGradient(colorsSpace: nil, colors: [UIColor.red, UIColor.blue, UIColor.red], locations: nil))
    context.drawRadialGradient(
      even, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 2, y: 2), endRadius: 9, options: [])
    #expect(
      context.lines == [
        "gradient from 0 0 to 0 50 0 #FF0000 0.5 #000000 extends before extends after",
        "gradient from 0 0 radius 1 to 2 2 radius 9 0 #FF0000 0.5 #0000FF 1 #FF0000",
      ])
    #expect(CGGradient(colorsSpace: space, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: space, colors: ["red"], locations: nil) == nil)
  }

  @Test func `components are read in the colors' space`() throws {
    let grays = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2)
    )
    context.drawLinearGradient(grays, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
    #expect(context.lines == ["gradient from 0 0 to 1 0 0 #000000 1 #FFFFFF alpha 0.5"])
  }
}
