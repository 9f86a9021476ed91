// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ClassListTests {
  @Test func `the doctor lists classes of UIKit in one table`() {
    expectNone(
      lists(in: .here),
      "What is known about a class stands in its row of KnownClass+Rows.swift: add a role, and ask for that.")
  }

  @Test func `a list of classes is found where it begins`() {
    let text = """
      let a: Set<String> = [
        "UIView", "UILabel", // "UIButton"
        "_UISegment",
      ]
      let b = ["x": "UIView", "y": "UILabel", "z": "UIButton"]
      let c = [("A", ["UIView", "UILabel"]), ("B", ["UIButton"])]
      """
    let repository = Repository(["Sources/Doctor/A/A.swift": text])
    #expect(lists(in: repository).map(\.line) == [1, 5, 6])
  }

  @Test func `two classes, other texts, the table and other modules are fine`() {
    let list = #"let a = ["UIView", "UILabel", "UIButton"]"#
    let others = ##"""
      let a = ["UIView", "UILabel"]
      let b = ["UI", "_UI", "a UIView", "UIKB", "UIView [", "UILabel"]
      let c = b["UIView"] ?? b["UILabel"] ?? b["UIButton"]
      let d = "[\"UIView\", \"UILabel\", \"UIButton\"]"
      let e = """
        [[
        """
      let f = ["UIView", "UILabel"] + ["UIButton"]
      """##
    let repository = Repository([
      "Sources/Doctor/A/A.swift": others, "Sources/Doctor/TouchSnapshot/Classes/B.swift": list,
      "Sources/Tools/C.swift": list,
    ])
    #expect(lists(in: repository).isEmpty)
  }
}

/// A text without line breaks, or a bracket outside of texts.
private let token: Pattern = #""(?:[^"\\]|\\.)*"|//|\[|\]"#
/// The name of a class of UIKit as a whole text, public or private.
private let className: Pattern = #"^"_?UI[A-Z][a-z]\w+"$"#

/// Finds literals in the doctor with three or more names of classes of UIKit, in nested literals as well.
private func lists(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  for file in repository.files(in: "Sources/Doctor", ".swift") {
    // Rules about code are in a module that uses no other.
    let isTable =
      file.path.hasPrefix("Sources/Doctor/TouchSnapshot/Classes/")
      || file.path == "Sources/Doctor/TouchSource/Code/TouchClasses.swift"
    guard !isTable, file.contains("\"UI", "\"_UI") else {
      continue
    }
    var open: [(line: Int, count: Int)] = []
    var isInText = false
    for line in file.lines(with: "\"", "[", "]") {
      if line.text.contains(#""""""#) { isInText.toggle() }
      if isInText { continue }
      scan: for match in token.matches(in: line.text) {
        switch match[0] {
        case "//": break scan
        case "[": open.append((line.number, 0))
        case "]":
          guard let list = open.popLast() else { continue }
          if let outer = open.indices.last {
            open[outer].count += list.count
          } else if list.count > 2 {
            findings.append(Finding(file, list.line, "a list of \(list.count) classes of UIKit"))
          }
        default:
          if let inner = open.indices.last, className.matches(match[0]) { open[inner].count += 1 }
        }
      }
    }
  }
  return findings
}
