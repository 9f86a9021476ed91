// SPDX-License-Identifier: Apache-2.0

/// Writes files in the baseline format of JPEG, with as many samples of colour as of lightness.
struct JPEGEncoder {
  private var file: [UInt8] = []
  private var (bits, count): (UInt32, UInt32) = (0, 0)

  /// The code of a symbol and its length.
  private typealias Code = (bits: UInt32, length: UInt32)

  private static let meanCodes = codes(JPEGTables.mean)
  private static let otherCodes = codes(JPEGTables.others)

  /// The file of an image over white.
  static func file(of image: RasterImage, quality: Double) -> [UInt8]? {
    guard image.width < 65_536, image.height < 65_536 else { return nil }
    var encoder = JPEGEncoder()
    let divisors = JPEGTables.divisors(quality: quality)
    encoder.putHeader(width: image.width, height: image.height, divisors)
    encoder.putBlocks(of: image, divisors)
    return encoder.file
  }

  private mutating func putHeader(width: Int, height: Int, _ divisors: (lightness: [Int], color: [Int])) {
    file = [0xFF, 0xD8]
    putSegment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in [divisors.lightness, divisors.color].enumerated() {
      putSegment(0xDB, [UInt8(index)] + JPEGTables.zigzag.map { UInt8(table[$0]) })
    }
    func number(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    // Three components with the same sampling; the second and third use the divisors of colour.
    putSegment(0xC0, [8] + number(height) + number(width) + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    putSegment(0xC4, [0x00] + JPEGTables.mean.counts + JPEGTables.mean.symbols)
    putSegment(0xC4, [0x10] + JPEGTables.others.counts + JPEGTables.others.symbols)
    putSegment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
  }

  private mutating func putSegment(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    file += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private mutating func putBlocks(of image: RasterImage, _ divisors: (lightness: [Int], color: [Int])) {
    var means = [0, 0, 0]
    var samples = [[Double]](repeating: [Double](repeating: 0, count: 64), count: 3)
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        for index in 0..<64 {
          // Beyond the edge the last pixel is repeated.
          let pixel = image.pixel(left + index % 8, top + index / 8).over(0xFFFF_FFFF)
          let (red, green, blue) = (Double(pixel.red), Double(pixel.green), Double(pixel.blue))
          samples[0][index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
          samples[1][index] = -0.168736 * red - 0.331264 * green + 0.5 * blue
          samples[2][index] = 0.5 * red - 0.418688 * green - 0.081312 * blue
        }
        for component in 0..<3 {
          let table = component == 0 ? divisors.lightness : divisors.color
          putBlock(Self.transformed(samples[component]), table, &means[component])
        }
      }
    }
    if count > 0 { put((0x7F, 7)) }
    file += [0xFF, 0xD9]
  }

  private mutating func putBlock(_ frequencies: [Double], _ divisors: [Int], _ mean: inout Int) {
    let values = JPEGTables.zigzag.map { Int((frequencies[$0] / Double(divisors[$0])).rounded()) }
    let difference = values[0] - mean
    mean = values[0]
    put(Self.meanCodes[Self.size(difference)])
    putValue(difference)
    var zeros = 0
    for value in values.dropFirst() {
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        put(Self.otherCodes[0xF0])
        zeros -= 16
      }
      put(Self.otherCodes[zeros * 16 + Self.size(value)])
      putValue(value)
      zeros = 0
    }
    if zeros > 0 { put(Self.otherCodes[0]) }
  }

  /// The number of bits of a value.
  private static func size(_ value: Int) -> Int {
    Int.bitWidth - abs(value).leadingZeroBitCount
  }

  /// Writes the bits of a value; those of a negative one are inverted.
  private mutating func putValue(_ value: Int) {
    let size = Self.size(value)
    put((UInt32(value < 0 ? value + (1 << size) - 1 : value), UInt32(size)))
  }

  private mutating func put(_ code: Code) {
    guard code.length > 0 else { return }
    bits = bits << code.length | code.bits
    count += code.length
    while count >= 8 {
      let byte = UInt8(truncatingIfNeeded: bits >> (count - 8))
      file.append(byte)
      // A byte of ones would be taken for a marker.
      if byte == 0xFF { file.append(0) }
      count -= 8
    }
    bits &= (1 << count) - 1
  }

  /// The codes of symbols, which follow from their number per length.
  private static func codes(_ table: (counts: [UInt8], symbols: [UInt8])) -> [Code] {
    var codes = [Code](repeating: (0, 0), count: 256)
    var (code, place): (UInt32, Int) = (0, 0)
    for (length, number) in table.counts.enumerated() {
      for _ in 0..<number {
        codes[Int(table.symbols[place])] = (code, UInt32(length + 1))
        code += 1
        place += 1
      }
      code <<= 1
    }
    return codes
  }

  /// The cosines of multiples of a sixteenth of half a turn, as literals so that they are the same
  /// everywhere.
  private static let cosines: [Double] = {
    let first = [
      1, 0.9807852804032304, 0.9238795325112867, 0.8314696123025452, 0.7071067811865476, 0.5555702330196023,
      0.3826834323650898, 0.1950903220161283, 0,
    ]
    return (0..<32).map { index in
      let folded = index <= 16 ? index : 32 - index
      return folded <= 8 ? first[folded] : -first[16 - folded]
    }
  }()

  /// The frequencies of a block of samples.
  private static func transformed(_ samples: [Double]) -> [Double] {
    let rows = pass(samples) { $0 * 8 + $1 }
    return pass(rows) { $1 * 8 + $0 }
  }

  private static func pass(_ values: [Double], _ place: (Int, Int) -> Int) -> [Double] {
    var result = [Double](repeating: 0, count: 64)
    for line in 0..<8 {
      for frequency in 0..<8 {
        var sum = 0.0
        for sample in 0..<8 {
          sum += values[place(line, sample)] * cosines[(2 * sample + 1) * frequency % 32]
        }
        result[place(line, frequency)] = sum / 2 * (frequency == 0 ? 0.7071067811865476 : 1)
      }
    }
    return result
  }
}

extension UIImage {
  /// The image as a file in the format JPEG; nil for one without pixels.
  ///
  /// A quality of 1 is the best, and 0 gives the smallest file. What was drawn becomes pixels now, over white
  /// where it is transparent; text is drawn as boxes. The file is upright whatever the orientation of the
  /// image is.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let raster = upright?.raster else { return nil }
    return JPEGEncoder.file(of: raster, quality: Double(compressionQuality)).map { Data($0) }
  }

  /// The picture turned to be upright.
  private var upright: CGImage? {
    guard imageOrientation != .up else { return cgImage }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
  }
}
