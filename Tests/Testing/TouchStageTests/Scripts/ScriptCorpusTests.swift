// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchStage

/// The scripts from which fuzzing starts, in `Fuzzing/Corpus/FuzzScripts`.
@Suite struct ScriptCorpusTests {
  @Test func `every line of the fuzzed scripts prints as something that reads back as the same`() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "Fuzzing/Corpus/FuzzScripts")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let script = try? Script(text) else { continue }
      for line in text.lines {
        guard let script = try? Script(String(line)) else { continue }
        #expect(try Script(script.description) == script, "\(line) prints as \(script.description)")
      }
      #expect(try Script(script.description) == script, "\(file.lastPathComponent)")
    }
  }
}
