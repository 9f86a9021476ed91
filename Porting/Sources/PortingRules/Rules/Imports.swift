// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Turns imports of parts of a module into imports of the module, and names modules that do not exist.
///
/// `import UIKit.UIGestureRecognizerSubclass` names a part of a module of Objective-C, which Swift modules do
/// not have.
final class Imports: PortingRule {
  /// What to use instead.
  private static let hints = [
    "AVFoundation": "The sounds of the system are in AudioToolbox.",
    "Combine": "Properties can be observed by key path, and notifications by NotificationCenter.",
  ]

  /// The identifiers of the file, without those that its imports name.
  private lazy var names: Set<String> = {
    var names: Set<String> = []
    for statement in file.tree.statements where !statement.item.is(ImportDeclSyntax.self) {
      for token in statement.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
    }
    return names
  }()

  /// Whether the file has names that only a module declares.
  private func usesNames(of module: String) -> Bool {
    if let known = AppleModules.names[module] {
      return !names.isDisjoint(with: known.subtracting(program.declared))
    }
    guard let prefixes = AppleModules.prefixes[module], !prefixes.isEmpty else { return true }
    return names.contains { name in
      !program.declared.contains(name) && !Self.elsewhere.contains(name)
        && prefixes.contains { name.hasModulePrefix($0) }
    }
  }

  /// Functions of Apple's modules that the product UIKit has.
  private static let elsewhere: Set<String> = ["AVMakeRect", "AVFoundation"]

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    importUIKit(in: node)
    return .visitChildren
  }

  /// Imports UIKit where the file has its names and nothing that brings them.
  ///
  /// On iOS a bridging header, or another module of the application, brings them along.
  private func importUIKit(in tree: SourceFileSyntax) {
    let imports = ImportFinder(tree).modules
    guard imports.isDisjoint(with: ["UIKit", "Touchstone"]) else { return }
    let bringsDrawing = !imports.isDisjoint(with: ["QuartzCore", "CoreGraphics", "AudioToolbox"])
    let isNeeded = names.contains { name in
      guard !program.declared.contains(name) else { return false }
      return name.isType(of: "UI") || name == "NSLayoutConstraint"
        || !bringsDrawing && (name.isType(of: "CA") || Self.drawing.contains(name))
    }
    guard isNeeded, let first = tree.statements.first else { return }
    // On the same line, so that every line keeps its number.
    edits.insert("import UIKit; ", at: first.range.lowerBound)
  }

  /// Types of drawing that Foundation does not bring along here.
  private static let drawing: Set<String> = [
    "CGColor", "CGColorSpace", "CGContext", "CGFont", "CGGradient", "CGImage", "CGMutablePath", "CGPath",
    "CGAffineTransform", "CGVector", "NSShadow", "NSParagraphStyle", "NSMutableParagraphStyle",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return .skipChildren }
    if AppleModules.present.contains(module), path.count > 1, node.importKindSpecifier == nil {
      let start = node.path.range.lowerBound + module.utf8.count
      edits.blank(start..<node.path.range.upperBound, in: file.bytes)
    }
    if module == "Darwin" {
      // Foundation brings the functions of the C library along.
      replace(node, with: "import Foundation")
    } else if module == "ObjectiveC" {
      // What code takes from it, as `NSObject`, is in Foundation here.
      replace(node, with: "import Foundation")
    } else if module == "AVFoundation", !usesNames(of: module) {
      // It brings the sounds of the system along, for which many a file imports it.
      replace(node, with: names.contains("AVMakeRect") ? "import UIKit" : "import AudioToolbox")
    } else if AppleModules.isMissing(module) {
      guard usesNames(of: module) else {
        // What the file may take from it nevertheless is what Foundation has.
        replace(node, with: "import Foundation")
        return .skipChildren
      }
      let hint = Self.hints[module].map { " \($0)" } ?? ""
      say(
        at: node,
        "import \(module): the module exists on Apple's platforms only; leave out what uses it, or write a stand-in.\(hint)"
      )
    }
    return .skipChildren
  }
}

/// The modules that a file imports where the code is compiled.
private final class ImportFinder: SyntaxVisitor {
  private(set) var modules: Set<String> = []
  /// The clauses that were found not to be compiled.
  private var inactive: Set<SyntaxIdentifier> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    inactive.formUnion(node.inactiveClauses(on: .here).map(\.id))
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    inactive.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { modules.insert(name) }
    return .skipChildren
  }
}

extension String {
  /// Whether a name begins with the prefix of a module: `CIImage` with `CI`, but `CIrcle` does not.
  func hasModulePrefix(_ prefix: String) -> Bool {
    hasPrefix(prefix) && (prefix.hasSuffix("_") || dropFirst(prefix.count).first?.isLowercase != true)
  }

  /// Whether a name is a prefix and a word, as `UIView` is; `UIDs` is none.
  fileprivate func isType(of prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    let rest = dropFirst(prefix.count).prefix(2)
    return rest.count == 2 && rest.first?.isUppercase == true && rest.last?.isLowercase == true
  }
}
