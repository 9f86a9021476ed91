// SPDX-License-Identifier: Apache-2.0

/// Reads anything as a log of frames.
func fuzzTouchLog(_ input: UnsafeBufferPointer<UInt8>) {
  readAnyRecording(input, as: .touchlog)
}
