// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Reads anything as a recording of evemu.
func fuzzEvemu(_ input: UnsafeBufferPointer<UInt8>) {
  readAnyRecording(input, as: .evemu)
}
