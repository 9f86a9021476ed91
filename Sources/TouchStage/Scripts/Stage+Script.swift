// SPDX-License-Identifier: Apache-2.0

extension Stage {
  /// Carries a script out, from now on.
  ///
  /// An expectation that does not hold is noted and the script goes on. What cannot be done stops it: a name
  /// that nobody has, a finger that is up, a finger that comes down on a view and hits another one.
  /// Fingers that are down at the end stay down.
  ///
  /// An expectation speaks of its *span*: what happened since the expectations before it, or since the
  /// beginning. Expectations that follow each other share one span and may stand in any order; after `then`
  /// only what comes behind the match of the expectation before counts.
  public func run(_ script: Script) -> ScriptResult {
    var runner = ScriptRunner(script, on: self)
    return runner.run()
  }

  /// Looks for everything that a script names, as things are now.
  ///
  /// ``run(_:)`` does so line by line, since code may make a view while a script runs. Where everything is
  /// there from the beginning, a slip of the pen in the last line is known before the first one runs.
  ///
  /// - Returns: What would stop the script at the first name that nobody has, or that is the name of
  ///   something that cannot do what its line asks for; nil if every name is right.
  public func check(_ script: Script) -> ScriptResult.Stop? {
    for line in script.lines {
      for use in script.names(in: line) {
        do {
          try check(use.need)
        } catch {
          return script.stop(inLine: use.line, error)
        }
      }
    }
    return nil
  }
}
