// SPDX-License-Identifier: Apache-2.0
package import CommandKit
package import TouchSnapshot

/// A program that has the doctor's verbs: `touchstone`, or `touchstone-doctor`, which has nothing else.
package struct DoctorProgram: Sendable {
  /// Reads the bytes of a scene, with its name for messages.
  package typealias SceneReader =
    @MainActor (_ bytes: [UInt8], _ name: String, _ call: Call) throws ->
    SnapshotDocument

  /// The name of the program, which help and advice use.
  let name: String
  /// The version, which reports for code scanning carry.
  let version: String
  /// Builds scenes; nil in a program without the touch system.
  let scenes: SceneReader?
  /// The verbs that agents may call.
  let tools: [AgentTool]
  /// The parts of runs that `merge` merges.
  let parts: [PartKind]

  /// Creates the verbs' view of a program.
  package init(
    name: String, version: String, scenes: SceneReader? = nil, tools: [AgentTool] = [],
    parts: [PartKind] = []
  ) {
    self.name = name
    self.version = version
    self.scenes = scenes
    self.tools = AgentTool.doctor + tools
    self.parts = [AuditMerge.kind] + parts
  }

  /// `why`, `map`, `audit` and `explain`.
  package var verbs: [Command] {
    [
      WhyVerb.command(self), MapVerb.command(self), AuditVerb.command(self), LayoutVerb.command(self),
      ExplainVerb.command(self),
    ]
  }

  /// `merge`, which makes one report of the parts of a run.
  package var merging: Command { MergeVerb.command(self) }

  /// `mcp`, which serves verbs to agents.
  package var server: Command { AgentVerb.command(self) }
}

/// A failure of a reader that knows its place in the file.
package protocol PlacedFailure: CommandFailure {
  /// The first thing that is wrong, with its place.
  var placed: ReadingFailure? { get }
}
