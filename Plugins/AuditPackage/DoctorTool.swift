// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// The program of the plugin, which is built when it is first used.
struct DoctorTool {
  let url: URL

  /// Builds the program; nil if it cannot be built, which is reported.
  init?(_ context: PluginContext, _ manager: PackageManager) throws {
    // The program's target has another name than its product, so a plugin cannot depend on it as a tool.
    let built = try manager.build(.product("touchstone-doctor"), parameters: PackageManager.BuildParameters())
    guard built.succeeded, let tool = built.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("The command touchstone-doctor could not be built:\n\(built.logText)")
      return nil
    }
    url = tool.url
  }
}
