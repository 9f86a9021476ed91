// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics
import TouchRaster

@Suite nonisolated struct ImageDrawingTests {
  private let size = CGSize(width: 40, height: 20)

  @Test func `a renderer's image keeps what was drawn`() throws {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == 2 && !format.opaque)
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    format.scale = 1
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.set()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .screen)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(context.format.bounds, blendMode: .multiply)
      #expect(context.currentImage.displayList?.lines.count == 4)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == size && image.scale == 3)
    #expect(image.cgImage?.width == 120 && image.cgImage?.height == 60)
    #expect(
      image.displayList?.lines == [
        "fill rect 0 0 10 10 #FF0000", "stroke rect 0.5 0.5 9 9 #FF0000 width 1 blend screen",
        "clip rect 0 0 5 5", "fill rect 0 0 40 20 #FF0000 blend multiply",
      ])
    let again = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 4, height: 4)).image {
      $0.fill($0.format.bounds)
    }
    #expect(again.displayList?.bounds.origin == CGPoint(x: 5, y: 5))
    #expect(again.displayList?.lines == ["fill rect 5 5 4 4 #000000"])
    #expect(again != image)
  }

  @Test func `an opaque image begins in black`() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(image.displayList?.lines == ["fill rect 0 0 40 20 #000000"])
  }

  @Test func `an image context begins and ends`() throws {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(image.scale == 2 && image.size == size)
    #expect(image.displayList?.lines == ["fill rect 0 0 1 1 #0000FF blend copy"])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `an image is drawn by reference, upright and in the fill color if it is a template`() {
    let arrow = UIImage(
      cgImage: CGImage(width: 8, height: 4, content: .named("arrow")), scale: 2, orientation: .up)
    #expect(arrow.size == CGSize(width: 4, height: 2))
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.green.setFill()
      arrow.draw(at: CGPoint(x: 1, y: 2))
      arrow.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), blendMode: .plusLighter, alpha: 0.5)
      arrow.withRenderingMode(.alwaysTemplate).draw(at: .zero)
      UIGraphicsGetCurrentContext()?.interpolationQuality = .high
      UIImage().draw(at: .zero)
      arrow.withTintColor(.red).draw(at: .zero)
    }
    #expect(
      image.displayList?.lines == [
        #"image "arrow" 8x4 in 1 2 4 2"#, #"image "arrow" 8x4 in 0 0 9 9 opacity 0.5 blend plusLighter"#,
        #"image "arrow" 8x4 in 0 0 4 2 tinted #00FF00"#,
        "drawing 8x4 of 1 operations in 0 0 4 2 interpolation high",
      ])
    #expect(arrow.withTintColor(.red).displayList?.lines == [#"image "arrow" 8x4 in 0 0 8 4 tinted #FF0000"#])
  }

  @Test func `an image that lies is turned`() {
    let picture = CGImage(width: 8, height: 4, content: .named("arrow"))
    let image = UIImage(cgImage: picture, scale: 1, orientation: .right)
    #expect(image.size == CGSize(width: 4, height: 8))
    let list = UIGraphicsImageRenderer(size: size).image { _ in image.draw(at: .zero) }.displayList
    #expect(
      list?.lines == [
        "save", "  transform 0 8 -4 0 4 0", #"  image "arrow" 8x4 in 0 0 1 1"#, "restore",
      ])
    #expect(image != UIImage(cgImage: picture, scale: 1, orientation: .left))
    #expect(image.withRenderingMode(.alwaysTemplate).imageOrientation == .right)
  }

  @Test func `a part of an image is a reference to it`() throws {
    let picture = CGImage(width: 80, height: 40, content: .named("map"))
    let part = try #require(picture.cropping(to: CGRect(x: 10.5, y: 5, width: 20, height: 100)))
    #expect(part.width == 21 && part.height == 35)
    let inner = try #require(part.cropping(to: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(inner.content == .part(of: picture, CGRect(x: 11, y: 7, width: 3, height: 4)))
    #expect(picture.cropping(to: CGRect(x: 80, y: 0, width: 5, height: 5)) == nil)
    #expect(UIImage(cgImage: inner).size == CGSize(width: 3, height: 4))
  }

  @Test func `Core Graphics draws an image upside down in UIKit's coordinates`() throws {
    let picture = CGImage(width: 8, height: 4, content: .named("arrow"))
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.cgContext.draw(picture, in: CGRect(x: 0, y: 10, width: 8, height: 4))
    }
    #expect(
      image.displayList?.lines == [
        "save", "  transform 1 0 0 -1 0 24", #"  image "arrow" 8x4 in 0 10 8 4"#, "restore",
      ])
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let made = try #require(context.makeImage())
    #expect(made.width == 8 && made.height == 4 && context.width == 8 && context.height == 4)
    #expect(
      UIImage(cgImage: made).displayList?.lines == ["transform 1 0 0 -1 0 4", "fill rect 0 0 1 1 #000000"])
  }

  @Test func `tiles cover the clip`() {
    let picture = CGImage(width: 10, height: 10, content: .named("tile"))
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.cgContext.draw(picture, in: CGRect(x: 5, y: 0, width: 10, height: 10), byTiling: true)
    }
    let tiles = image.displayList?.lines.filter { $0.contains("tile") } ?? []
    #expect(tiles.count == 10)
    #expect(tiles.contains(#"  image "tile" 10x10 in -5 0 10 10"#))
    let fine = UIGraphicsImageRenderer(size: size).image {
      $0.cgContext.draw(picture, in: CGRect(x: 0, y: 0, width: 0.01, height: 0.01), byTiling: true)
      $0.cgContext.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3), mask: picture)
    }
    #expect(fine.displayList?.operations.count == 5)
  }
}
