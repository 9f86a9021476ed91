// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Makes initializers `required` that code calls through a metatype, as in `kind.init(frame: frame)`.
///
/// Objective-C makes an object of whatever class a value stands for. Swift does so if every subclass has the
/// initializer.
final class MetatypeInitializers: PortingRule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let labels = program.requiredInitializers(of: name)
    guard !labels.isEmpty, !node.modifiers.has("final"), !program.isLayer(name) else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        labels.contains(initializer.labelList),
        !initializer.modifiers.has("required"), !initializer.modifiers.has("convenience")
      else { continue }
      if let override = initializer.modifiers.modifier("override") {
        let isInherited = program.classes(from: name).dropFirst().contains {
          program.requiredInitializers(of: $0).contains(initializer.labelList)
        }
        if isInherited {
          replaceWord(override.name, with: "required")
        } else {
          edits.insert("required ", at: override.name.range.lowerBound)
        }
      } else {
        edits.insert("required ", at: initializer.initKeyword.range.lowerBound)
      }
    }
    return .visitChildren
  }
}
