// SPDX-License-Identifier: Apache-2.0
import TouchGraphics
import TouchRaster

nonisolated extension CompactJSON {
  /// A line of text.
  mutating func write(_ text: DisplayList.Text) {
    raw("{\"string\":")
    string(text.string)
    raw(",\"size\":")
    number(Double(text.font.pointSize))
    raw(",\"weight\":")
    integer(text.font.weight.inStyles)
    switch text.font.design {
    case .plain: raw(",\"design\":\"plain\"")
    case .italic: raw(",\"design\":\"italic\"")
    case .monospaced: raw(",\"design\":\"mono\"")
    case .monospacedDigits: raw(",\"design\":\"digits\"")
    }
    raw(",\"ascent\":")
    number(Double(text.font.ascender))
    raw(",\"color\":")
    color(text.color)
    raw(",\"rect\":")
    rect(text.rect)
    if let background = text.background {
      raw(",\"background\":")
      color(background)
    }
    if text.isUnderlined { raw(",\"underline\":true") }
    if text.isStruckThrough { raw(",\"strike\":true") }
    raw("}")
  }

  /// How a line is stroked, as far as it differs from the usual.
  mutating func line(_ style: DisplayList.LineStyle) {
    raw("{\"width\":")
    number(Double(style.width))
    if style.cap != .butt { raw(style.cap == .round ? ",\"cap\":\"round\"" : ",\"cap\":\"square\"") }
    if style.join != .miter { raw(style.join == .round ? ",\"join\":\"round\"" : ",\"join\":\"bevel\"") }
    if style.miterLimit != 10 {
      raw(",\"miter\":")
      number(Double(style.miterLimit))
    }
    if !style.dash.isEmpty {
      raw(",\"dash\":")
      numbers(style.dash.map(Double.init))
      raw(",\"phase\":")
      number(Double(style.dashPhase))
    }
    raw("}")
  }

  /// An image, which may be a part of another one.
  mutating func image(_ image: CGImage) {
    // Images in images end somewhere; what is deeper than anybody nests them is left out.
    write(image, levels: 8)
  }

  private mutating func write(_ image: CGImage, levels: Int) {
    raw("{\"width\":")
    integer(image.width)
    raw(",\"height\":")
    integer(image.height)
    switch image.content {
    case .blank: break
    case .named(let name):
      raw(",\"name\":")
      string(name)
    case .drawn(let list):
      guard levels > 0 else { break }
      raw(",\"bounds\":")
      rect(list.bounds)
      raw(",\"content\":")
      operations(of: list)
    case .part(let whole, let rect):
      guard levels > 0 else { break }
      raw(",\"part\":")
      self.rect(rect)
      raw(",\"of\":")
      write(whole, levels: levels - 1)
    case .masked(let whole, let mask):
      guard levels > 0 else { break }
      raw(",\"of\":")
      write(whole, levels: levels - 1)
      raw(",\"mask\":")
      write(mask, levels: levels - 1)
    case .pixels:
      // Larger pictures are seen smaller on the page, or for a moment.
      guard let pixels = image.straightPixels(longestSide: 512) else { break }
      raw(",\"pixels\":{\"width\":")
      integer(pixels.width)
      raw(",\"height\":")
      integer(pixels.height)
      raw(",\"bytes\":")
      string(Data(pixels.bytes).base64EncodedString())
      raw("}")
    }
    raw("}")
  }
}

nonisolated extension UIFont.Weight {
  /// The weight as styles of pages number it.
  fileprivate var inStyles: Int {
    let steps: [(CGFloat, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
      (0.59, 800),
    ]
    return steps.first { rawValue < $0.0 }?.1 ?? 900
  }
}
