// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct UmbrellaTests {
  @Test func `only umbrellas export what they import`() {
    expectNone(exports(in: .here), "A file imports what it uses; ARCHITECTURE.md lists the umbrellas.")
  }

  @Test func `each umbrella exports something`() {
    expectNone(emptyUmbrellas(in: .here), "Delete it from the list.")
  }

  @Test func `the manifest asks for the imports of each file`() {
    expectNone(leaks(in: .here), "A member of a module is visible only to the files that import the module.")
  }

  @Test(arguments: ["@_exported public import Foundation", "  @_exported import struct Swift.Int"])
  func `an export elsewhere is found`(line: String) {
    let texts = [(path: "Sources/A/B/C.swift", text: "\n\(line)\n"), (umbrellas[0] + "A.swift", line)]
    #expect(exports(in: Repository(texts)) == [Finding("Sources/A/B/C.swift", 2, line)])
  }

  @Test func `an umbrella without exports is found`() {
    let texts = umbrellas.dropFirst().map { (path: $0, text: "@_exported public import Foundation\n") }
    #expect(emptyUmbrellas(in: Repository(texts)).map(\.path) == [umbrellas[0]])
  }

  @Test func `a manifest that lets members through is found`() {
    let feature = #"  .enableUpcomingFeature("ExistentialAny"),"#
    let repository = Repository(["A/Package.swift": feature, "B.swift": feature])
    #expect(leaks(in: repository).map(\.path) == ["A/Package.swift"])
  }
}

/// The files and folders in which `@_exported` may stand.
///
/// TouchGraphics exports Foundation because its own types hide those of CoreGraphics only so. The last two
/// export the types of Apple's QuartzCore that the modules declare where there is none.
private let umbrellas = [
  "Sources/UIKit/Names/",
  "Sources/System/Touchstone/Touchstone.swift",
  "Sources/Testing/TouchTesting/Exports.swift",
  "Sources/System/TouchGraphics/Exports.swift",
  "Sources/System/TouchCore/Views/Layers/QuartzCoreTypes.swift",
  "Sources/UIKit/TouchAnimation/Timing/QuartzCoreTypes.swift",
]

private let export: Pattern = #"^ *@_exported\b"#

extension RepositoryFile {
  /// The lines with imports that others get too.
  fileprivate var exports: [Line] {
    lines(with: "@_exported").filter { export.firstMatch(in: $0.text) != nil }
  }
}

private func exports(in repository: Repository) -> [Finding] {
  repository.files(in: "Sources", ".swift").filter { file in
    !umbrellas.contains { file.path.hasPrefix($0) }
  }.flatMap { file in file.exports.map { Finding(file, $0.number, $0.text) } }
}

private func emptyUmbrellas(in repository: Repository) -> [Finding] {
  umbrellas.filter { umbrella in
    !repository.files(in: "Sources", ".swift").contains { file in
      file.path.hasPrefix(umbrella) && !file.exports.isEmpty
    }
  }.map { Finding($0, 1, "it exports nothing") }
}

/// The manifests with upcoming features of which this one is missing.
private func leaks(in repository: Repository) -> [Finding] {
  repository.files("Package.swift").filter { file in
    !file.lines(with: "enableUpcomingFeature").isEmpty && file.lines(with: "MemberImportVisibility").isEmpty
  }.map { Finding($0, 1, "it does not enable MemberImportVisibility") }
}
