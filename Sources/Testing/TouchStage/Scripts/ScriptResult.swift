// SPDX-License-Identifier: Apache-2.0
public import TouchTrace

/// What a script did, and which of its expectations held.
public nonisolated struct ScriptResult: Sendable, Hashable {
  /// The result of one `expect` of the script.
  public nonisolated struct Check: Sendable, Hashable {
    /// The line number, from 1.
    public var line: Int
    /// The line of the script, in canonical spelling.
    public var source: String
    /// Why it does not hold; nil if it does.
    public var failure: Failure?

    /// Whether the expectation held.
    public var isMet: Bool { failure == nil }
  }

  /// Why an expectation does not hold.
  public nonisolated struct Failure: Sendable, Hashable {
    /// The unmet expectation, as a sentence.
    public var message: String
    /// What happened instead, as lines of a trace; only the latest if there are many.
    public var instead: [String]
  }

  /// Why a script stopped before its end.
  public nonisolated struct Stop: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of reasons.
    ///
    /// The first three are mistakes in the script: with these names it cannot run on this stage at all.
    public nonisolated enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The name is unknown.
      case unknownName
      /// More than one view has the name.
      case ambiguousName
      /// The object with the name cannot do what the line asks for.
      case wrongKind
      /// A finger came down on a view and hit a different one.
      case missed
      /// Something else that is impossible now, such as lifting a finger that is up.
      case impossible
    }

    /// The kind of reason.
    public var kind: Kind
    /// The line number, from 1.
    public var line: Int
    /// The column of the name concerned, from 1, or of the beginning of the line.
    public var column: Int
    /// The line of the script, in canonical spelling.
    public var source: String
    /// What was impossible, and what to do about it.
    public var message: String
    /// The line itself, and below it a mark under the name concerned.
    public var excerpt: String

    /// Line, column and message, and the line with a mark under it.
    public var description: String { "line \(line), column \(column): \(message)\n\(excerpt)" }
  }

  /// The facts and lines from the script's beginning to its end.
  public var trace: Trace
  /// The expectations that were checked, in order.
  public var checks: [Check]
  /// What stopped the script; nil if it reached its end.
  public var stop: Stop?

  /// Whether the script reached its end and every expectation held.
  public var isMet: Bool { stop == nil && checks.allSatisfy(\.isMet) }
}

nonisolated extension ScriptResult {
  /// Creates the result of a script that was stopped before its first line.
  package init(stoppedAtOnce stop: Stop) {
    self.init(trace: Trace(), checks: [], stop: stop)
  }
}

nonisolated extension ScriptResult: CustomStringConvertible {
  /// The unmet expectations with what happened instead, and the reason why the script stopped.
  public var description: String {
    var parts = checks.filter { !$0.isMet }.map(\.description)
    if let stop { parts.append(stop.description) }
    if parts.isEmpty { return checks.count == 1 ? "1 expectation held" : "\(checks.count) expectations held" }
    return parts.joined(separator: "\n\n")
  }
}

nonisolated extension ScriptResult.Check: CustomStringConvertible {
  /// The line, and why it does not hold if it does not.
  public var description: String {
    guard let failure else { return "line \(line): \(source)" }
    return (["line \(line): \(source)", "  \(failure.message)"] + failure.instead.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
