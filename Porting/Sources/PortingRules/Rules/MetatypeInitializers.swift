// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Makes initializers `required` that code calls through a metatype, as in `kind.init(frame: frame)`.
///
/// Objective-C makes an object of whatever class a value stands for. Swift does so if every subclass has the
/// initializer. Where the metatype is that of a view of UIKit, the call becomes `kind.made(frame: frame)`,
/// and views of the sources become `ViewMadeByClass`; where it is that of a controller,
/// `kind.made(nibName: nil, bundle: nil)` and `ControllerMadeByClass`.
final class MetatypeInitializers: PortingRule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    conform(node)
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

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch MadeByClass.call(node) {
    case .named(let name) where program.metatypeNames[name] == nil: break
    case nil: break
    default:
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
        replaceWord(access.declName.baseName, with: "made")
      } else {
        edits.insert(".made", at: node.calledExpression.range.upperBound)
      }
    }
    return .visitChildren
  }

  private func conform(_ node: ClassDeclSyntax) {
    let name = node.name.text
    guard let kind = program.madeByClass(name), program.firstMaking(name, by: kind.labels) == name,
      let inherited = node.inheritanceClause?.inheritedTypes, let last = inherited.last,
      !inherited.contains(where: { $0.type.trimmedDescription == kind.conformance })
    else { return }
    edits.insert(", \(kind.conformance)", at: last.type.range.upperBound)
    guard program.initializers[name] == nil else { return }
    let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
    edits.insert(
      " \(access)required override \(kind.initializer);"
        + " \(access)required init?(coder: NSCoder) { super.init(coder: coder) };",
      at: node.memberBlock.leftBrace.range.upperBound)
  }
}
