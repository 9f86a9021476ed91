// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// The program of the plugin: the one in the artifact bundle.
struct DoctorTool {
  let url: URL

  init?(_ context: PluginContext, _ manager: PackageManager) throws {
    url = try context.tool(named: "touchstone-doctor").url
  }
}
