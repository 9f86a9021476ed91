// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct FuzzTargetTests {
  @Test func `a fuzz target, a corpus and a dictionary are in the list of targets`() {
    expectNone(unfuzzed(in: .here), "A target that the list lacks is never run.")
  }

  @Test func `a fuzz target that nothing runs is found`() {
    let repository = Repository([
      list: "FuzzTarget(name: \"FuzzA\", read: fuzzA)", "\(folder)/FuzzA.swift": "",
      "\(folder)/FuzzB.swift": "", "\(folder)/Promises.swift": "",
      "Fuzzing/Corpus/FuzzA/one": "", "Fuzzing/Corpus/FuzzC/one": "", "Fuzzing/Corpus/FuzzC/two": "",
      "Fuzzing/Dictionaries/FuzzD.dict": "",
    ])
    #expect(
      unfuzzed(in: repository) == [
        Finding(list, 1, "the list lacks the target FuzzB: add it"),
        Finding("Fuzzing/Corpus/FuzzC/one", 1, "there is no target FuzzC"),
        Finding("Fuzzing/Dictionaries/FuzzD.dict", 1, "there is no target FuzzD"),
      ])
  }
}

private let folder = "Fuzzing/Sources/FuzzTargets"
private let list = "\(folder)/FuzzTarget.swift"

/// Files with a target that the list lacks, and the first file of a corpus, or a dictionary, of no target.
private func unfuzzed(in repository: Repository) -> [Finding] {
  let listed = repository[list]
  func isListed(_ name: String) -> Bool { listed?.contains("name: \"\(name)\"") == true }
  var findings: [Finding] = []
  for file in repository.files(in: folder, ".swift")
  where file.stem.hasPrefix("Fuzz") && file.path != list && !isListed(file.stem) {
    findings.append(Finding(list, 1, "the list lacks the target \(file.stem): add it"))
  }
  var reported: Set<String> = []
  for part in ["Corpus", "Dictionaries"] {
    for file in repository.files(in: "Fuzzing/\(part)", "") {
      let name = String(file.path.split(separator: "/")[2].split(separator: ".")[0])
      guard !isListed(name), reported.insert(name).inserted else { continue }
      findings.append(Finding(file, 1, "there is no target \(name)"))
    }
  }
  return findings
}
