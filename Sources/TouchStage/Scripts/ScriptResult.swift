// SPDX-License-Identifier: Apache-2.0

/// What a script did, and which of its expectations held.
public nonisolated struct ScriptResult: Sendable, Hashable {
  /// One `expect` of the script, and whether it held.
  public nonisolated struct Check: Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// The line as the script has it, in the canonical spelling.
    public var source: String
    /// Why it does not hold; nil if it does.
    public var failure: Failure?

    /// Whether the expectation held.
    public var isMet: Bool { failure == nil }
  }

  /// Why an expectation does not hold.
  public nonisolated struct Failure: Sendable, Hashable {
    /// What is not as expected.
    public var message: String
    /// What came instead, as lines of a trace; the latest of them if there are many.
    public var instead: [String]
  }

  /// What stopped a script before its end.
  public nonisolated struct Stop: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing stops a script.
    ///
    /// The first three are faults of the script: with these names it cannot run on this stage at all.
    public nonisolated enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Nothing has the name.
      case unknownName
      /// More than one view has the name.
      case ambiguousName
      /// What has the name cannot do what the line asks for.
      case wrongKind
      /// A finger came down on a view and hit another one.
      case missed
      /// Something else that cannot be done now, such as lifting a finger that is up.
      case impossible
    }

    /// What kind of thing it is.
    public var kind: Kind
    /// The line, from 1.
    public var line: Int
    /// The character in the line, from 1: the name it is about, or the beginning.
    public var column: Int
    /// The line as the script has it, in the canonical spelling.
    public var source: String
    /// What could not be done, and what to do about it.
    public var message: String
    /// The line itself, and below it a mark under the name it is about.
    public var excerpt: String

    /// Line, column and what could not be done, and the line with a mark under it.
    public var description: String { "line \(line), column \(column): \(message)\n\(excerpt)" }
  }

  /// The facts and lines from the script's beginning to its end.
  public var trace: Trace
  /// The expectations that were looked at, in their order.
  public var checks: [Check]
  /// What stopped the script; nil if it came to its end.
  public var stop: Stop?

  /// Whether the script came to its end and every expectation held.
  public var isMet: Bool { stop == nil && checks.allSatisfy(\.isMet) }
}

nonisolated extension ScriptResult {
  /// Makes the result of a script that was stopped before its first line.
  package init(stoppedAtOnce stop: Stop) {
    self.init(trace: Trace(), checks: [], stop: stop)
  }
}

nonisolated extension ScriptResult: CustomStringConvertible {
  /// The expectations that do not hold with what came instead, and what stopped the script.
  public var description: String {
    var parts = checks.filter { !$0.isMet }.map(\.description)
    if let stop { parts.append(stop.description) }
    if parts.isEmpty { return checks.count == 1 ? "1 expectation held" : "\(checks.count) expectations held" }
    return parts.joined(separator: "\n\n")
  }
}

nonisolated extension ScriptResult.Check: CustomStringConvertible {
  /// The line, and why it does not hold, if so.
  public var description: String {
    guard let failure else { return "line \(line): \(source)" }
    return (["line \(line): \(source)", "  \(failure.message)"] + failure.instead.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
