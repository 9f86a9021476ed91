// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

/// Pixels that are painted: a bitmap, or the part of one on which a group is drawn.
final class Surface {
  let memory: PixelMemory
  /// The pixels that the memory has, in the coordinates of the bitmap.
  let bounds: PixelRect
  private var row: [Pixel]

  /// Paints a bitmap.
  init(_ memory: PixelMemory, at bounds: PixelRect) {
    self.memory = memory
    self.bounds = bounds
    row = Array(repeating: 0, count: memory.width)
  }

  /// Paints transparent pixels; nil for a size that cannot be had.
  convenience init?(_ bounds: PixelRect) {
    guard
      let memory = PixelMemory(
        width: bounds.width, height: bounds.height, layout: .working(width: bounds.width))
    else { return nil }
    self.init(memory, at: bounds)
  }

  /// Paints a part of a row.
  ///
  /// - Parameters:
  ///   - row: How much of each pixel is painted.
  ///   - clip: What restricts it further.
  ///   - mode: How the paint mixes with what is there.
  ///   - colors: The paint: one color, or one for each pixel.
  func paint(_ row: Scanner.Row, _ clip: Clip, _ mode: CGBlendMode, _ colors: Colors) {
    let area = clip.bounds.intersection(bounds)
    guard row.y >= area.top, row.y < area.bottom else { return }
    let first = max(row.x, area.left)
    let end = min(row.x + row.coverage.count, area.right)
    guard first < end else { return }
    let (x, y, count) = (first - bounds.left, row.y - bounds.top, end - first)
    memory.load(row: y, from: x, count: count, into: &self.row)
    let offset = first - row.x
    for index in 0..<count {
      var part = UInt32(row.coverage[offset + index])
      if let mask = clip.mask { part = Pixel.times(part, UInt32(mask.part(first + index, row.y))) }
      guard part > 0 else { continue }
      let color: Pixel
      switch colors {
      case .one(let pixel): color = pixel
      case .each(let pixels): color = pixels[offset + index]
      }
      let below = self.row[index]
      if mode == .normal {
        self.row[index] = color.scaled(by: part).over(below)
      } else {
        self.row[index] = below.mixed(with: mode.blend(color, over: below), part)
      }
    }
    memory.store(row: y, from: x, count: count, self.row)
  }

  /// The paint of a row.
  enum Colors {
    /// One color.
    case one(Pixel)
    /// A color for each pixel of the row.
    case each([Pixel])
  }
}
