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
    var runner = ScriptRunner(stage: self)
    return runner.run(script)
  }
}
