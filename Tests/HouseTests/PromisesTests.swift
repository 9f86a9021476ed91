// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct PromisesTests {
  @Test func `a promise is tested`() {
    expectNone(
      untestedPromises(in: .here),
      "A promise without a test is none: name what tests it, as it is called. See Documentation/Promises.md.")
  }

  @Test func `a promise without a test, or with one that does not exist, is found`() {
    let repository = Repository([
      page: """
      | promise | tested by |
      |---|---|
      | One. | a test |
      | Two `a`. | `a sentence`, `no sentence` |
      | Three. | `FuzzOne`, `SomeTests`, `a-figure`, `Scripts/a.sh --all`, `Scripts/b.sh` |
      """,
      "Tests/ATests/SomeTests.swift": "@Test func `a sentence`() {}",
      "Benchmarks/thresholds.txt": "a-figure 12", "Fuzzing/Sources/FuzzTargets/FuzzOne.swift": "",
      "Scripts/a.sh": "",
    ])
    #expect(
      untestedPromises(in: repository) == [
        Finding(page, 3, "no test is named"), Finding(page, 4, "there is no test: no sentence"),
        Finding(page, 5, "there is no test: Scripts/b.sh"),
      ])
  }
}

private let page = "Documentation/Promises.md"

/// Every row ends with tests, fuzz targets, figures or scripts that exist.
private func untestedPromises(in repository: Repository) -> [Finding] {
  let tests = KnownTests(in: repository)
  guard let file = repository[page] else { return [] }
  let rows = file.lines.filter {
    $0.text.hasPrefix("|") && !$0.text.hasPrefix("|---") && !$0.text.hasPrefix("| promise |")
  }
  return rows.flatMap { row in
    let names = row.text.dropLast().split(separator: "|").last?.quoted ?? []
    if names.isEmpty { return [Finding(file, row.number, "no test is named")] }
    return names.filter { !tests.contains($0) }.map { Finding(file, row.number, "there is no test: \($0)") }
  }
}
