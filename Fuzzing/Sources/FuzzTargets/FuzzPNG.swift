// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics
import TouchRaster

/// Reads anything as a picture in the format PNG.
///
/// Whatever the bytes are, reading ends; and a picture that is read is the same when it is written and read
/// again. No fuzzer finds checksums, so the bytes are also read as the header and the data of a file with the
/// right ones.
func fuzzPNG(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = Array(input)
  check(bytes)
  guard bytes.count > 5 else { return }
  let rest = Array(bytes[5...])
  check(file(header: bytes, compressed: rest))
  check(file(header: bytes, compressed: stored(rest)))
}

private func check(_ bytes: [UInt8]) {
  guard let picture = UIImage(data: Data(bytes)) else { return }
  guard let written = picture.pngData() else { preconditionFailure("a picture that was read is not written") }
  guard let again = UIImage(data: written) else { preconditionFailure("a written picture is not read") }
  precondition(again.size == picture.size, "a written picture has another size")
  precondition(again.pngData() == written, "a picture says something else when it is read again")
}

/// A file whose header follows from five bytes: width, height, depth, kind of color, and what else there is.
private func file(header: [UInt8], compressed: [UInt8]) -> [UInt8] {
  let (width, height, extras) = (header[0], header[1], header[4])
  let depth: UInt8 = [1, 2, 4, 8, 16][Int(header[2]) % 5]
  let kind: UInt8 = [0, 2, 3, 4, 6][Int(header[3]) % 5]
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  file += chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, depth, kind, 0, 0, extras & 1])
  if extras & 2 != 0 { file += chunk("PLTE", Array(header.prefix(Int(extras >> 4) * 3))) }
  if extras & 4 != 0 { file += chunk("tRNS", Array(header.prefix(Int(extras >> 4)))) }
  // The data of a picture may be in several chunks.
  let middle = extras & 8 != 0 ? compressed.count / 2 : compressed.count
  file += chunk("IDAT", Array(compressed[..<middle]))
  if middle < compressed.count { file += chunk("IDAT", Array(compressed[middle...])) }
  return file + chunk("IEND", [])
}

/// The bytes as a zlib stream that does not compress them.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  let count = UInt16(truncatingIfNeeded: bytes.count)
  var (low, high): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  var stream: [UInt8] = [0x78, 0x01, 0x01]
  stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
  return stream + bytes + bigEndian(high << 16 | low)
}

private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let checked = Array(name.utf8) + content
  var sum = UInt32.max
  for byte in checked {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
  }
  return bigEndian(UInt32(content.count)) + checked + bigEndian(~sum)
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
}
