// SPDX-License-Identifier: Apache-2.0

/// Reads anything as what getevent prints.
func fuzzGetevent(_ input: UnsafeBufferPointer<UInt8>) {
  readAnyRecording(input, as: .getevent)
}
