// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct LeftoverTests {
  @Test func `nothing is left to be done`() {
    expectNone(leftovers(in: .here), "Finish it, or write it down where a reader will look for it.")
  }

  @Test(arguments: marks) func `a mark of unfinished work is found`(mark: String) {
    let repository = Repository(["a.txt": "b\n# \(mark): c\n\(mark)s and \(mark)_\n", "a.png": "\(mark)\0"])
    #expect(leftovers(in: repository) == [Finding("a.txt", 2, "# \(mark): c")])
  }
}

// In two parts, so that this file has none.
private let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]

private func leftovers(in repository: Repository) -> [Finding] {
  repository.files.filter(\.isText).flatMap { file in
    file.lines(withAnyOf: marks).filter { line in marks.contains { line.text.hasWord($0) } }
      .map { Finding(file, $0.number, $0.text) }
  }
}
