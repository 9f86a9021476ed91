// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Says that an object that is asked where it is in a view is a touch.
///
/// Objective-C looks for a method of `AnyObject` when it is called, as in
/// `(touches.anyObject() as AnyObject).location(in: self)`; of the methods with these names only those of
/// touches are called so.
final class UntypedTouches: PortingRule {
  private static let methods: Set<String> = ["location", "previousLocation", "preciseLocation"]

  private lazy var untyped = UntypedNames.names(in: Syntax(file.tree))

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.methods.contains(access.declName.baseName.text), node.arguments.first?.label?.text == "in",
      let base = access.base
    else { return .visitChildren }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    let mayBeNil = chain != nil
    if let sequence = object.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self)
    {
      retype(sequence, mayBeNil: mayBeNil)
    } else if let name = object.as(DeclReferenceExprSyntax.self), untyped.contains(name.baseName.text) {
      let cast = mayBeNil ? "(\(name.baseName.text) as? UITouch)?" : "(\(name.baseName.text) as! UITouch)"
      replace(base, with: cast)
    }
    return .visitChildren
  }

  /// Writes `as! UITouch` for `as AnyObject`, or `as? UITouch` where the object may be nil.
  private func retype(_ sequence: SequenceExprSyntax, mayBeNil: Bool) {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self),
      let type = elements.last?.as(TypeExprSyntax.self),
      type.trimmedDescription.trimming(["?", "!"]) == "AnyObject"
    else { return }
    edits.replace(
      cast.range.lowerBound..<type.range.upperBound, with: mayBeNil ? "as? UITouch" : "as! UITouch")
  }
}

/// Finds the variables and parameters of a file that hold an `AnyObject`.
private final class UntypedNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in tree: Syntax) -> Set<String> {
    let finder = UntypedNames(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  private func isUntyped(_ text: String?) -> Bool { text?.trimming(["?", "!"]) == "AnyObject" }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let cast = node.initializer?.value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    if isUntyped(node.typeAnnotation?.type.trimmedDescription) || isUntyped(cast?.trimmedDescription) {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isUntyped(node.type.trimmedDescription) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }
}

extension String {
  /// The text without these characters at its end.
  fileprivate func trimming(_ characters: Set<Character>) -> String {
    var text = self[...]
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
