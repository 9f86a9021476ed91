// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Writes a class with a probe for each class that Probed/classes.txt of the target lists.
@main struct GenerateProbes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "Probed/classes.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "ProbedClasses.swift")
    return [
      .buildCommand(
        displayName: "Writing the classes with a probe",
        executable: try context.tool(named: "SourceWriter").url,
        arguments: ["probes", output.path(percentEncoded: false), list.path(percentEncoded: false)],
        inputFiles: [list], outputFiles: [output])
    ]
  }
}
