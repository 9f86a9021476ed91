// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

/// Finds the pixels of images.
///
/// Images may contain images, as deep as somebody draws: each stroke of an eraser makes an image that
/// contains the one before. So what an image contains is drawn before it without recursion, and forgotten
/// when nothing needs it any more.
final class ImageLibrary {
  private var known: [ObjectIdentifier: RasterImage?] = [:]
  /// How many images that are to be drawn contain an image.
  private var uses: [ObjectIdentifier: Int] = [:]

  /// The pixels of an image; nil for one that shows nothing.
  func raster(of image: CGImage) -> RasterImage? {
    if let found = known[ObjectIdentifier(image)] { return found }
    if let kept = RasterCache.raster(of: image) { return kept }
    // The list keeps the images alive, so that their identities are their own.
    var waiting: [(image: CGImage, parts: [CGImage]?)] = [(image, nil)]
    var result: RasterImage?
    while let (next, parts) = waiting.popLast() {
      guard let parts else {
        let parts = next.parts
        waiting.append((next, parts))
        for part in parts {
          uses[ObjectIdentifier(part), default: 0] += 1
          if known[ObjectIdentifier(part)] == nil, RasterCache.raster(of: part) == nil {
            waiting.append((part, nil))
          }
        }
        continue
      }
      if known[ObjectIdentifier(next)] == nil {
        result = drawn(next)
        if next !== image { known[ObjectIdentifier(next)] = .some(result) }
      }
      for part in parts {
        let key = ObjectIdentifier(part)
        uses[key, default: 1] -= 1
        if uses[key] == 0 {
          uses[key] = nil
          known[key] = nil
        }
      }
    }
    if let result { RasterCache.keep(result, of: image) }
    return result
  }

  /// Draws an image whose parts are known.
  private func drawn(_ image: CGImage) -> RasterImage? {
    let (width, height) = (image.width, image.height)
    let row = width.multipliedReportingOverflow(by: 4)
    guard !row.overflow, canMakeBitmap(width: width, height: height, bytesPerRow: row.partialValue) else {
      return nil
    }
    switch image.content {
    case .blank: return nil
    case .named:
      // An image with only a name has no pixels; a pale box is in its place.
      let bounds = CGRect(x: 0, y: 0, width: width, height: height)
      let box = UIBezierPath(roundedRect: bounds, cornerRadius: 4).cgPath
      let pale = DisplayList.Operation.fill(
        DisplayList.Shape(box), .winding, .of(.gray(0.5), alpha: 0.35), DisplayList.Effects())
      return drawn(DisplayList(bounds: bounds, operations: [pale]), width, height)
    case .drawn(let list): return drawn(list, width, height)
    case .pixels(let pixels):
      return RasterImage(
        width: width, height: height,
        pixels: pixels.layout.pixels(in: pixels.bytes, width: width, height: height),
        hasAlpha: pixels.layout.hasAlpha)
    case .part(let whole, let rect):
      guard let raster = raster(of: whole) else { return nil }
      let area = rect.around.intersection(
        PixelRect(left: 0, top: 0, right: raster.width, bottom: raster.height))
      return area.isEmpty ? nil : raster.part(area)
    case .masked(let whole, let mask):
      guard let raster = raster(of: whole) else { return nil }
      guard let shape = self.raster(of: mask)?.reduced(toWidth: width, height: height) else { return nil }
      let pixels = raster.pixels.indices.map { index -> Pixel in
        let (x, y) = (index % width * shape.width / width, index / width * shape.height / height)
        return raster.pixels[index].scaled(by: shape.opacity(shape.pixel(x, y)))
      }
      return RasterImage(width: width, height: height, pixels: pixels)
    }
  }

  private func drawn(_ list: DisplayList, _ width: Int, _ height: Int) -> RasterImage? {
    let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    guard let surface = Surface(bounds) else { return nil }
    let scale = list.scale
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -list.bounds.minX * scale, ty: -list.bounds.minY * scale)
    Painter(surface, transform: transform, scale: scale, images: self).draw(list.operations)
    return RasterImage(width: width, height: height, pixels: surface.memory.pixels)
  }
}

extension CGImage {
  /// The images that this one shows.
  fileprivate var parts: [CGImage] {
    switch content {
    case .blank, .named, .pixels: []
    case .part(let whole, _): [whole]
    case .masked(let whole, let mask): [whole, mask]
    case .drawn(let list):
      list.operations.compactMap {
        switch $0 {
        case .image(let image, _, _, _), .clipToImage(let image, _): image
        default: nil
        }
      }
    }
  }

  /// The pixels of the image; nil for one that shows nothing.
  var raster: RasterImage? { ImageLibrary().raster(of: self) }
}
