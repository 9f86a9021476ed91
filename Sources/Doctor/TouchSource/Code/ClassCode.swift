// SPDX-License-Identifier: Apache-2.0

/// All that one file says about a class: its declaration and its extensions together.
struct ClassCode {
  let file: CodeFile
  let name: String
  private(set) var bases: [String] = []
  private(set) var properties: [CodeProperty] = []
  private(set) var methods: [CodeMethod] = []
  /// Whether it is a structure or the like, which is no view of UIKit's.
  private(set) var isOther = false
  private var types: [String: String] = [:]
  private var places: [String: [Int]] = [:]

  private init(file: CodeFile, name: String) {
    self.file = file
    self.name = name
  }

  /// The classes of a file, in the order of the file.
  static func all(in file: CodeFile) -> [ClassCode] {
    var found: [ClassCode] = []
    var indexes: [String: Int] = [:]
    for type in file.types where !type.name.isEmpty {
      let index = indexes[type.name] ?? found.count
      if index == found.count {
        indexes[type.name] = index
        found.append(ClassCode(file: file, name: type.name))
      }
      if found[index].bases.isEmpty, type.kind == .declaration { found[index].bases = type.bases }
      if type.kind == .other { found[index].isOther = true }
      for property in type.properties {
        found[index].properties.append(property)
        if let known = property.type { found[index].types[property.name] = known }
      }
      for method in type.methods {
        found[index].places[method.name, default: []].append(found[index].methods.count)
        found[index].methods.append(method)
      }
    }
    return found
  }

  /// The methods of a name; those that initialize or observe a property are none.
  func methods(_ name: String) -> [CodeMethod] {
    (places[name] ?? []).map { methods[$0] }.filter { !$0.isOfProperty }
  }

  /// The first method of a name that is no type's own.
  func method(_ name: String) -> CodeMethod? { methods(name).first { !$0.isStatic } }

  func property(_ name: String) -> CodeProperty? { properties.first { $0.name == name } }

  /// The class of what a path such as `card.button` names, if the file says it.
  func type(of path: String, in method: CodeMethod) -> String? {
    guard CodeText.isName(path) else { return nil }
    if let local = method.local(path), case .local(_, let type, let value) = local.kind {
      return type ?? (value == path ? types[path] : nil)
    }
    if let parameter = method.parameters.first(where: { $0.name == path }) { return parameter.type }
    return types[path]
  }

  /// What a name of a local constant stands for, if it is only another name for something; the path itself
  /// otherwise.
  func resolved(_ path: String, in method: CodeMethod) -> String {
    let parts = path.split(separator: ".", maxSplits: 1)
    guard let root = parts.first, let local = method.local(String(root)),
      case .local(_, _, let value) = local.kind, Self.isPath(value), value != String(root)
    else { return path }
    return parts.count > 1 ? "\(value).\(parts[1])" : value
  }

  /// Whether a text is names with dots between them.
  static func isPath(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { CodeText.isName($0) || $0 == UInt8(ascii: ".") }
      && text.utf8.first.map { $0 > 0x39 } == true
  }

  /// The identity of something in the class, for fingerprints.
  func identity(_ method: CodeMethod?, _ subject: String) -> String {
    "\(name).\(method?.name ?? "")#\(subject)"
  }

  func place(_ offset: Int) -> CodePlace { file.place(of: offset) }
}

extension CodeMethod {
  /// The step that declares a local name.
  func local(_ wanted: String) -> CodeStep? {
    steps.first {
      if case .local(wanted, _, _) = $0.kind { true } else { false }
    }
  }

  /// The calls of these names.
  func calls(_ names: Set<String>) -> [(
    receiver: String, name: String, arguments: [CodeArgument], step: CodeStep
  )] {
    steps.compactMap { step in
      guard case .call(let receiver, let name, let arguments) = step.kind, names.contains(name) else {
        return nil
      }
      return (receiver, name, arguments, step)
    }
  }

  /// The assignments.
  var assignments: [(target: String, sign: String, value: String, step: CodeStep)] {
    steps.compactMap { step in
      guard case .assignment(let target, let sign, let value) = step.kind else { return nil }
      return (target, sign, value, step)
    }
  }

  /// Whether any step or condition of the body has a word in it.
  func mentions(_ word: String) -> Bool {
    steps.contains { step in
      switch step.kind {
      case .call(let receiver, let name, let arguments):
        name == word || CodeText.has(word, in: receiver)
          || arguments.contains { CodeText.has(word, in: $0.text) }
      case .assignment(let target, _, let value):
        CodeText.has(word, in: target) || CodeText.has(word, in: value)
      case .local(let name, _, let value): name == word || CodeText.has(word, in: value)
      case .result(let value): CodeText.has(word, in: value)
      }
    }
      || scopes.contains { scope in
        switch scope.kind {
        case .branch(let condition), .otherwise(let condition): CodeText.has(word, in: condition)
        case .match(let subject, let patterns):
          CodeText.has(word, in: subject) || patterns.contains { CodeText.has(word, in: $0) }
        case .loop, .closure: false
        }
      }
  }

  /// Whether the body calls the same method of its superclass.
  var callsSuper: Bool {
    steps.contains {
      if case .call("super", name, _) = $0.kind { true } else { false }
    }
  }
}

extension [CodeArgument] {
  /// The text of the argument with a label.
  subscript(label: String) -> String? { first { $0.label == label }?.text }
}
