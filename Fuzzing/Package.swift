// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// What every target is compiled with; a fuzz target has no main, which comes with the sanitizer.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-parse-as-library"]),
]

/// The fuzz targets of what other programs write: each is a file `Sources/NAME/NAME.swift`, which calls what
/// `FuzzChecks` promises.
let snapshots = [
  "FuzzDetox", "FuzzDumps", "FuzzIdb", "FuzzInterfaceBuilder", "FuzzMaestro", "FuzzOldArchives", "FuzzSentry",
  "FuzzWebDriverAgent", "FuzzXCUITest",
]

/// The fuzz targets of what people write, likewise; each has its promises with it.
let written = ["FuzzScenes", "FuzzScripts"]

/// The fuzz targets of what devices and other programs report of touches; `FuzzFrameChecks` has their promises.
let recorded = [
  "FuzzEvdevBytes", "FuzzEvemu", "FuzzEvtest", "FuzzGetevent", "FuzzLibinput", "FuzzRecordingStream",
  "FuzzTouchLog",
]

/// The fuzz targets of what the router and its applications say to each other, and of what the router decides.
let routed = ["FuzzRouter", "FuzzWire"]

/// The fuzz targets of files that drawings come from.
let drawn = ["FuzzPNG"]

/// The fuzz targets of what comes out in the end, whatever went in.
let answers = ["FuzzAnswers", "FuzzPlay"]

let package = Package(
  name: "TouchFuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Touchstone", path: "..")],
  targets: [
    .target(
      name: "FuzzChecks", dependencies: [.product(name: "TouchSnapshot", package: "Touchstone")],
      swiftSettings: settings),
    .target(
      name: "FuzzFrameChecks", dependencies: [.product(name: "TouchFrames", package: "Touchstone")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzFeed", dependencies: [.product(name: "TouchInput", package: "Touchstone")],
      swiftSettings: settings),
  ]
    + recorded.map {
      .executableTarget(name: $0, dependencies: ["FuzzFrameChecks"], swiftSettings: settings)
    }
    + routed.map {
      .executableTarget(
        name: $0, dependencies: [.product(name: "RouterWire", package: "Touchstone")], swiftSettings: settings
      )
    }
    + snapshots.map { .executableTarget(name: $0, dependencies: ["FuzzChecks"], swiftSettings: settings) }
    + written.map {
      .executableTarget(
        name: $0, dependencies: [.product(name: "TouchScene", package: "Touchstone")], swiftSettings: settings
      )
    }
    + drawn.map {
      .executableTarget(
        name: $0, dependencies: [.product(name: "TouchRaster", package: "Touchstone")],
        swiftSettings: settings
      )
    }
    + answers.map {
      .executableTarget(
        name: $0,
        dependencies: ["FuzzChecks"]
          + ["TouchDoctor", "TouchReport", "TouchScene"].map { .product(name: $0, package: "Touchstone") },
        swiftSettings: settings)
    },
  swiftLanguageModes: [.v6]
)
