// SPDX-License-Identifier: Apache-2.0
internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// Ports Swift files that were written for Objective-C's runtime to Swift without it.
///
/// All files of a module are ported together, because what one declares decides how another one is rewritten.
public struct Porter {
  /// A file before or after it was ported.
  public struct File: Sendable, Hashable {
    /// The path, which remarks name.
    public var path: String
    /// The text.
    public var text: String

    /// Makes a file.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// What became of the files.
  public struct Result: Sendable {
    /// The files, in the order in which they were given.
    ///
    /// One that needs nothing has the same bytes.
    public var files: [File]
    /// What somebody should do or look at, by file and place.
    public var remarks: [Remark]
    /// What the sources use that is not here, by file and place.
    public var missing: [MissingUse]
  }

  private static let rules: [PortingRule.Type] = [
    Imports.self, ObjectiveCAttributes.self, Selectors.self, SelectorNames.self, KeyPaths.self, Literals.self,
    ImplicitNumbers.self, ClassConstraints.self, OptionalRequirements.self, ObservedObjects.self,
    LayerClasses.self, HiddenCode.self, RuntimeOnly.self, OldNames.self, ObserverQueues.self,
    EmptyInitializers.self, Characters.self, UntypedTouches.self, MetatypeInitializers.self,
    ObjectOverrides.self, OldLanguage.self, OpenMembers.self,
  ]

  /// Ports files that belong to one module.
  public static func port(_ files: [File]) -> Result { DeepStack.run { portHere(files) } }

  private static func portHere(_ files: [File]) -> Result {
    let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
    var program = Program()
    for source in sources { program = DeclarationReader(adding: source.tree, to: program).program }
    program.settleMetatypes()
    var edits: [SourceEdits] = []
    var remarks: [Remark] = []
    var moved: [MovedMember] = []
    var missing: [MissingUse] = []
    for (index, source) in sources.enumerated() {
      var edit = SourceEdits()
      var found: [Remark] = []
      for type in rules {
        let rule = type.init(source, of: program, edits: edit)
        rule.walk(source.tree)
        edit = rule.edits
        found += rule.remarks
      }
      let overrides = ExtensionOverrides(source, of: program, edits: edit)
      overrides.walk(source.tree)
      found += overrides.remarks
      moved += overrides.moves.map { move in
        MovedMember(
          owner: move.owner, file: index, range: move.range,
          text: edit.applied(to: source.bytes, in: move.range))
      }
      edits.append(edit)
      let inactive = InactiveCode(source.tree)
      found.removeAll { remark in inactive.contains(source.offset(line: remark.line, column: remark.column)) }
      found += syntaxErrors(in: source, without: inactive)
      missing += MissingUses(source, of: program, inactive).uses
      if let warning = Self.emptiness(of: source, inactive) { found.append(warning) }
      remarks += found.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    MovedMember.move(moved, in: sources, edits: &edits)
    let ported = zip(files, zip(sources, edits)).map { file, source in
      File(path: file.path, text: source.1.isEmpty ? file.text : source.1.applied(to: source.0.bytes))
    }
    return Result(files: ported, remarks: remarks, missing: missing)
  }

  /// What Swift's parser finds wrong with a file, as remarks.
  public static func syntaxErrors(in file: File) -> [Remark] {
    DeepStack.run {
      let source = SourceFile(path: file.path, text: file.text)
      return syntaxErrors(in: source, without: InactiveCode(source.tree))
    }
  }

  /// The compiler does not read code for another version of Swift, and what it leaves out may be anything.
  private static func syntaxErrors(in source: SourceFile, without inactive: InactiveCode) -> [Remark] {
    if let (line, column, text) = source.excess {
      return [Remark(path: source.path, line: line, column: column, kind: .error, text: text)]
    }
    let stray = StrayText(source.tree).places
    guard stray.isEmpty else {
      return stray.filter { !inactive.contains($0.offset) }.map { offset, text in
        let (line, column) = source.location(at: offset)
        let codes = text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        return Remark(
          path: source.path, line: line, column: column, kind: .error,
          text: "\(codes.joined(separator: " ")) is no part of Swift; write what it stands for, or remove it")
      }
    }
    let crowded = CrowdedLines(source).places.filter { !inactive.contains($0) }
    guard crowded.isEmpty else {
      return crowded.map { offset in
        let (line, column) = source.location(at: offset)
        return Remark(
          path: source.path, line: line, column: column, kind: .error,
          text:
            "this is not Swift, and its line has more than \(CrowdedLines.limit) words and signs; break it into"
            + " shorter lines to learn what is wrong")
      }
    }
    return ParseDiagnosticsGenerator.diagnostics(for: source.tree).compactMap { diagnostic in
      guard diagnostic.diagMessage.severity == .error, !inactive.contains(diagnostic.position.utf8Offset)
      else { return nil }
      let (line, column) = source.location(at: diagnostic.position.utf8Offset)
      return Remark(path: source.path, line: line, column: column, kind: .error, text: diagnostic.message)
    }
  }

  /// Says that conditions leave out all declarations of a file, which would be compiled on iOS.
  private static func emptiness(of source: SourceFile, _ inactive: InactiveCode) -> Remark? {
    let conditions = source.tree.statements.compactMap { $0.item.as(IfConfigDeclSyntax.self) }
    let others = source.tree.statements.filter {
      !$0.item.is(IfConfigDeclSyntax.self) && !$0.item.is(ImportDeclSyntax.self)
    }
    guard let first = conditions.first, others.isEmpty,
      conditions.allSatisfy({ $0.declaresNothing(on: .here) }),
      !conditions.allSatisfy({ $0.declaresNothing(on: .iOS) })
    else { return nil }
    return source.remark(
      .warning, at: first, "conditions leave out the whole file here; on iOS it is compiled.")
  }
}
