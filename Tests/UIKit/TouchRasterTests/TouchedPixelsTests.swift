// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDrawing
import TouchRaster
import TouchRender
import TouchTesting

/// What fingers draw, erase and pick, in pixels.
@Suite struct TouchedPixelsTests {
  @Test func `a finger rubs a cover away, and the share that is gone is counted`() throws {
    let stage = Stage(size: CGSize(width: 80, height: 60))
    let cover = ScratchView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    cover.image = UIImage(
      cgImage: picture(width: 60, height: 40) { $0.fill(CGRect(x: 0, y: 0, width: 60, height: 40)) })
    stage.view.addSubview(cover)
    #expect(cover.shareGone == 0)
    try stage.drag(.point(0.5, 20, in: cover), to: .point(59.5, 20, in: cover))
    #expect(cover.shareGone == 0.5)
    #expect(cover.image?.cgImage?.pixel(30, 9) == [0, 0, 0, 255])
    #expect(cover.image?.cgImage?.pixel(30, 20) == [0, 0, 0, 0])
  }

  @Test func `a touch on a transparent pixel goes to what is behind`() throws {
    let stage = Stage(size: CGSize(width: 80, height: 60))
    let behind = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let front = OpaqueImageView(frame: behind.frame)
    front.image = UIImage(
      cgImage: picture(width: 40, height: 40) {
        $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      })
    front.isUserInteractionEnabled = true
    stage.view.addSubview(behind)
    stage.view.addSubview(front)
    #expect(try stage.tap(.screen(12, 12)).hit === behind)
    #expect(try stage.tap(.screen(30, 30)).hit === front)
  }

  @Test func `the color under a finger is that of the layers there`() throws {
    let stage = Stage(size: CGSize(width: 80, height: 60))
    let view = PickedView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let half = UIView(frame: CGRect(x: 30, y: 0, width: 30, height: 40))
    half.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    half.alpha = 0.5
    half.isUserInteractionEnabled = false
    view.addSubview(half)
    stage.view.addSubview(view)
    try stage.tap(.point(10, 20, in: view))
    #expect(view.picked == [0, 0, 255, 255])
    try stage.tap(.point(50, 20, in: view))
    #expect(view.picked == [128, 0, 127, 255])
  }

  @Test func `what a finger signs is a file`() throws {
    let stage = Stage(size: CGSize(width: 40, height: 30))
    let pad = SignedView(frame: CGRect(x: 0, y: 0, width: 12, height: 6))
    stage.view.addSubview(pad)
    try stage.drag(.point(2, 3, in: pad), to: .point(10, 3, in: pad))
    let file = try #require(pad.file)
    #expect(
      UIImage(data: file)?.cgImage?.coverageMap == """
        ············
        ············
        ··########··
        ··########··
        ············
        ············
        """)
  }
}

/// A cover that a finger rubs away.
private final class ScratchView: UIImageView {
  private var last = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    last = touches.first?.location(in: self) ?? last
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 1)
    image?.draw(in: bounds)
    if let context = UIGraphicsGetCurrentContext() {
      context.setBlendMode(.clear)
      context.setLineWidth(20)
      context.setLineCap(.square)
      context.move(to: last)
      context.addLine(to: point)
      context.strokePath()
    }
    image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    last = point
  }

  /// The share of the pixels that are transparent.
  var shareGone: Double {
    guard let image = image?.cgImage else { return 0 }
    var bytes = [UInt8](repeating: 255, count: image.width * image.height)
    bytes.withUnsafeMutableBytes {
      let context = CGContext(
        data: $0.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
      let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      context?.clear(rect)
      context?.draw(image, in: rect)
    }
    return Double(bytes.count { $0 == 0 }) / Double(bytes.count)
  }
}

/// An image that takes touches where it is opaque.
private final class OpaqueImageView: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), let image = image?.cgImage,
      let bytes = CFDataGetBytePtr(image.dataProvider?.data)
    else { return false }
    // UIKit's contexts store blue, green, red, alpha.
    return bytes[Int(point.y) * image.bytesPerRow + Int(point.x) * 4 + 3] > 127
  }
}

/// A view that notes the color under a finger.
private final class PickedView: UIView {
  var picked: [UInt8] = [0, 0, 0, 0]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    picked = [0, 0, 0, 0]
    picked.withUnsafeMutableBytes {
      guard
        let context = CGContext(
          data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return }
      context.translateBy(x: -point.x, y: -point.y)
      layer.render(in: context)
    }
  }
}

/// A view to sign on.
private final class SignedView: UIView {
  private let path = UIBezierPath()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self) { path.move(to: point) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self) { path.addLine(to: point) }
  }

  var file: Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    path.lineWidth = 2
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in path.stroke() }.pngData()
  }
}
