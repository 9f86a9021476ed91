// SPDX-License-Identifier: Apache-2.0
import PortingRules

/// Ports anything, and traps if what comes out is less of a program than what went in.
///
/// Code that the parser accepts is accepted afterwards, too, and porting it again changes nothing.
func fuzzPorter(_ input: UnsafeBufferPointer<UInt8>) {
  let source = Porter.File(path: "Input.swift", text: String(decoding: input, as: UTF8.self))
  let result = Porter.port([source])
  let lines = source.text.split(omittingEmptySubsequences: false) { $0.isNewline }.count
  for remark in result.remarks {
    precondition((1...lines).contains(remark.line), "a remark is about line \(remark.line) of \(lines)")
  }
  guard Porter.syntaxErrors(in: source).isEmpty else { return }
  for ported in result.files {
    precondition(Porter.syntaxErrors(in: ported).isEmpty, "porting made code that does not parse")
    precondition(Porter.port([ported]).files == [ported], "porting again changes what was ported")
  }
}
