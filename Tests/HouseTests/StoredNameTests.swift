// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct StoredNameTests {
  @Test func `what stores an overridable property has its name behind the word stored`() {
    expectNone(
      otherNames(in: .here),
      "Code in the package reads the stored value, so that it calls no override: name it as CONTRIBUTING.md says."
    )
  }

  @Test func `another name for a stored value is found`() {
    let text = """
      open class A {
        open var isOn: Bool {
          get { on }
          set { on = newValue }
        }
        final var on = false
        open var view: View? { own }
        private final weak var own: View?
        @safe open var step: Double {
          @inline(__always) get { size }
        }
        final var size = 1.0 {
          didSet { changed() }
        }
        open override var layer: Layer { made }
        final let made = Layer()
      }
      """
    let findings = otherNames(in: Repository(["Sources/UIKit/A.swift": text]))
    #expect(
      findings.map(\.text) == [
        "isOn is stored in on, not in storedIsOn", "view is stored in own, not in storedView",
        "step is stored in size, not in storedStep", "layer is stored in made, not in storedLayer",
      ])
  }

  @Test func `a value that is computed, or in a state, may have any name`() {
    let text = """
      open class A {
        open var isOn: Bool {
          get { storedIsOn }
          set { storedIsOn = newValue }
        }
        final var storedIsOn = false
        open var margins: Insets { marginsInEffect }
        final var marginsInEffect: Insets {
          state.margins
        }
        open var count: Int { views.count }
        final var views: [View] = []
        open var isEmpty: Bool { true }
        public var size: Size { kept }
        final var kept = Size.zero
        open var insets: Insets { innerInsets }
        open var innerInsets = Insets.zero
        open var window: Window? { parent }
        final var parent: Window? { state.parent }
      }
      """
    #expect(otherNames(in: Repository(["Sources/UIKit/A.swift": text])).isEmpty)
  }
}

/// Values that have another name for a reason.
private let known: KeyValuePairs = [
  "UIViewController.loadedView": "It stores what both `view` and `viewIfLoaded` return."
]

private let whole: Pattern = #"^ *(?:@[\w()]+ )*open (?:override )?var (\w+): [^={]+ \{ (\w+) \}$"#
private let opened: Pattern = #"^ *(?:@[\w()]+ )*open (?:override )?var (\w+): [^={]+ \{$"#
private let getter: Pattern = #"^ *(?:@[\w()]+ )*get \{ (\w+) \}$"#

/// Finds open properties that return a stored property of their file with another name than theirs.
private func otherNames(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  for file in repository.files(in: "Sources/System", ".swift")
    + repository.files(in: "Sources/UIKit", ".swift")
  {
    for line in file.lines(with: "open var ", "open override var ") {
      var match = whole.firstMatch(in: line.code).map { (property: $0[1], value: $0[2]) }
      if match == nil, let first = opened.firstMatch(in: line.code),
        let next = getter.firstMatch(in: file.line(line.number + 1))
      {
        match = (first[1], next[1])
      }
      guard let (property, value) = match, isStored(value, in: file) else { continue }
      let wanted = "stored" + property.prefix(1).uppercased() + property.dropFirst()
      if value != wanted, !known.contains(where: { $0.key == "\(file.stem).\(value)" }) {
        findings.append(Finding(file, line.number, "\(property) is stored in \(value), not in \(wanted)"))
      }
    }
  }
  return findings
}

/// Whether a file declares a stored property of a name: without a body, or with observers.
private func isStored(_ name: String, in file: RepositoryFile) -> Bool {
  let declaration = Pattern(#"^ *(?:(?:@|[a-z])[\w()]* )*(?:var|let) \#(name)\b(.*)$"#)
  return file.lines(with: "var \(name)", "let \(name)").contains { line in
    // A public property that another returns is a value in its own right.
    guard let match = declaration.firstMatch(in: line.code), !line.code.hasWord("open"),
      !line.code.hasWord("public")
    else { return false }
    if match[1].contains(" = ") || !match[1].contains("{") { return true }
    let observers = ["didSet", "willSet"]
    return observers.contains { match[1].contains($0) || file.line(line.number + 1).contains($0) }
  }
}
