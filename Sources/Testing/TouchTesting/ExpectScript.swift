// SPDX-License-Identifier: Apache-2.0
public import Testing
public import TouchStage

/// Runs a script on a stage, and expects that all its expectations hold.
///
/// Each `expect` that does not hold is a failure of its own, with what happened instead; so is an action that
/// stops the script.
///
/// ```swift
/// expectScript(
///   stage,
///   """
///   tap "buy" twice
///   expect "buy" touchUpInside twice
///   """)
/// ```
///
/// - Parameters:
///   - stage: The stage.
///   - text: The script.
///   - sourceLocation: Where a failure is shown.
/// - Returns: What the script did; nil if the text is not a script.
@discardableResult
public func expectScript(
  _ stage: Stage, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) -> ScriptResult? {
  do {
    let result = stage.run(try Script(text))
    for check in result.checks where !check.isMet {
      Issue.record("\(check)", sourceLocation: sourceLocation)
    }
    if let stop = result.stop { Issue.record("\(stop)", sourceLocation: sourceLocation) }
    return result
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return nil
  }
}
