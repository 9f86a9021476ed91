// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackageDescription

// The porter parses Swift with the SwiftSyntax that the toolchain carries, so that it needs nothing else.
// That folder is found beside the `swift` that builds.

let toolchain = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
  .map { URL(filePath: String($0)).appending(path: "swiftc").resolvingSymlinksInPath() }
  .map { $0.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/host") }
  .first { FileManager.default.fileExists(atPath: $0.appending(path: "SwiftParser.swiftmodule").path) }

guard let host = toolchain?.path else {
  fatalError(
    "No swiftc on the PATH has SwiftSyntax beside it, in lib/swift/host. Install a toolchain from swift.org.")
}

let plain: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let strict: [SwiftSetting] = plain + [.unsafeFlags(["-I", host])]

let linked: [LinkerSetting] = [
  .unsafeFlags([
    "-L", host, "-Xlinker", "-rpath", "-Xlinker", host,
    // Where Packaging/pack-porter.sh puts the libraries.
    "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/touchstone-port-libraries",
  ])
]

let package = Package(
  name: "Porting",
  products: [
    .executable(name: "touchstone-port", targets: ["touchstone-port"]),
    .executable(name: "touchstone-index", targets: ["touchstone-index"]),
    .library(name: "PortingRules", targets: ["PortingRules"]),
    .library(name: "SourceReading", targets: ["SourceReading"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  targets: [
    // The rules: texts in, texts and remarks out.
    .target(
      name: "PortingRules", resources: [.embedInCode("Missing/names.txt")], swiftSettings: strict,
      linkerSettings: linked),
    // Files that are written whole or not at all.
    .target(name: "PortingFiles", swiftSettings: plain),
    .executableTarget(
      name: "touchstone-port", dependencies: ["PortingFiles", "PortingRules"], swiftSettings: strict,
      linkerSettings: linked),
    // The index of an app's code and the rules over it: a link to the folder of the doctor's TouchSource.
    // It has another name here, because no two modules of an app that uses both packages may share one.
    .target(name: "SourceModel", swiftSettings: plain),
    // Swift and Objective-C as what they do with views.
    .target(
      name: "SourceReading", dependencies: ["PortingFiles", "PortingRules", "SourceModel"],
      swiftSettings: strict,
      linkerSettings: linked),
    .executableTarget(
      name: "touchstone-index", dependencies: ["SourceReading"], swiftSettings: strict, linkerSettings: linked
    ),
    // Ports a target's folder iOS while it builds.
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["touchstone-port"]),
    .testTarget(name: "PortingRulesTests", dependencies: ["PortingRules"], swiftSettings: strict),
    .testTarget(
      name: "SourceReadingTests", dependencies: ["SourceReading", "SourceModel"], exclude: ["Marked"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
