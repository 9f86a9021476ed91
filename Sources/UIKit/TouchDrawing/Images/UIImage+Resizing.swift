// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension UIImage {
  /// The image with margins that keep their size when it is drawn larger; the rest is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with margins that keep their size when it is drawn larger.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(
      size: size, scale: scale, renderingMode: renderingMode, name: name, picture: picture,
      orientation: imageOrientation, capInsets: capInsets, resizingMode: resizingMode)
  }

  /// The image with a cap at the left and one at the top, and one point after each that is stretched.
  ///
  /// As in UIKit, a cap of 0 stretches the image as a whole in that direction.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ cap: Int, in length: CGFloat) -> (CGFloat, CGFloat) {
      cap > 0 ? (CGFloat(cap), max(length - CGFloat(cap) - 1, 0)) : (0, 0)
    }
    let (left, right) = caps(leftCapWidth, in: size.width)
    let (top, bottom) = caps(topCapHeight, in: size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
  }

  /// Whether drawing the image in a rectangle draws its parts separately.
  ///
  /// An image that is turned or mirrored is scaled as a whole.
  func isDrawnInParts(in rect: CGRect) -> Bool {
    (capInsets != .zero || resizingMode == .tile) && imageOrientation == .up && rect.size != size
  }
}

extension ContextRecording {
  /// The maximum number of parts that are drawn; a finer pattern would not be visible.
  private static var maximumParts: CGFloat { 10_000 }

  /// Draws the caps of an image in their own size, and fills the rectangle between them.
  mutating func drawParts(of image: UIImage, _ picture: CGImage, in rect: CGRect, tint: CGColor?) {
    let insets = image.capInsets
    let columns = ResizedPart.parts(
      of: image.size.width, caps: (insets.left, insets.right), from: rect.minX, to: rect.maxX)
    let rows = ResizedPart.parts(
      of: image.size.height, caps: (insets.top, insets.bottom), from: rect.minY, to: rect.maxY)
    for row in rows {
      for column in columns {
        let count =
          ((column.end - column.start) / column.length + 1) * ((row.end - row.start) / row.length + 1)
        let isTiled = image.resizingMode == .tile && count <= Self.maximumParts
        for y in isTiled ? row.tiles : [row] {
          for x in isTiled ? column.tiles : [column] {
            let source = CGRect(x: x.offset, y: y.offset, width: x.length, height: y.length)
            let pixels = source.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
            guard let part = picture.cropping(to: pixels) else { continue }
            let target = CGRect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
            draw(part, in: target, tint: tint)
          }
        }
      }
    }
  }
}

/// A part of an image along one axis, and what it fills.
struct ResizedPart: Hashable {
  /// Where the part begins in the image, and its length there.
  var offset, length: CGFloat
  /// What the part fills.
  var start, end: CGFloat

  /// The cap before the middle, the middle and the cap after it, without empty ones.
  ///
  /// Caps that are together longer than the room share it in proportion.
  static func parts(
    of length: CGFloat, caps: (CGFloat, CGFloat), from start: CGFloat, to end: CGFloat
  ) -> [ResizedPart] {
    let first = min(max(caps.0, 0), length)
    let last = min(max(caps.1, 0), length - first)
    let room = end - start
    let shrink = first + last > room && first + last > 0 ? room / (first + last) : 1
    let (innerStart, innerEnd) = (start + first * shrink, end - last * shrink)
    return [
      ResizedPart(offset: 0, length: first, start: start, end: innerStart),
      ResizedPart(offset: first, length: length - first - last, start: innerStart, end: innerEnd),
      ResizedPart(offset: length - last, length: last, start: innerEnd, end: end),
    ].filter { $0.length > 0 && $0.end > $0.start }
  }

  /// The part repeated in its own size over what it fills; the last copy is cut off.
  var tiles: [ResizedPart] {
    guard end - start > length else {
      return [ResizedPart(offset: offset, length: end - start, start: start, end: end)]
    }
    return stride(from: start, to: end, by: length).map { place in
      let size = min(length, end - place)
      return ResizedPart(offset: offset, length: size, start: place, end: place + size)
    }
  }
}
