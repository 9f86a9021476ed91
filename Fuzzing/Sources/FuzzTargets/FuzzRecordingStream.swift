// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Reads anything as a recording that comes through a pipe; the first byte says in pieces of which size.
///
/// Whatever the bytes are, the pieces make no difference: the same frames come, and the same failure.
func fuzzRecordingStream(_ input: UnsafeBufferPointer<UInt8>) {
  guard let first = input.first else { return }
  let bytes = Array(input.dropFirst())
  if bytes.count < 1 << 16 {
    precondition(
      reading(bytes, by: Int(first) % 64 + 1) == reading(bytes, by: bytes.count),
      "the pieces make a difference")
  } else {
    _ = reading(bytes, by: 1 << 16, keepsFrames: false)
  }
}

/// What reading gave.
private struct Reading: Equatable {
  var frames: [DigitizerFrame] = []
  var header: TouchLog.Header?
  var failure: RecordingFailure?
  var notes: [RecordingNote] = []
}

private func reading(_ bytes: [UInt8], by size: Int, keepsFrames: Bool = true) -> Reading {
  var stream = RecordingStream(file: "fuzz")
  var reading = Reading()
  var balance = Balance()
  var frames: [DigitizerFrame] = []
  func keep() {
    for frame in frames { balance.take(frame) }
    if keepsFrames { reading.frames += frames }
    frames.removeAll(keepingCapacity: true)
  }
  do throws(RecordingFailure) {
    var place = 0
    while place < bytes.count {
      let end = min(place + max(size, 1), bytes.count)
      try stream.read(Array(bytes[place..<end]), into: &frames)
      keep()
      place = end
    }
    try stream.finish(into: &frames)
  } catch {
    reading.failure = error
  }
  keep()
  reading.header = stream.header
  reading.notes = stream.notes
  return reading
}
