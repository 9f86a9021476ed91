// SPDX-License-Identifier: Apache-2.0

/// An initializer that the porter writes into a class, because calls through a metatype need it.
enum AddedInitializer: CaseIterable {
  case object, recognizer

  /// The labels.
  var labels: String {
    switch self {
    case .object: ""
    case .recognizer: "target:action"
    }
  }

  /// What a call without arguments passes.
  var arguments: String {
    switch self {
    case .object: ""
    case .recognizer: "target: nil, action: nil"
    }
  }

  /// The declaration.
  var text: String {
    switch self {
    case .object: "init() { super.init() }"
    case .recognizer:
      "init(target: Any?, action: Selector?) { super.init(target: target, action: action) }"
    }
  }

  /// What a class inherits that has this class of another module above it.
  init?(base: String) {
    if base == "NSObject" || base == "UIResponder" {
      self = .object
    } else if base.hasPrefix("UI"), base.hasSuffix("GestureRecognizer") {
      self = .recognizer
    } else {
      return nil
    }
  }
}

extension Program {
  /// What becomes of a call that makes an object of a class that only a value knows.
  enum Making: Equatable {
    /// It stays: Swift makes the object.
    case plain
    /// It becomes `made`; a reason says which class cannot be made so.
    case made(String?)
    /// It stays, because the class gets an initializer.
    case added(AddedInitializer)
    /// Somebody has to write the initializer.
    case impossible(String)
  }

  /// Notes which classes are made through metatypes, once all files are read.
  mutating func settleMetatypes() {
    var families: Set<String> = []
    var certain: Set<MadeByClass> = []
    var added: [String: Set<AddedInitializer>] = [:]
    for call in metatypeCalls {
      for name in classNames(of: call.subject) {
        if types[name]?.kind == .classType {
          metatypes.insert(name)
          dynamicInitializers.insert(call.labels)
        }
        switch making(name, call.labels) {
        case .made:
          if let kind = MadeByClass(of: name), types[name]?.kind != .classType {
            certain.insert(kind)
          } else {
            families.insert(name)
          }
        case .added(let initializer):
          dynamicInitializers.insert(initializer.labels)
          if initializers[name] == nil { added[name, default: []].insert(initializer) }
        case .plain, .impossible, nil: break
        }
      }
    }
    certainlyMade = certain
    addedInitializers = added
    families.formUnion(
      appearances.filter { root(of: $0).flatMap(MadeByClass.init(base:)) == .view })
    madeFamilies = Set(
      families.map { name in
        kind(of: name).flatMap { firstMaking(name, by: $0.labels) } ?? name
      })
  }

  /// The class of another module that a class of the sources inherits from; nil if it is not one of them.
  func root(of name: String) -> String? {
    guard let last = classes(from: name).last, types[last]?.kind == .classType else { return nil }
    return types[last]?.inherited.first
  }

  /// How views and controllers of the sources are made through metatypes.
  private func kind(of name: String) -> MadeByClass? { root(of: name).flatMap(MadeByClass.init(base:)) }

  /// What a class of the files inherits from, if objects of that may be made through a metatype.
  func madeByClass(_ name: String) -> MadeByClass? {
    guard let kind = kind(of: name),
      certainlyMade.contains(kind) || !madeFamilies.isDisjoint(with: classes(from: name))
    else { return nil }
    return kind
  }

  /// Whether the porter writes an initializer into a class.
  func isWritten(_ labels: String, in name: String) -> Bool {
    if addedInitializers[name]?.contains(where: { $0.labels == labels }) == true { return true }
    guard initializers[name] == nil, let kind = madeByClass(name), kind.labels == labels else { return false }
    return firstMaking(name, by: labels) == name
  }

  /// What becomes of a call; nil if it makes nothing that metatypes stand for.
  func making(_ call: MetatypeCall) -> Making? {
    let makings = classNames(of: call.subject).map { making($0, call.labels) ?? .plain }
    guard let first = makings.first else { return nil }
    if makings.allSatisfy({ $0 == first }) { return first }
    guard case .named(let name, _) = call.subject else { return first }
    return .impossible(
      "several metatypes in these sources are named \(name), and not all make their objects the same way; give this one another name, so that the call can be ported."
    )
  }

