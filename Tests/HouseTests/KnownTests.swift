// SPDX-License-Identifier: Apache-2.0

/// What tests something in the repository, by the names that pages and comments use.
struct KnownTests {
  private let repository: Repository
  /// The names of tests that are sentences.
  private let sentences: Set<String>
  /// The files and folders in `Tests`, without suffixes.
  private let stems: Set<String>
  private let figures: [String]

  init(in repository: Repository) {
    self.repository = repository
    let files =
      repository.files(in: "Tests", ".swift") + repository.files(in: "Porting/Tests", ".swift")
    sentences = Set(
      files.flatMap { file in
        file.lines(with: "func `").compactMap { $0.text.after("func `")?.before("`") }
      })
    stems = Set(files.map(\.stem)).union(files.flatMap { $0.folder.split(separator: "/").map(String.init) })
    figures = repository["Benchmarks/thresholds.txt"]?.lines.map(\.text) ?? []
  }

  /// Whether a test has this sentence as its name.
  func hasSentence(_ name: String) -> Bool { sentences.contains(name) }

  /// Whether there is a test, a file of tests, a fuzz target, a figure of the gate or a script of this name.
  func contains(_ name: String) -> Bool {
    sentences.contains(name) || stems.contains(name)
      || repository[name.before(" ")] != nil
      || repository.exists("Fuzzing/Sources/FuzzTargets/\(name).swift")
      || figures.contains { $0.hasPrefix(name + " ") }
  }

  /// Whether there is a file, a folder or a type of this name in `Tests`.
  func hasSuite(_ name: String) -> Bool {
    if stems.contains(name) { return true }
    let declarations = ["struct ", "class ", "enum ", "extension "].map { $0 + name }
    return repository.files(in: "Tests", ".swift").contains { file in
      file.lines(withAnyOf: declarations).contains { line in declarations.contains { line.text.hasWord($0) } }
    }
  }
}
