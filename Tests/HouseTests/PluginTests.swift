// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct PluginTests {
  @Test func `plugins ask for no permission and write nothing`() {
    expectNone(permissionsAndWrites(in: .here), "A plugin writes nothing: let the command print it.")
  }

  @Test(arguments: writes) func `a plugin that writes is found`(word: String) {
    let repository = Repository(["Plugins/A/A.swift": "a\nb\(word)c", "Plugins/SourceWriter/A.swift": word])
    #expect(permissionsAndWrites(in: repository) == [Finding("Plugins/A/A.swift", 2, "b\(word)c")])
  }

  @Test(arguments: permissions) func `a permission is found`(word: String) {
    #expect(permissionsAndWrites(in: Repository(["Package.swift": "\n\(word)"])).count == 1)
  }
}

private let permissions = ["permissions:", "writeToPackageDirectory", "allowNetworkConnections"]

private let writes = [
  ".write(", "createFile", "createDirectory", "removeItem", "moveItem", "copyItem", "forWriting",
  "forUpdating",
  "fopen",
]

/// Finds permissions that a plugin asks for, and files that it writes, in the builds of other packages.
///
/// The tool of a build plugin may write: the declared file, in the build directory.
private func permissionsAndWrites(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  if let manifest = repository["Package.swift"] {
    findings += manifest.lines(withAnyOf: permissions).map { Finding(manifest, $0.number, $0.text) }
  }
  for file in repository.files(in: "Plugins", ".swift") where !file.path.hasPrefix("Plugins/SourceWriter/") {
    findings += file.lines(withAnyOf: writes).map { Finding(file, $0.number, $0.text) }
  }
  return findings
}
