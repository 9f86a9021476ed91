// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Lets layer classes do what Core Animation does through the runtime of Objective-C.
///
/// A view makes its layer, and `presentation()` copies of one, of any class whose initializers are
/// `required`. Animations find properties that Objective-C sees in the list `animatableKeys`. A property
/// marked `@NSManaged` keeps its value in the layer.
final class LayerClasses: PortingRule {
  private static let initializers = ["": "LayerMadeByView", "layer": "LayerShownByCopy"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard program.isLayer(name) else { return .visitChildren }
    var conformances: [String] = []
    var added: [String] = []
    for (label, conformance) in Self.initializers.sorted(by: { $0.key < $1.key }) {
      guard let first = program.firstMaking(name, by: label) else { continue }
      let declared = node.initializer(label)
      if first == name {
        conformances.append(conformance)
        if declared == nil, program.initializers[name] == nil { added.append(label) }
      }
      if let declared { require(declared, isFirst: first == name) }
    }
    if !added.isEmpty { addInitializers(to: node) }
    if let keys = program.layerKeys[name] {
      let inherits = program.classes(from: name).dropFirst().contains { program.layerKeys[$0] != nil }
      if !inherits { conformances.append("LayerWithKeys") }
      list(keys, of: node, inherits: inherits)
    }
    // Code that was ported before has them.
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    conformances.removeAll { inherited.contains($0) }
    if !conformances.isEmpty, let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(conformances.map { ", \($0)" }.joined(), at: last.type.range.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("NSManaged"), let owner = node.enclosingType?.name, program.isLayer(owner),
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    edits.insert(
      " { get { self[dynamic: \"\(name)\"] } set { self[dynamic: \"\(name)\"] = newValue } }",
      at: binding.range.upperBound)
    return .visitChildren
  }

  private func require(_ node: InitializerDeclSyntax, isFirst: Bool) {
    guard !node.modifiers.has("required"), let override = node.modifiers.modifier("override") else { return }
    if isFirst {
      edits.insert("required ", at: override.name.range.lowerBound)
    } else {
      replaceWord(override.name, with: "required")
    }
  }

  /// Writes the initializers that the class inherits, as required ones.
  private func addInitializers(to node: ClassDeclSyntax) {
    let access = node.isPublic ? "public " : ""
    edits.insert(
      " \(access)required override init() { super.init() };"
        + " \(access)required override init(layer: Any) { super.init(layer: layer) };"
        + " \(access)required init?(coder: NSCoder) { super.init(coder: coder) };",
      at: node.memberBlock.leftBrace.range.upperBound)
  }

  private func list(_ keys: [String], of node: ClassDeclSyntax, inherits: Bool) {
    let access = node.modifiers.has("open") ? "open " : node.isPublic ? "public " : ""
    let items = keys.map { "LayerKey(\"\($0)\", \\\(node.name.text).\($0))" }.joined(separator: ", ")
    edits.insert(
      " \(access)\(inherits ? "override " : "")class var animatableKeys: [LayerKey] {"
        + " \(inherits ? "super.animatableKeys + " : "")[\(items)] };",
      at: node.memberBlock.leftBrace.range.upperBound)
  }
}

extension ClassDeclSyntax {
  fileprivate var isPublic: Bool { modifiers.has("public") || modifiers.has("open") }

  /// The initializer with this one label, or without parameters.
  fileprivate func initializer(_ label: String) -> InitializerDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .first { $0.labelList == label }
  }
}

extension InitializerDeclSyntax {
  /// The labels of the arguments, separated by colons.
  var labelList: String { signature.parameterClause.labels.joined(separator: ":") }
}

extension VariableDeclSyntax {
  /// Whether an animation of a layer can set the property by its name.
  func isLayerKey(in enclosing: EnclosingType) -> Bool {
    guard bindingSpecifier.text == "var", bindings.count == 1, let binding = bindings.first,
      !modifiers.has("static"), !modifiers.has("class"), !modifiers.has("lazy"), !modifiers.has("override"),
      attributes.has("objc") || attributes.has("NSManaged") || enclosing.hasObjectiveCMembers
    else { return false }
    switch binding.accessorBlock?.accessors {
    case nil: return true
    case .accessors(let list):
      let words = list.map(\.accessorSpecifier.text)
      return words.contains("set") || words.allSatisfy { $0 == "willSet" || $0 == "didSet" }
    default: return false
    }
  }
}
