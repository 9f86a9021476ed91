// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Reads objects of a scene by the tables of their fields, and reports everything that is wrong.
nonisolated struct SceneReader {
  let text: SourceText
  private var found: [(offset: Int, message: String)] = []
  /// How many objects were read.
  var objects = 0
  /// The sums of the numbers whose sum is limited.
  var sums: [InputLimit: Double] = [:]
  /// Called for each object, when it is read and when it is assembled.
  var pausing: () -> Void = {}
  private var fieldsOfClasses: [String: [SceneField]] = [:]
  private var namesOfClasses: [SceneObject: [String]] = [:]
  private var structures: [SceneObject: Set<String>] = [:]

  init(text: SourceText) {
    self.text = text
  }

  // MARK: Issues

  /// Reports an error.
  mutating func report(_ message: String, at offset: Int) {
    found.append((offset, message))
  }

  /// Whether there are so many errors that more of them would not help.
  var isFull: Bool { found.count >= 200 }

  /// All errors, in the order of the file; nil if there are none.
  var error: SceneError? {
    guard !found.isEmpty else { return nil }
    let sorted = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var issues = sorted.prefix(SceneError.limit).map {
      SceneError.Issue(position: position(of: $0.element.offset), message: $0.element.message)
    }
    if sorted.count > issues.count, let next = sorted.dropFirst(issues.count).first {
      issues.append(
        SceneError.Issue(
          position: position(of: next.element.offset),
          message:
            "and \(isFull ? "many" : "\(sorted.count - issues.count)") more; these are shown when those above are mended"
        ))
    }
    return SceneError(issues: issues)
  }

  /// The line and column of an offset, as editors count them.
  func position(of offset: Int) -> SourcePosition {
    let (line, column) = text.lineAndColumn(at: offset)
    return SourcePosition(file: text.file, line: line, column: column)
  }

  // MARK: Objects

  /// Reads an object; anything wrong in it is reported and left out.
  mutating func record(_ node: JSONNode, of object: SceneObject) -> SceneRecord {
    pausing()
    var record = SceneRecord(object: object, offset: node.offset)
    guard let members = node.members else {
      report("a \(object.rawValue) is an object in braces, not \(node.kind)", at: node.offset)
      return record
    }
    guard !isFull, countsObject(at: node.offset) else { return record }
    record.className = className(node, of: object)
    // The fields of an unknown class cannot be checked.
    guard record.className != nil || !object.hasClass else { return record }
    for repeated in node.repeatedMembers where !isFull {
      report("“\(repeated.name)” is said a second time in this \(object.rawValue)", at: repeated.offset)
    }
    let fields = fields(of: object, className: record.className)
    for member in members where !isFull && !fields.contains(where: { $0.name == member.name }) {
      report(unknown(member.name, object, record.className, fields), at: member.offset)
    }
    for field in fields {
      guard let member = members.first(where: { $0.name == field.name }) else { continue }
      if let content = content(member.value, field.type, field.name) {
        record.members.append(SceneMember(field: field, node: member.value, content: content))
      }
    }
    for name in object.required where node[name] == nil && name != "class" {
      report("this \(object.rawValue) has no “\(name)”", at: node.offset)
    }
    return record
  }

  private mutating func fields(of object: SceneObject, className: String?) -> [SceneField] {
    let key = object.rawValue + " " + (className ?? "")
    if let known = fieldsOfClasses[key] { return known }
    let fields = object.fields(ofClass: className)
    fieldsOfClasses[key] = fields
    return fields
  }

  private mutating func names(of object: SceneObject) -> [String] {
    if let known = namesOfClasses[object] { return known }
    let names = SceneClasses.names(of: object)
    namesOfClasses[object] = names
    return names
  }

  /// The names of the fields of an object that are more than properties.
  mutating func structure(of object: SceneObject) -> Set<String> {
    if let known = structures[object] { return known }
    let names = Set(object.structure.map(\.name))
    structures[object] = names
    return names
  }

  private mutating func className(_ node: JSONNode, of object: SceneObject) -> String? {
    guard object.hasClass else { return nil }
    let names = names(of: object)
    guard let said = node["class"] else {
      if object.defaultClass == nil {
        report("this \(object.rawValue) has no “class”: one of \(Words.choice(names))", at: node.offset)
      }
      return object.defaultClass
    }
    guard let name = said.string else {
      report("“class” is the name of a class in quotes, not \(said.kind)", at: said.offset)
      return nil
    }
    if names.contains(name) { return name }
    let kind = object == .view ? "views" : object.rawValue + "s"
    let suggestion = Words.suggestion(for: name, among: names)
    let known = suggestion.isEmpty ? "; there are \(Words.list(names))" : suggestion
    report("scenes have no class “\(name)” for \(kind)\(known)", at: said.offset)
    return nil
  }

  private func unknown(
    _ name: String, _ object: SceneObject, _ className: String?, _ fields: [SceneField]
  ) -> String {
    let owner = className ?? "a \(object.rawValue)"
    let beginning = "“\(name)” is no field of \(owner)"
    if let others = others(with: name, object) { return beginning + "; only of " + Words.list(others) }
    let suggestion = Words.suggestion(for: name, among: fields.map(\.name))
    guard suggestion.isEmpty else { return beginning + suggestion }
    return beginning + "; it has " + Words.list(fields.map(\.name).filter { $0 != "$schema" })
  }

  /// The classes that have a field, if there are any.
  private func others(with name: String, _ object: SceneObject) -> [String]? {
    let classes = SceneClasses.all(of: object).filter { $0.fields.contains { $0.name == name } }
    return classes.isEmpty ? nil : classes.map(\.name)
  }
}
