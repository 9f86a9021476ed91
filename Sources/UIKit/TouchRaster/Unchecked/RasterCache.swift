// SPDX-License-Identifier: Apache-2.0
private import Synchronization
import TouchGraphics

/// The pixels of the images that were asked for last, so that code which asks for one pixel after another
/// does not draw an image each time.
///
/// It keeps no image alive, and is limited by the bytes of the pixels.
enum RasterCache {
  private struct Entry {
    weak var image: CGImage?
    let raster: RasterImage
    var data: KeptData?
  }

  /// Bytes that code has been given; they are not changed any more.
  struct KeptData: @unchecked Sendable {
    let data: NSData
  }

  private static let greatestCost = 1 << 26
  private static let greatestCount = 16
  private static let entries = Mutex<[Entry]>([])

  /// The pixels of an image, if they are kept.
  static func raster(of image: CGImage) -> RasterImage? {
    entries.withLock { entries in entries.first { $0.image === image }?.raster }
  }

  /// Keeps the pixels of an image.
  static func keep(_ raster: RasterImage, of image: CGImage) {
    entries.withLock { entries in
      entries.removeAll { $0.image == nil || $0.image === image }
      entries.append(Entry(image: image, raster: raster))
      var cost = entries.reduce(0) { $0 + $1.raster.cost }
      while entries.count > greatestCount || (cost > greatestCost && entries.count > 1) {
        cost -= entries.removeFirst().raster.cost
      }
    }
  }

  /// The bytes of an image, which are made once.
  ///
  /// Code that takes their address often holds only the address. While they are kept they stay where they
  /// are.
  static func data(of image: CGImage, _ make: () -> [UInt8]) -> NSData {
    if let kept = entries.withLock({ entries in entries.first { $0.image === image }?.data }) {
      return kept.data
    }
    let data = KeptData(data: NSData(data: Data(make())))
    entries.withLock { entries in
      if let index = entries.firstIndex(where: { $0.image === image }) { entries[index].data = data }
    }
    return data.data
  }
}
