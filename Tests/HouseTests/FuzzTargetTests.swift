// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct FuzzTargetTests {
  @Test func `a fuzz target is in the manifest, and in a file of its name`() {
    expectNone(unfuzzed(in: .here), "A target that nothing names is never run.")
  }

  @Test func `a fuzz target that nothing runs is found`() {
    let target = "func LLVMFuzzerTestOneInput()"
    let repository = Repository([
      manifest: "\"FuzzA\"", "Fuzzing/Sources/FuzzA/FuzzA.swift": target,
      "Fuzzing/Sources/FuzzA/Other.swift": "",
      "Fuzzing/Sources/FuzzB/Target.swift": target,
    ])
    #expect(
      unfuzzed(in: repository) == [
        Finding(
          "Fuzzing/Sources/FuzzB/Target.swift", 1,
          "Fuzzing/run.sh looks for the target in FuzzB.swift: rename the file"),
        Finding(manifest, 1, "no list names the target FuzzB: add it to that of its kind"),
      ])
  }
}

private let manifest = "Fuzzing/Package.swift"

/// Every folder of `Fuzzing/Sources` with a fuzz target is named in the manifest, and its file as the folder.
private func unfuzzed(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  for file in repository.files(in: "Fuzzing/Sources", ".swift") where file.contains("LLVMFuzzerTestOneInput")
  {
    let target = file.folder.split(separator: "/").last.map(String.init) ?? ""
    if file.stem != target {
      findings.append(
        Finding(file, 1, "Fuzzing/run.sh looks for the target in \(target).swift: rename the file"))
    }
    if repository[manifest]?.contains("\"\(target)\"") != true {
      findings.append(
        Finding(manifest, 1, "no list names the target \(target): add it to that of its kind"))
    }
  }
  return findings
}
