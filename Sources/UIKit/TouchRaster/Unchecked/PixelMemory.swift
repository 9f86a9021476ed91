// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Memory that holds the pixels of a bitmap: its own, or the caller's.
///
/// It reads and writes whole rows with checked bounds. Memory of the caller must have `bytesPerRow * height`
/// bytes and stay valid as long as the context that draws into it is used, as `CGContext` documents it.
@safe final class PixelMemory {
  /// The address of the first row.
  let start: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let layout: PixelLayout
  private let isOwn: Bool
  private let kind: PixelLayout.Kind
  private let isWorking: Bool

  /// Uses the caller's memory, or takes memory in which every byte is 0; nil for a size that cannot be had.
  init?(_ memory: UnsafeMutableRawPointer?, width: Int, height: Int, layout: PixelLayout) {
    guard canMakeBitmap(width: width, height: height, bytesPerRow: layout.bytesPerRow),
      width <= layout.bytesPerRow / layout.bytesPerPixel
    else { return nil }
    (self.width, self.height, self.layout) = (width, height, layout)
    kind = layout.kind
    isWorking = kind == .color(red: 0, green: 1, blue: 2, alpha: 3) && !layout.isStraight
    if let memory = unsafe memory {
      unsafe start = memory
      isOwn = false
    } else {
      guard let own = unsafe calloc(height, layout.bytesPerRow) else { return nil }
      unsafe start = own
      isOwn = true
    }
  }

  /// Takes memory in which every byte is 0; nil for a size that cannot be had.
  convenience init?(width: Int, height: Int, layout: PixelLayout) {
    unsafe self.init(nil, width: width, height: height, layout: layout)
  }

  deinit {
    if isOwn { unsafe free(start) }
  }

  /// Reads the pixels of a part of a row into the beginning of a list.
  func load(row: Int, from x: Int, count: Int, into pixels: inout [Pixel]) {
    precondition(row >= 0 && row < height && x >= 0 && count >= 0 && x + count <= width)
    let (size, kind) = (layout.bytesPerPixel, kind)
    let bytes = unsafe start + row * layout.bytesPerRow + x * size
    if isWorking {
      for index in 0..<count {
        pixels[index] = UInt32(
          littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      return
    }
    for index in 0..<count {
      pixels[index] = layout.decoded(kind) {
        unsafe bytes.load(fromByteOffset: index * size + $0, as: UInt8.self)
      }
    }
  }

  /// Writes the first pixels of a list to a part of a row.
  func store(row: Int, from x: Int, count: Int, _ pixels: [Pixel]) {
    precondition(row >= 0 && row < height && x >= 0 && count >= 0 && x + count <= width)
    let (size, kind) = (layout.bytesPerPixel, kind)
    let bytes = unsafe start + row * layout.bytesPerRow + x * size
    if isWorking {
      for index in 0..<count {
        unsafe bytes.storeBytes(of: pixels[index].littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
      return
    }
    for index in 0..<count {
      layout.encode(pixels[index], kind) {
        unsafe bytes.storeBytes(of: $1, toByteOffset: index * size + $0, as: UInt8.self)
      }
    }
  }

  /// All pixels, row by row from the top.
  var pixels: [Pixel] {
    var (all, row) = ([Pixel](), [Pixel](repeating: 0, count: width))
    all.reserveCapacity(width * height)
    for y in 0..<height {
      load(row: y, from: 0, count: width, into: &row)
      all += row
    }
    return all
  }

  /// A copy of the bytes.
  var bytes: [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: layout.bytesPerRow * height))
  }
}
