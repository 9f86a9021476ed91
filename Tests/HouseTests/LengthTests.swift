// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct LengthTests {
  @Test func `a file in Sources has at most 600 lines`() {
    expectNone(
      longFiles(in: .here, limit: 600), "A file in Sources holds one idea in at most 600 lines: split it.")
  }

  /// Prints them, and never fails: whether a file of this length holds one idea is for a reader to say.
  @Test func `files of more than 300 lines are listed`() {
    for finding in longFiles(in: .here, limit: 300, exempt: []) { print(finding) }
  }

  @Test func `an exempt file exists`() {
    let missing = overridable(in: .here).filter { Repository.here[$0] == nil }
    #expect(missing.isEmpty, "There is no such file any more: take it from the list.")
  }

  @Test func `a line too many is found, unless UIKit dictates the members of the class`() {
    let text = String(repeating: "\n", count: 601)
    let repository = Repository([
      "Sources/Core/A/B.swift": text, "Sources/Core/A/C.swift": String(text.dropLast()),
      "Sources/System/TouchCore/Views/UIView.swift": text, "Tests/A.swift": text,
    ])
    #expect(longFiles(in: repository, limit: 600) == [Finding("Sources/Core/A/B.swift", 601, "601 lines")])
    #expect(longFiles(in: repository, limit: 300, exempt: []).count == 3)
  }
}

/// The files of classes whose overridable members UIKit dictates.
///
/// Swift allows overriding only members in the body of a class, so these files are as long as UIKit makes
/// them.
private func overridable(in repository: Repository) -> [String] {
  let core = repository.module("TouchCore")
  return ["\(core)/Views/Layers/CALayer.swift", "\(core)/Views/UIView.swift"]
}

private func longFiles(in repository: Repository, limit: Int, exempt: [String]? = nil) -> [Finding] {
  let exempt = exempt ?? overridable(in: repository)
  return repository.files(in: "Sources", ".swift").filter { !exempt.contains($0.path) }.compactMap { file in
    let count = file.lineCount
    return count > limit ? Finding(file, count, "\(count) lines") : nil
  }
}
