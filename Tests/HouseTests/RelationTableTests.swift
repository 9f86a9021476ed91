// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct RelationTableTests {
  @Test func `whatever puts an object into one of its kind is in the table of relations`() {
    expectNone(
      missing(in: .here),
      "Refuse what would close a cycle, give it a way in Relation.swift and a row in \(table); or say there why it cannot."
    )
  }

  @Test func `a member that takes an object of its kind is found`() {
    let text = """
      open class UIView: UIResponder {
        open func addSubview(_ view: UIView) {}
        open func insertThing(
          _ thing: UIThing, at index: Int
        ) {}
        open var mask: UIView? {
          get { stored }
          set { stored = newValue }
        }
        open var things: [UIThing] = []
        open var parent: UIView? { stored }
        open weak var delegate: UIView?
        public private(set) var other: UIView?
        open var state: UIView.State = .none
        open var make: (UIView) -> Void = { _ in }
        func addQuietly(_ view: UIView) {}
        open func convert(_ point: CGPoint, to view: UIView?) {}
        open override func addThing(_ thing: UIThing) {}
      }
      open class UIThing: UIView {}
      extension UIThing {
        public func setThing(_ thing: UIThing?, animated: Bool) {}
        public func setColor(_ color: UIColor) {}
      }
      """
    func found(_ rows: String) -> [String] {
      missing(in: Repository(["Sources/UIKit/A/A.swift": text, table: rows])).map(\.text)
    }
    #expect(
      found("") == [
        "UIThing.setThing has no row", "UIView.addSubview has no row", "UIView.insertThing has no row",
        "UIView.mask has no row", "UIView.things has no row",
      ])
    #expect(
      found(
        #""UIThing.setThing": "UIView.addSubview": "UIView.insertThing": "UIView.mask": "UIView.things":"#
      )
      .isEmpty)
  }
}

private let table = "Tests/UIKit/TouchInterfaceTests/Relations/RelationTable.swift"

/// The classes whose objects can contain others of their kind.
private let roots: Set = [
  "UIView", "CALayer", "UIViewController", "UIDynamicBehavior", "CAAnimation", "CAEmitterCell",
  "UIMotionEffect",
  "UIMenuElement", "UIGestureRecognizer", "UIResponder", "UIPresentationController",
]
/// How the names of functions begin that put something into something.
private let verbs: Pattern =
  #"^(?:add|insert|set|push|present|show|replace|replacing|require|install|embed|append|attach|put)(?![a-z])"#
private let scope: Pattern =
  #"^ *(?:@[\w()]+ )*(?:\w+ )*(?:class|struct|protocol|enum|extension) (\w+(?:\.\w+)*)"#
private let subclass: Pattern = #"\bclass (\w+): (\w+)"#
private let property: Pattern =
  #"^ *(?:@[\w()]+ )*(?:final |nonisolated )*(?:public|open) (?:final |nonisolated )*var (\w+): ([^={]*)(.*)$"#
private let function: Pattern =
  #"^ *(?:@[\w()]+ )*(?:final |nonisolated )*(?:public|open) (?:final |nonisolated )*func (\w+)"#
private let setter: Pattern = #"^ *(?:set|didSet|willSet)\b"#
private let typeName: Pattern = #"(?<![.\w])[A-Z]\w*(?:\.\w+)*"#

/// Finds members that take objects of a kind that can contain its own, and that the table lacks.
private func missing(in repository: Repository) -> [Finding] {
  let rows = repository[table]?.text ?? ""
  let files =
    repository.files(in: "Sources/System", ".swift") + repository.files(in: "Sources/UIKit", ".swift")
  let kinds = kinds(in: files)
  func takes(_ types: String) -> Bool {
    typeName.matches(in: types).contains { kinds.contains($0[0]) }
  }
  var findings: [Finding] = []
  for file in files where file.contains("public ", "open ") {
    var types: [(indentation: Int, name: String)] = []
    let lines = file.lines
    for (index, line) in lines.enumerated() {
      let (code, indentation) = (line.code, line.text.indentation)
      guard code.contains(where: { $0 != " " }) else { continue }
      while let last = types.last, last.indentation >= indentation { types.removeLast() }
      if let match = scope.firstMatch(in: code), !code.contains("class func"), !code.contains("class var") {
        types.append((indentation, match[1]))
        continue
      }
      guard let owner = types.last?.name else { continue }
      var member: String?
      if let match = property.firstMatch(in: code), !match[2].contains("->"), takes(match[2]) {
        let body = match[3]
        let isSet =
          body.contains("didSet") || !body.contains("{")
          || body.hasSuffix("{") && hasSetter(lines[(index + 1)...], indentation)
        if isSet { member = match[1] }
      } else if let match = function.firstMatch(in: code), verbs.matches(match[1]) {
        let rest = lines[index...].prefix(8).map(\.code).joined(separator: " ")
        if let parameters = parameters(in: rest), takes(parameters) { member = match[1] }
      }
      if let member, !rows.contains("\"\(owner).\(member)\":") {
        findings.append(Finding(file, line.number, "\(owner).\(member) has no row"))
      }
    }
  }
  return findings.sorted { $0.text < $1.text }
}

/// The classes of these kinds, with their subclasses.
private func kinds(in files: [RepositoryFile]) -> Set<String> {
  let classes = files.flatMap { file in
    file.lines(with: "class ").flatMap { subclass.matches(in: $0.code) }.map { (name: $0[1], base: $0[2]) }
  }
  var kinds = roots
  while case let more = classes.filter({ kinds.contains($0.base) && !kinds.contains($0.name) }), !more.isEmpty
  {
    kinds.formUnion(more.map(\.name))
  }
  return kinds
}

/// Whether a property whose body begins above these lines can be set.
private func hasSetter(_ lines: ArraySlice<Line>, _ indentation: Int) -> Bool {
  for line in lines {
    if line.text.indentation <= indentation, line.code.contains("}") { return false }
    if setter.matches(line.code) { return true }
  }
  return false
}

/// The text between the first parenthesis and the one that closes it.
private func parameters(in text: String) -> String? {
  var (depth, found) = (0, "")
  for character in text {
    if character == "(" { depth += 1 }
    if depth > 0 { found.append(character) }
    if character == ")" {
      depth -= 1
      if depth == 0 { return found }
    }
  }
  return nil
}
