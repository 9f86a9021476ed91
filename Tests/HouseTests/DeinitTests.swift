// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct DeinitTests {
  @Test func `a deinit runs on the main actor, or touches only what belongs to its object`() {
    expectNone(
      freeDeinits(in: .here),
      "Any task may release an object: write `isolated deinit`, or hand the work over with handToMainActor. In a "
        + "class that others subclass, have its initializer call MainActorRelease.adopt(self).")
  }

  @Test func `a deinit that runs anywhere is found, except those that say why they may`() {
    let text = """
      deinit {}
      isolated deinit { a() }
      @MainActor deinit {
      private deinit { b() }
      // deinit { c() }
      let deinitialized = d
      deinit {
      """
    let repository = Repository([
      "Sources/A/B.swift": text, "Sources/A/View.swift": "MainActorRelease.adopt(self)\ndeinit { a() }\n",
      "Sources/A/Child.swift": "class Child: UIView {\n  deinit { a() }\n",
    ])
    #expect(
      freeDeinits(in: repository) == [
        Finding("Sources/A/B.swift", 4, "private deinit { b() }"),
        Finding("Sources/A/B.swift", 7, "deinit {"),
      ])
  }
}

/// Classes that inherit from one that is deallocated on the main actor, by how their declarations continue.
private let adopted = [": UIView", ": UIResponder", ": UIScene", ": UIViewController", ": CALayer"]

/// What frees only memory, files and signals of its own.
private let ownOnly: Set = [
  "BoxTree.swift", "ByteStream.swift", "CairoSurface.swift", "DeviceSource.swift", "FolderWatch.swift",
  "HitIndex.swift",
  "Interruption.swift", "LineFile.swift", "NodeStore.swift", "OpenedDevice.swift", "PacketReader.swift",
  "PacketSocket.swift", "PeerWatch.swift", "PixelMemory.swift", "RouterServer.swift", "StopSignal.swift",
]

private func freeDeinits(in repository: Repository) -> [Finding] {
  repository.files(in: "Sources", ".swift").flatMap { file -> [Finding] in
    guard !ownOnly.contains(file.path.split(separator: "/").last.map(String.init) ?? "") else { return [] }
    if file.contains("MainActorRelease.adopt(self)") { return [] }
    if file.lines(with: "class ").contains(where: { line in adopted.contains { line.code.contains($0) } }) {
      return []
    }
    return file.lines(with: "deinit")
      .filter { line in
        guard line.code.hasWord("deinit"), line.code.contains("deinit {") else { return false }
        return !["deinit {}", "deinit { handToMainActor", "isolated deinit", "@MainActor deinit"].contains {
          line.code.contains($0)
        }
      }
      .map { Finding(file, $0.number, $0.text.drop { $0 == " " }.description) }
  }
}
