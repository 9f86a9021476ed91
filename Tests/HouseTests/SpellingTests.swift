// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct SpellingTests {
  @Test func `words have American spelling`() {
    expectNone(britishWords(in: .here), "Use the American spelling: color, gray, center, behavior, neighbor.")
  }

  @Test(arguments: stems) func `a British word is found`(stem: String) {
    let word = stem.prefix(1).uppercased() + stem.dropFirst() + "s"
    let repository = Repository([
      "A.swift": "let a = 1\n// Two \(stem)s\n", "a.md": "\(word).\n",
      "Porting/Corpus/A.swift": "// \(stem)\n",
    ])
    #expect(
      britishWords(in: repository) == [
        Finding("A.swift", 2, "// Two \(stem)s"), Finding("a.md", 1, "\(word)."),
      ])
  }

  @Test func `the name of a product is not a word`() {
    #expect(britishWords(in: Repository(["a.md": "KIF, EarlGrey and Detox\n"])).isEmpty)
  }
}

// In two parts, so that this file has none.
private let stems = [
  "col" + "our", "gr" + "ey", "neigh" + "bour", "behavi" + "our", "cen" + "tre", "cen" + "terd",
  "trave" + "lled",
  "millime" + "tre", "recogni" + "se", "standardi" + "se", "summari" + "se", "signa" + "lled", "fav" + "our",
  "licen" + "ce",
]

private func britishWords(in repository: Repository) -> [Finding] {
  // The corpora have the words of their authors.
  let files = repository.files.filter { file in
    file.isText && !["Porting/Corpus/", "Fuzzing/Corpus/"].contains { file.path.hasPrefix($0) }
  }
  let marks = stems.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst()] }
  return files.flatMap { file in
    file.lines(withAnyOf: marks).filter { line in
      let text = line.text.replacingOccurrences(of: "earlgr" + "ey", with: "", options: .caseInsensitive)
      return marks.contains { text.contains($0) }
    }.map { Finding(file, $0.number, $0.text) }
  }
}