  /// What becomes of a call that makes an object of one class, or of a class that inherits from it.
  private func making(_ name: String, _ labels: String) -> Making? {
    guard types[name]?.kind == .classType else {
      guard let kind = MadeByClass(of: name), labels.isEmpty || labels == kind.labels else { return nil }
      return .made(nil)
    }
    let isRequired = classes(from: name).contains { declaredRequired[$0]?.contains(labels) == true }
    if isRequired || finalClasses.contains(name) || isLayer(name) { return .plain }
    if initializers[name]?.contains(labels) == true, firstMaking(name, by: labels) != nil { return .plain }
    guard let root = root(of: name) else { return .plain }
    if let kind = kind(of: name), labels.isEmpty || labels == kind.labels {
      return .made(
        lacking(kind.labels, below: name).map { lacking in
          switch kind {
          case .view:
            reason(
              name, lacking, "init(frame:)", "override init(frame: CGRect)")
          case .controller:
            reason(
              name, lacking, "init(nibName:bundle:)", "override init(nibName: String?, bundle: Bundle?)")
          }
        })
    }
    if let added = AddedInitializer(base: root), labels.isEmpty || labels == added.labels,
      lacking(added.labels, below: name) == nil
    {
      return .added(added)
    }
    guard root.hasPrefix("UI") else { return .plain }
    let parameters = labels.split(separator: ":").map { "\($0): …" }.joined(separator: ", ")
    return .impossible(
      "this makes an object of \(name) or of a subclass, for which Swift needs a required initializer. Write `required override init(\(parameters))`, with a call of super, into \(name) and every subclass with initializers of its own."
    )
  }

  private func reason(
    _ name: String, _ lacking: String, _ initializer: String, _ declaration: String
  ) -> String {
    "\(name) cannot be made through its class, because \(lacking) has no \(initializer). Write `\(declaration) { fatalError(\"\(lacking) has no \(initializer)\") }` into \(lacking): UIKit ends the program there, too."
  }

  /// The first class, by name, that inherits from a class, or is it, and lacks an initializer.
  private func lacking(_ labels: String, below name: String) -> String? {
    types.keys.filter { classes(from: $0).contains(name) && !has(labels, $0) }.min()
  }

  /// The classes that something may stand for.
  private func classNames(of subject: MetatypeSubject) -> [String] {
    switch subject {
    case .types(let texts):
      let names = texts.compactMap(className)
      guard names.count == texts.count, let first = names.first else { return [] }
      let common = classes(from: first).first { candidate in
        names.allSatisfy { classes(from: $0).contains(candidate) }
      }
      if let common { return [common] }
      let roots = Set(names.map { root(of: $0) ?? $0 })
      if let root = roots.first, roots.count == 1 { return [root] }
      let kinds = Set(roots.map(MadeByClass.init(base:)))
      return kinds == [.view] ? ["UIView"] : kinds == [.controller] ? ["UIViewController"] : []
    case .placeholder(let path): return placeholders[path].flatMap(className).map { [$0] } ?? []
    case .named(let name, let owner):
      if let owner, let bound = placeholders["\(owner).\(name)"] {
        return className(bound).map { [$0] } ?? []
      }
      let held = (metatypeNames[name] ?? []).filter {
        if case .named = $0 { false } else { true }
      }
      return Set(held.flatMap(classNames)).sorted()
    }
  }

  /// The class that a type, as it is written, is or has above it.
  private func className(_ text: String) -> String? {
    let parts = text.split(separator: "&").map { part in
      let path = part.prefix { $0 != "<" }.split { $0 == "." || $0 == " " || $0 == "(" || $0 == ")" }
      return path.last.map(String.init) ?? ""
    }
    return parts.first { types[$0]?.kind == .classType } ?? parts.first { MadeByClass(base: $0) != nil }
      ?? parts.first
  }
}
