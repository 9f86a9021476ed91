// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Reads anything as what evtest prints.
func fuzzEvtest(_ input: UnsafeBufferPointer<UInt8>) {
  readAnyRecording(input, as: .evtest)
}
