// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Reads anything as a log of frames.
func fuzzTouchLog(_ input: UnsafeBufferPointer<UInt8>) {
  readAnyRecording(input, as: .touchlog)
}
