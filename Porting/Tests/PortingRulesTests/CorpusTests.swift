// SPDX-License-Identifier: Apache-2.0
import Foundation
import PortingRules
import Testing

/// The controls in the folder Corpus, which are written as people write them for iOS.
struct CorpusTests {
  private static func controls(_ module: String) -> [Porter.File] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Corpus/Sources/\(module)/iOS").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      (try? String(contentsOfFile: folder.appending(path: name).path, encoding: .utf8)).map {
        Porter.File(path: name, text: $0)
      }
    }
  }

  @Test(arguments: [("ThirtyControls", 30), ("ConstrainedControls", 21)])
  func `the controls lose what only Objective-C has, and keep their lines`(module: String, count: Int) {
    let controls = Self.controls(module)
    #expect(controls.count == count)
    let result = Porter.port(controls)
    for (before, after) in zip(controls, result.files) {
      for word in ["@objc", "#selector", "#keyPath", "@IBOutlet", "UIKit.UIGestureRecognizerSubclass"] {
        #expect(!after.text.contains(word), "\(after.path) still has \(word)")
      }
      if !after.text.contains("#sourceLocation") {
        #expect(
          after.text.split(separator: "\n", omittingEmptySubsequences: false).count
            == before.text.split(separator: "\n", omittingEmptySubsequences: false).count, "\(after.path)")
      }
      #expect(Porter.syntaxErrors(in: after) == [])
    }
  }
}
