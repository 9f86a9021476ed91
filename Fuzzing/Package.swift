// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackageDescription

/// Where the toolchain keeps its SwiftSyntax, with which the porter is compiled.
let host = (Context.environment["PATH"] ?? "").split(separator: ":").lazy
  .map { URL(filePath: String($0)).appending(path: "swiftc").resolvingSymlinksInPath() }
  .map { $0.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/host").path }
  .first { FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule") }

/// Whether libFuzzer runs the targets.
///
/// Fuzzing/run.sh asks for it; otherwise the program reads the files that it is given.
let isFuzzed = Context.environment["TOUCHSTONE_FUZZED"] != nil

/// What every Swift target is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(host.map { ["-I", $0] } ?? []),
]

/// What the fuzzer needs to see which code an input reaches.
///
/// Fuzzing/run.sh does the same for the modules of Touchstone. The main of this program wins over that of the
/// fuzzer because SwiftPM has lld give it its name.
let watched: [SwiftSetting] = isFuzzed ? [.define("FUZZED"), .unsafeFlags(["-sanitize=fuzzer"])] : []

let package = Package(
  name: "TouchFuzzing",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "fuzz", targets: ["fuzz"])],
  dependencies: [
    .package(name: "Touchstone", path: ".."), .package(name: "Porting", path: "../Porting"),
  ],
  targets: [
    .target(name: "CFuzzer"),
    // A file for each target, and what the targets promise.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "TouchCore", "TouchDoctor", "TouchFrames", "TouchGraphics", "TouchInput", "TouchLayout",
        "TouchRaster", "TouchReport", "TouchScene", "TouchSnapshot", "TouchStage", "TouchTrace",
      ].map { .product(name: $0, package: "Touchstone") }
        + ["PortingRules", "SourceReading"].map { .product(name: $0, package: "Porting") },
      swiftSettings: strict + watched),
    .executableTarget(
      name: "fuzz", dependencies: ["CFuzzer", "FuzzTargets"], swiftSettings: strict + watched,
      linkerSettings: isFuzzed ? [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])] : []),
  ],
  swiftLanguageModes: [.v6]
)
