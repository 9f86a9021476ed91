// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Reads anything as what getevent prints.
func fuzzGetevent(_ input: UnsafeBufferPointer<UInt8>) {
  readAnyRecording(input, as: .getevent)
}
