// SPDX-License-Identifier: Apache-2.0

#if Cairo
  import CCairo
  import Foundation

  nonisolated extension Bitmap {
    /// The bitmap as a file in the format PNG.
    public var png: [UInt8] {
      let collected = ByteQueue()
      let surface = CairoSurface(self)
      let queue = unsafe Unmanaged.passUnretained(collected).toOpaque()
      withExtendedLifetime(collected) {
        _ = unsafe cairo_surface_write_to_png_stream(surface.handle, appendBytes, queue)
      }
      return collected.bytes
    }

    /// Reads a file in the format PNG; nil if it is none.
    public init?(png: [UInt8]) {
      let bytes = ByteQueue()
      bytes.bytes = png
      let queue = unsafe Unmanaged.passUnretained(bytes).toOpaque()
      let handle = unsafe withExtendedLifetime(bytes) {
        unsafe cairo_image_surface_create_from_png_stream(takeBytes, queue)
      }
      guard let handle = unsafe handle else { return nil }
      guard unsafe cairo_surface_status(handle) == CAIRO_STATUS_SUCCESS else {
        unsafe cairo_surface_destroy(handle)
        return nil
      }
      self = unsafe CairoSurface(adopting: handle).bitmap
    }
  }

  /// Bytes that the C library writes or reads in pieces.
  private nonisolated final class ByteQueue {
    var bytes: [UInt8] = []
    var position = 0
  }

  private nonisolated func appendBytes(
    _ queue: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
  ) -> cairo_status_t {
    guard let queue = unsafe queue, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
    let bytes = unsafe Unmanaged<ByteQueue>.fromOpaque(queue).takeUnretainedValue()
    unsafe bytes.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  private nonisolated func takeBytes(
    _ queue: UnsafeMutableRawPointer?, _ data: UnsafeMutablePointer<UInt8>?, _ count: UInt32
  ) -> cairo_status_t {
    guard let queue = unsafe queue, let data = unsafe data else { return CAIRO_STATUS_READ_ERROR }
    let bytes = unsafe Unmanaged<ByteQueue>.fromOpaque(queue).takeUnretainedValue()
    guard bytes.position + Int(count) <= bytes.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    for index in 0..<Int(count) { unsafe data[index] = bytes.bytes[bytes.position + index] }
    bytes.position += Int(count)
    return CAIRO_STATUS_SUCCESS
  }
#endif
