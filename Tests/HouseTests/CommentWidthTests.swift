// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct CommentWidthTests {
  @Test func `a line of a comment has at most 110 columns`() {
    expectNone(wideComments(in: .here), "Wrap the comment; the formatter only wraps code.")
  }

  @Test func `a wide comment is found, unless it is the row of a table`() {
    let text = String(repeating: "b·", count: 53) + "b"
    let repository = Repository([
      "Sources/A.swift": "// \(text)\n// \(text)c\n/// \(text)\n  /// | \(text)c |\nlet a = 1 // \(text)\n",
      "Tests/A.swift": "// \(text)c",
      "Porting/Corpus/A.swift": "// \(text)c",
    ])
    #expect(
      wideComments(in: repository) == [
        Finding("Sources/A.swift", 2, "111 columns"), Finding("Sources/A.swift", 3, "111 columns"),
        Finding("Tests/A.swift", 1, "111 columns"),
      ])
  }
}

private let limit = 110

private func wideComments(in repository: Repository) -> [Finding] {
  // The corpus has the style of its authors.
  let files = repository.files(".swift").filter { !$0.path.hasPrefix("Porting/Corpus/") }
  return files.flatMap { file in
    file.lines(longerThan: limit).compactMap { line in
      guard let text = line.commentText, !text.hasPrefix("|"), line.text.count > limit else { return nil }
      return Finding(file, line.number, "\(line.text.count) columns")
    }
  }
}
