// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Whether the condition of an `#if` is true, here or on iOS.
///
/// What a build setting decides, such as `DEBUG`, is not known.
struct BuildCondition {
  /// Where the code is compiled.
  enum Platform {
    /// With the product UIKit of this package, after porting.
    case here
    /// For a device, as the code was written.
    case iOS
  }

  let platform: Platform

  /// Whether a condition is true; nil if that is not known.
  func value(of condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return value(of: only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    return nil
  }

  /// Of a list, `&&` binds more tightly than `||`.
  private func value(of elements: [ExprSyntax]) -> Bool? {
    var alternatives: [[ExprSyntax]] = [[]]
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if sign == "||" { alternatives.append([]) }
      } else {
        alternatives[alternatives.count - 1].append(element)
      }
    }
    let values = alternatives.map { parts -> Bool? in
      let values = parts.map(value(of:))
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    let isHere = platform == .here
    switch call.calledExpression.trimmedDescription {
    // The porter writes canImport(UIKit) for os(iOS).
    case "os": return argument == "iOS" || isHere && argument == "Linux"
    case "targetEnvironment": return false
    case "_runtime": return argument == (isHere ? "_Native" : "_ObjC")
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      if ["Darwin", "ObjectiveC", "os"].contains(module) || AppleModules.isMissing(module) { return !isHere }
      return ["Foundation", "Swift", "Dispatch"].contains(module) || AppleModules.present.contains(module)
        ? true : nil
    // The language is that of Swift 5, and the compiler is newer.
    case "swift", "compiler": return Self.isAtLeast(argument, major: 5)
    default: return nil
    }
  }

  /// Whether the language has a version, as in `>=4.2`; nil for versions above the major one.
  private static func isAtLeast(_ text: String, major: Int) -> Bool? {
    let asksForLess = text.hasPrefix("<")
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let asked = Int(digits), asked <= major else { return nil }
    // Versions from 5.1 to 5.10 are all there in the language of Swift 5.
    return !asksForLess
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that are certainly not compiled on a platform.
  func inactiveClauses(on platform: BuildCondition.Platform) -> [IfConfigClauseSyntax] {
    let condition = BuildCondition(platform: platform)
    var isDecided = false
    return clauses.filter { clause in
      if isDecided { return true }
      guard let expression = clause.condition else { return false }
      let value = condition.value(of: expression)
      isDecided = value == true
      return value == false
    }
  }
}

extension IfConfigDeclSyntax {
  /// Whether no clause that may be compiled on a platform has anything but imports.
  func declaresNothing(on platform: BuildCondition.Platform) -> Bool {
    let inactive = Set(inactiveClauses(on: platform).map(\.id))
    return clauses.allSatisfy { clause in
      guard !inactive.contains(clause.id), case .statements(let statements)? = clause.elements else {
        return true
      }
      return statements.allSatisfy { statement in
        statement.item.is(ImportDeclSyntax.self)
          || statement.item.as(IfConfigDeclSyntax.self)?.declaresNothing(on: platform) == true
      }
    }
  }
}

/// The parts of a file that are certainly not compiled here.
final class InactiveCode: SyntaxVisitor {
  /// In the order of the file, and apart from each other.
  private var ranges: [ClosedRange<Int>] = []
  /// The clauses that were found not to be compiled.
  private var clauses: Set<SyntaxIdentifier> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    clauses.formUnion(node.inactiveClauses(on: .here).map(\.id))
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard clauses.contains(node.id) else { return .visitChildren }
    if let start = node.elements?.position.utf8Offset {
      ranges.append(start...max(start, node.endPosition.utf8Offset))
    }
    return .skipChildren
  }

  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }
}
