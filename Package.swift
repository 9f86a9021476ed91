// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// What every target is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// UIKit lives on the main actor, and so does everything shaped like it.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Touchstone",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .library(name: "TouchCore", targets: ["TouchCore"]),
    .library(name: "TouchControls", targets: ["TouchControls"]),
    .library(name: "PreciseTouch", targets: ["PreciseTouch"]),
    .library(name: "TouchTrace", targets: ["TouchTrace"]),
    .library(name: "TouchInput", targets: ["TouchInput"]),
    .library(name: "TouchStage", targets: ["TouchStage"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
  ],
  traits: [
    .trait(
      name: "Unobserved",
      description:
        "Compiles the reporting of facts away; only the benchmarks use it, to show what facts cost."),
    .trait(
      name: "Invariants",
      description:
        "Checks the invariants of the touch system after every event and traps with the first broken one."),
    .default(enabledTraits: []),
  ],
  targets: [
    .target(name: "TouchCore", swiftSettings: onMainActor),
    .target(name: "TouchControls", dependencies: ["TouchCore"], swiftSettings: onMainActor),
    .target(name: "Touchstone", dependencies: ["TouchCore", "TouchControls"], swiftSettings: onMainActor),
    .target(name: "PreciseTouch", dependencies: ["Touchstone"], swiftSettings: onMainActor),
    .target(name: "TouchTrace", dependencies: ["TouchCore"], swiftSettings: onMainActor),
    .target(name: "TouchInput", dependencies: ["TouchCore"], swiftSettings: onMainActor),
    .target(name: "TouchStage", dependencies: ["TouchCore", "TouchTrace"], swiftSettings: onMainActor),
    .target(name: "TouchTesting", dependencies: ["TouchStage"], swiftSettings: onMainActor),
    .target(name: "RandomRunning", path: "Tests/RandomRunning", swiftSettings: onMainActor),
    .testTarget(
      name: "TouchCoreTests", dependencies: ["RandomRunning", "TouchTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchControlsTests", dependencies: ["RandomRunning", "Touchstone", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PreciseTouchTests", dependencies: ["PreciseTouch", "RandomRunning", "TouchTesting"],
      swiftSettings: onMainActor),
    .testTarget(name: "TouchTraceTests", dependencies: ["TouchTesting"], swiftSettings: onMainActor),
    .testTarget(name: "TouchInputTests", dependencies: ["TouchInput"], swiftSettings: onMainActor),
    .testTarget(name: "TouchStageTests", dependencies: ["TouchTesting"], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
