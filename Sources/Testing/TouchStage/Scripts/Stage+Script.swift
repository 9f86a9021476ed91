// SPDX-License-Identifier: Apache-2.0

extension Stage {
  /// Runs a script from now on.
  ///
  /// An unmet expectation is recorded and the script continues. An impossible action stops it: an unknown
  /// name, a finger that is up, a finger that comes down on a view and hits another one. Fingers that are
  /// down at the end stay down.
  ///
  /// An expectation is about its *span*: what happened since the expectations before it, or since the
  /// beginning. Consecutive expectations share one span and may come in any order; after `then` only what
  /// follows the match of the previous expectation counts.
  public func run(_ script: Script) -> ScriptResult {
    var runner = ScriptRunner(script, on: self)
    return runner.run()
  }

  /// Checks every name in a script against the current views.
  ///
  /// ``run(_:)`` checks line by line, since code may create a view while a script runs. Where everything
  /// exists from the beginning, this finds a mistake in the last line before the first one runs.
  ///
  /// - Returns: The reason why the script would stop at the first name that is unknown or whose object cannot
  ///   do what its line asks for; nil if every name is right.
  public func check(_ script: Script) -> ScriptResult.Stop? {
    for line in script.lines {
      for use in script.names(in: line) {
        do {
          try check(use.requirement)
        } catch {
          return script.stop(inLine: use.line, error)
        }
      }
    }
    return nil
  }
}
