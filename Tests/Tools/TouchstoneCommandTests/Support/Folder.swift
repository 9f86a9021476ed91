// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A temporary folder that exists while a test holds it.
final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: self(name)))
  }

  /// Writes a text.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// What is in a file; nil if there is none.
  func text(_ name: String) -> String? { try? String(contentsOfFile: self(name), encoding: .utf8) }

  /// A text without the path of the folder.
  func plain(_ text: String) -> String { text.replacing("\(path)/", with: "") }
}
