// SPDX-License-Identifier: Apache-2.0
// Every build of the package compiles and links this tool, also for those who use only the touch core. The C
// library is enough for it, and the build is one to two seconds shorter than with Foundation.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Foundation
#endif

/// Why no source can be written.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The content of a file.
func text(of path: String) throws -> String {
  guard let file = fopen(path, "rb") else { throw Refusal("\(path) cannot be read") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
  guard ferror(file) == 0 else { throw Refusal("\(path) cannot be read to its end") }
  guard let text = String(validating: bytes, as: UTF8.self) else { throw Refusal("\(path) is not UTF-8") }
  return text
}

/// Replaces the content of a file.
func write(_ text: String, to path: String) throws {
  guard let file = fopen(path, "wb") else { throw Refusal("\(path) cannot be written") }
  let bytes = Array(text.utf8)
  let count = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, count == bytes.count else { throw Refusal("\(path) cannot be written to its end") }
}

/// Ends the tool.
func end(_ status: Int32) -> Never { exit(status) }

/// A text as a Swift literal, one line of it a line.
func literal(_ text: String, indent: String) -> String {
  // As many signs as it takes for nothing in the text to end the literal or to be an escape.
  var signs = "#"
  while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return "\(signs)\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : "\(indent)\($0)\n" }.joined()
    + "\(indent)\"\"\"\(signs)"
}
