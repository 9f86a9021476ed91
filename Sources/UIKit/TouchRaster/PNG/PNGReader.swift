// SPDX-License-Identifier: Apache-2.0
import TouchDrawing
import TouchGraphics

/// Reads files in the format PNG.
struct PNGReader {
  private(set) var width = 0
  private(set) var height = 0
  private var depth = 0
  private var kind = 0
  private var isInterlaced = false
  private var palette: [UInt8] = []
  private var transparency: [UInt8]?
  private var compressed: [UInt8] = []

  /// The samples of a pixel by the kind of color: gray, RGB, palette, gray and alpha, RGBA.
  private static let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  /// The image of a file; nil for a malformed one, and for one of another format.
  static func image(of file: [UInt8]) -> CGImage? {
    var reader = PNGReader()
    guard reader.readChunks(file), let samples = reader.samples else { return nil }
    return reader.image(of: samples)
  }

  private mutating func readChunks(_ file: [UInt8]) -> Bool {
    guard file.starts(with: PNGWriter.signature) else { return false }
    var place = 8
    while place + 12 <= file.count {
      let length = Self.number(file, place)
      guard length <= file.count - place - 12 else { return false }
      let name = file[place + 4..<place + 8]
      let content = Array(file[place + 8..<place + 8 + length])
      guard Int(Checksum.crc(file[place + 4..<place + 8 + length])) == Self.number(file, place + 8 + length)
      else { return false }
      switch String(decoding: name, as: UTF8.self) {
      case "IHDR": guard readHeader(content) else { return false }
      case "PLTE": palette = content
      case "tRNS": transparency = content
      case "IDAT": compressed += content
      case "IEND": return width > 0
      // A chunk whose name begins with a capital must be understood.
      default: if file[place + 4] & 32 == 0 { return false }
      }
      place += 12 + length
    }
    return false
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  private mutating func readHeader(_ content: [UInt8]) -> Bool {
    guard content.count == 13, width == 0 else { return false }
    (width, height) = (Self.number(content, 0), Self.number(content, 4))
    (depth, kind, isInterlaced) = (Int(content[8]), Int(content[9]), content[12] == 1)
    let depths: [Int] =
      switch kind {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: []
      }
    let row = width.multipliedReportingOverflow(by: 8)
    return depths.contains(depth) && content[10] == 0 && content[11] == 0 && content[12] <= 1 && !row.overflow
      && canMakeBitmap(width: width, height: height, bytesPerRow: row.partialValue)
  }

  /// The parts of the image in the order of the file: where each begins, and its steps.
  private var passes: [(x: Int, y: Int, across: Int, down: Int)] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
  }

  /// The samples of all pixels, row by row, as numbers of the file's depth; nil for malformed data.
  private var samples: [UInt16]? {
    let channels = Self.channels[kind] ?? 1
    func rowBytes(_ pixels: Int) -> Int { (pixels * channels * depth + 7) / 8 }
    func count(_ length: Int, _ start: Int, _ step: Int) -> Int { max((length - start + step - 1) / step, 0) }
    let total = passes.reduce(0) {
      let columns = count(width, $1.x, $1.across)
      return columns == 0 ? $0 : $0 + (rowBytes(columns) + 1) * count(height, $1.y, $1.down)
    }
    guard let data = Inflater.expand(compressed, limit: total), data.count == total else { return nil }
    var samples = [UInt16](repeating: 0, count: width * height * channels)
    var place = 0
    for pass in passes {
      let columns = count(width, pass.x, pass.across)
      guard columns > 0 else { continue }
      let length = rowBytes(columns)
      var above = [UInt8](repeating: 0, count: length)
      for row in 0..<count(height, pass.y, pass.down) {
        var line = Array(data[place + 1..<place + 1 + length])
        guard unfilter(&line, above, data[place], max(channels * depth / 8, 1)) else { return nil }
        place += 1 + length
        for column in 0..<columns {
          let pixel = (pass.y + row * pass.down) * width + pass.x + column * pass.across
          for channel in 0..<channels {
            samples[pixel * channels + channel] = sample(line, column * channels + channel)
          }
        }
        above = line
      }
    }
    return samples
  }

  private func sample(_ line: [UInt8], _ index: Int) -> UInt16 {
    switch depth {
    case 16: return UInt16(line[index * 2]) << 8 | UInt16(line[index * 2 + 1])
    case 8: return UInt16(line[index])
    default:
      let bit = index * depth
      return UInt16(line[bit / 8] >> UInt8(8 - depth - bit % 8)) & ((1 << UInt16(depth)) - 1)
    }
  }

  /// Restores a row from its differences.
  private func unfilter(_ line: inout [UInt8], _ above: [UInt8], _ filter: UInt8, _ step: Int) -> Bool {
    guard filter <= 4 else { return false }
    for index in line.indices {
      let left = index >= step ? Int(line[index - step]) : 0
      let (up, corner) = (Int(above[index]), index >= step ? Int(above[index - step]) : 0)
      let guess: Int
      switch filter {
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      case 4:
        let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
        guess = a <= b && a <= c ? left : b <= c ? up : corner
      default: guess = 0
      }
      line[index] &+= UInt8(truncatingIfNeeded: guess)
    }
    return true
  }

  /// The image of samples: grays without alpha as such, others as red, green, blue and alpha.
  private func image(of samples: [UInt16]) -> CGImage? {
    let most = (1 << depth) - 1
    func byte(_ sample: UInt16) -> UInt8 { UInt8((Int(sample) * 255 + most / 2) / most) }
    func isKey(_ parts: ArraySlice<UInt16>) -> Bool {
      guard let transparency, transparency.count >= parts.count * 2 else { return false }
      return parts.enumerated().allSatisfy {
        Int($1) == Int(transparency[$0 * 2]) << 8 | Int(transparency[$0 * 2 + 1])
      }
    }
    var bytes: [UInt8] = []
    if kind == 0, transparency == nil {
      return image(samples.map(byte), 1, .none, isGray: true)
    }
    bytes.reserveCapacity(width * height * 4)
    let channels = Self.channels[kind] ?? 1
    for start in stride(from: 0, to: samples.count, by: channels) {
      let parts = samples[start..<start + channels]
      switch kind {
      case 0, 4:
        let gray = byte(samples[start])
        bytes += [gray, gray, gray, kind == 4 ? byte(samples[start + 1]) : isKey(parts) ? 0 : 255]
      case 3:
        let index = Int(samples[start])
        guard index * 3 + 2 < palette.count else { return nil }
        bytes += palette[index * 3..<index * 3 + 3]
        bytes.append(transparency.map { index < $0.count ? $0[index] : 255 } ?? 255)
      default:
        bytes += parts.prefix(3).map(byte)
        bytes.append(kind == 6 ? byte(samples[start + 3]) : isKey(parts) ? 0 : 255)
      }
    }
    let isOpaque = kind != 4 && kind != 6 && transparency == nil
    return image(bytes, 4, isOpaque ? .noneSkipLast : .last, isGray: false)
  }

  private func image(_ bytes: [UInt8], _ size: Int, _ alpha: CGImageAlphaInfo, isGray: Bool) -> CGImage {
    let layout = PixelLayout(
      bytesPerPixel: size, bytesPerRow: width * size, bitmapInfo: alpha.rawValue, isGray: isGray)
    return CGImage(
      width: width, height: height, content: .pixels(CGImage.Pixels(bytes: bytes, layout: layout)))
  }
}
