// SPDX-License-Identifier: Apache-2.0
import SourceReading

/// Reads anything as what follows the first line of an index of code.
///
/// What is read is written and read again without a change, and rules are asked about all of it.
func fuzzSourceIndex(_ input: UnsafeBufferPointer<UInt8>) {
  guard let text = IndexText.rewritten(Array(IndexText.head.utf8) + input) else { return }
  precondition(IndexText.rewritten(text) == text, "an index that is written is read as another one")
  precondition(IndexText.findings(in: text) != nil, "an index that is written cannot be read")
}
