// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Makes initializers `required` that code calls through a metatype, as in `kind.init(frame: frame)`.
///
/// Objective-C makes an object of whatever class a value stands for. Swift does so if every subclass has the
/// initializer. Where the metatype is that of a view of UIKit, or of one of the sources that has no such
/// initializer, the call becomes `kind.made(frame: frame)`, and views of the sources become
/// `ViewMadeByClass`; where it is that of a controller, `kind.made(nibName: nil, bundle: nil)` and
/// `ControllerMadeByClass`. Recognizers and objects of the sources get the initializer that is called.
final class MetatypeInitializers: PortingRule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    conform(node)
    for added in AddedInitializer.allCases where program.addedInitializers[name]?.contains(added) == true {
      edits.insert(
        " \(node.access)required override \(added.text);", at: node.memberBlock.leftBrace.range.upperBound)
    }
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
            || program.isWritten(initializer.labelList, in: $0)
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
    guard let call = MetatypeSubject.call(node), let making = program.making(call) else {
      return .visitChildren
    }
    switch making {
    case .made(let reason):
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
        replaceWord(access.declName.baseName, with: "made")
      } else {
        edits.insert(".made", at: node.calledExpression.range.upperBound)
      }
      if let reason { say(at: node, reason) }
    case .added(let initializer):
      if call.labels.isEmpty, !initializer.arguments.isEmpty, let parenthesis = node.rightParen {
        edits.insert(initializer.arguments, at: parenthesis.range.lowerBound)
      }
    case .impossible(let reason): say(at: node, reason)
    case .plain: break
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
    let access = node.access
    let root = program.root(of: name) ?? ""
    // These two classes of UIKit never refuse an archive.
    let mark = ["UIStackView", "UIActivityIndicatorView"].contains(root) ? "" : "?"
    let others = MadeByClass.others(of: root).map { " \(access)override \($0);" }
    edits.insert(
      " \(access)required override \(kind.initializer);\(others.joined())"
        + " \(access)required init\(mark)(coder: NSCoder) { super.init(coder: coder) };",
      at: node.memberBlock.leftBrace.range.upperBound)
  }
}

extension ClassDeclSyntax {
  /// The access that initializers need of a class that others may inherit from.
  fileprivate var access: String { modifiers.has("public") || modifiers.has("open") ? "public " : "" }
}
