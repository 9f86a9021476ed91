// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// A place where the sources use something that is not here.
public struct MissingUse: Sendable, Hashable {
  /// What it belongs to.
  public var subject: Subject
  /// The path of the file, as it was given.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The name that is used.
  public var name: String

  /// Makes a use.
  public init(subject: Subject, path: String, line: Int, name: String) {
    self.subject = subject
    self.path = path
    self.line = line
    self.name = name
  }
}

/// Finds what a file uses that is not here, by its names.
final class MissingUses: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program
  private let inactive: InactiveCode
  private let names = MissingNames.page
  /// The modules that the file imports and that exist on Apple's platforms only, with their names' prefixes.
  private var modules: [(name: String, prefixes: [String])] = []
  private(set) var uses: [MissingUse] = []

  init(_ file: SourceFile, of program: Program, _ inactive: InactiveCode) {
    self.file = file
    self.program = program
    self.inactive = inactive
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, module != "ObjectiveC",
      let prefixes = AppleModules.prefixes[module]
    {
      modules.append((module, prefixes))
      // Names of these modules have no prefix, so that the import is all that tells.
      if prefixes.isEmpty, usesNames(of: module) { note(.ofModule(module), node, module) }
    }
    return .skipChildren
  }

  /// Whether the file has a name of a module that is known by its names; true for other modules.
  private func usesNames(of module: String) -> Bool {
    guard let known = AppleModules.names[module]?.subtracting(program.declared) else { return true }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier(let name) = token.tokenKind { known.contains(name) } else { false }
    }
  }

  private func note(_ subject: Subject, _ node: some SyntaxProtocol, _ name: String) {
    let offset = node.range.lowerBound
    guard !inactive.contains(offset) else { return }
    uses.append(
      MissingUse(subject: subject, path: file.path, line: file.location(at: offset).line, name: name))
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind, !program.declared.contains(name) else {
      return .skipChildren
    }
    let isOverride = token.parent?.as(FunctionDeclSyntax.self)?.modifiers.has("override") == true
    let isReference = token.parent?.is(DeclReferenceExprSyntax.self) == true
    if isOverride || isReference && name.first?.isLowercase == true {
      if let subject = names.subject(ofMember: name), !declares(name, unlessOverridden: token) {
        note(subject, token, name)
      } else if let module = module(of: name) {
        note(.ofModule(module), token, name)
      }
    } else if !isDeclaration(token) {
      if let subject = names.subject(ofGlobal: name) {
        note(subject, token, name)
      } else if let module = module(of: name) {
        note(.ofModule(module), token, name)
      }
    }
    return .skipChildren
  }

  private func module(of name: String) -> String? {
    guard !names.here.contains(name), name != "AVMakeRect" else { return nil }
    return modules.first { $0.prefixes.contains { name.hasModulePrefix($0) } }?.name
  }

  private func declares(_ name: String, unlessOverridden token: TokenSyntax) -> Bool {
    if token.parent?.is(FunctionDeclSyntax.self) == true { return false }
    return program.properties.contains(name)
      || program.methods.contains { $0.base == name && !program.overrides.contains($0) }
  }

  /// Whether a name is that of a label, a parameter or a variable, which says nothing about its type.
  private func isDeclaration(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return true }
    // A case or a constant of a type, such as `.UIKeyboardWillShow`, is the type's.
    if parent.parent?.as(MemberAccessExprSyntax.self)?.declName.id == parent.id { return true }
    return !parent.is(DeclReferenceExprSyntax.self) && !parent.is(IdentifierTypeSyntax.self)
      && !parent.is(MemberTypeSyntax.self)
  }
}
