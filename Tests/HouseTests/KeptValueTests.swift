// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct KeptValueTests {
  @Test func `the page of kept values lists those that say so`() {
    expectNone(differences(in: .here), "Write the row as this says it; rows are in order of their types.")
  }

  @Test func `a public property that nothing reads says so`() {
    expectNone(
      unreadProperties(in: .here),
      "End its comment with: \(phrase) Or give it its effect, or leave it out: there are no stubs.")
  }

  @Test func `a row that differs from the comments is found`() {
    let text = """
      open class A {
        public enum Style { case plain }
        /// One.
        ///
        /// A kept value: it changes nothing here.
        open var one = 1
        /// Two.
        open var two = 2
      }
      extension B.C {
        /// Three.
        ///
        /// A kept value: it changes nothing here.
        @safe public var three: Int {
          get { 3 }
        }
      }
      """
    func found(_ page: String) -> [String] {
      differences(in: Repository([keptPage: page, "Sources/UIKit/A/A.swift": text])).map(\.text)
    }
    #expect(found("| `A` | `one` |\n| `B.C` | `three` |").isEmpty)
    #expect(found("| `A` | `one`, `two` |\n| `B.C` | `three` |") == ["expected | `A` | `one` |"])
    #expect(found("| `A` | `one` |") == ["expected | `B.C` | `three` |"])
    #expect(
      found("| `A` | `one` |\n| `B.C` | `three` |\n| `D` | `four` |") == [
        "no comment says so: | `D` | `four` |"
      ])
  }

  @Test func `a property that is set and copied, and that nothing reads, is found`() {
    let text = """
      open class A {
        open var one = 1
        open var two = 2 { didSet { setNeedsDisplay() } }
        open var three = 3
        /// A kept value: it changes nothing here.
        open var four = 4
        open var five: Int { 5 }
        public private(set) var six = 6
        var seven = 7
        open var eight = 8 {
          didSet { if eight != oldValue { changed() } }
        }
        init(one: Int, copying other: A) {
          self.one = one
          two = other.two // two
        }
      }
      """
    let reader = "func read(_ a: A) -> Int { a.three }"
    let repository = Repository(["Sources/UIKit/A/A.swift": text, "Sources/Tools/B/B.swift": reader])
    #expect(unreadProperties(in: repository).map(\.text) == ["nothing reads one", "nothing reads two"])
  }
}

private let keptPage = "Documentation/KeptValues.md"
private let phrase = "A kept value: it changes nothing here."
private let scope: Pattern =
  #"^ *(?:@[\w()]+ )*(?:\w+ )*(?:class|struct|protocol|enum|extension) (\w+(?:\.\w+)*)"#
private let property: Pattern =
  #"^ *(?:@[\w()]+ )*(?:(?:final|nonisolated|weak|unowned) )*(?:public|open) (?:(?:final|nonisolated|weak|unowned) )*var (\w+)"#

/// Where the page differs from the comments.
private func differences(in repository: Repository) -> [Finding] {
  var kept: [String: Set<String>] = [:]
  for group in ["System", "UIKit"] {
    for file in repository.files(in: "Sources/\(group)", ".swift") where file.contains(phrase) {
      var types: [(indentation: Int, name: String)] = []
      var isKept = false
      for line in file.lines(with: phrase, "class ", "struct ", "protocol ", "enum ", "extension ", "var ") {
        let (code, indentation) = (line.code, line.text.indentation)
        if line.text.hasSuffix(phrase) {
          isKept = true
        } else if let match = scope.firstMatch(in: code), !code.contains(" func ") {
          types.removeAll { $0.indentation >= indentation }
          types.append((indentation, match[1]))
        } else if isKept, let match = property.firstMatch(in: code) {
          types.removeAll { $0.indentation >= indentation }
          kept[types.map(\.name).joined(separator: "."), default: []].insert(match[1])
          isKept = false
        }
      }
    }
  }
  var rows = (repository[keptPage]?.lines ?? []).filter { $0.text.hasPrefix("| `") }
  var findings: [Finding] = []
  for (type, names) in kept.sorted(by: { $0.key < $1.key }) {
    let wanted = "| `\(type)` | \(names.sorted().map { "`\($0)`" }.joined(separator: ", ")) |"
    let row = rows.firstIndex { $0.text.hasPrefix("| `\(type)` |") }.map { rows.remove(at: $0) }
    if row?.text != wanted { findings.append(Finding(keptPage, row?.number ?? 1, "expected \(wanted)")) }
  }
  return findings + rows.map { Finding(keptPage, $0.number, "no comment says so: \($0.text)") }
}

/// Public stored properties without the phrase whose names nothing in the package reads.
///
/// Names are compared and not types, so that a property is only found if no other of its name is read.
private func unreadProperties(in repository: Repository) -> [Finding] {
  let readers = ["Ground", "System", "Testing", "UIKit", "Backends", "Tools"].flatMap {
    repository.files(in: "Sources/\($0)", ".swift")
  }.filter { !$0.path.contains("/TouchScene/") && !$0.stem.hasSuffix("+Coding") }
  // Most are read in their own module, so its files come first.
  let modules = Dictionary(grouping: readers, by: module(of:))
  var read: [String: Bool] = [:]
  var findings: [Finding] = []
  for file in repository.files(in: "Sources/System", ".swift")
    + repository.files(in: "Sources/UIKit", ".swift")
  {
    let declarations = file.lines(with: "public ", "open ").compactMap { line in
      property.firstMatch(in: line.code).map { (line: line, name: $0[1]) }
    }
    for (line, name) in declarations {
      let code = line.code
      // A getter computes the value, unless what the braces contain observes it.
      if code.contains("{"), !code.contains("didSet", "willSet", "{ }") {
        let next = file.line(line.number + 1)
        guard code.hasSuffix("{"), next.contains("didSet", "willSet") else { continue }
      }
      var above = line.number - 1
      while ["// ", "@"].contains(where: { file.line(above).trimmed.hasPrefix($0) }) { above -= 1 }
      if file.line(above).hasSuffix(phrase) { continue }
      let near = [file] + (modules[module(of: file)] ?? [])
      let isRead = read[name] ?? (near.contains { reads(name, $0) } || readers.contains { reads(name, $0) })
      read[name] = isRead
      if !isRead { findings.append(Finding(file, line.number, "nothing reads \(name)")) }
    }
  }
  return findings
}

/// The group and the module of a file.
private func module(of file: RepositoryFile) -> String {
  file.path.split(separator: "/").prefix(3).joined(separator: "/")
}

/// Whether a file reads a property of a name, apart from declaring, setting and copying it.
private func reads(_ name: String, _ file: RepositoryFile) -> Bool {
  guard file.contains(name) else { return false }
  let other = Pattern(
    #"\b\#(name):|(?:var|let|case|func) \#(name)\b|(?:[\w?!]+\.)*\b\#(name) = (?:[\w?!]+\.)*(?:\#(name)\b)?|"[^"\\]*""#
  )
  let word = Pattern(#"\b\#(name)\b"#)
  return file.lines(with: name).contains { line in
    let code = line.code
    guard code.hasWord(name), !code.hasWord("coder") else { return false }
    return word.matches(other.removed(from: code))
  }
}

extension StringProtocol {
  fileprivate func contains(_ words: String...) -> Bool { words.contains { range(of: $0) != nil } }
}
