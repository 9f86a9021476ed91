// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// What every Swift target is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "TouchBenchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "touchbench", targets: ["touchbench"]),
    .executable(name: "factsbench", targets: ["factsbench"]),
    .executable(name: "overlaybench", targets: ["overlaybench"]),
    .executable(name: "routerbench", targets: ["routerbench"]),
    .executable(name: "layoutbench", targets: ["layoutbench"]),
  ],
  traits: [
    .trait(
      name: "Unobserved",
      description: "Measures a touch system whose reporting of facts is compiled away."),
    .trait(
      name: "Overlay",
      description: "Keeps the inspector, whose overlay overlaybench measures, in an optimized build."),
    .trait(
      name: "LeanBaseline",
      description: "Compiles the baseline without Swift's checks of exclusive access."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(
      name: "Touchstone", path: "..",
      traits: [
        .trait(name: "Unobserved", condition: .when(traits: ["Unobserved"])),
        .trait(name: "InspectRelease", condition: .when(traits: ["Overlay"])),
      ])
  ],
  targets: [
    // Constraints, for the solver and for a peer: layout.sh.
    .executableTarget(
      name: "layoutbench", dependencies: ["CMeter", .product(name: "TouchLayout", package: "Touchstone")],
      swiftSettings: strict),
    .target(name: "CMeter"),
    .target(
      name: "PlainViews", dependencies: ["CMeter"],
      swiftSettings: strict + [
        .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(traits: ["LeanBaseline"]))
      ]),
    // The views that are measured, and the figures that need nothing but the core.
    .target(
      name: "BenchTrees", dependencies: ["CMeter", .product(name: "TouchCore", package: "Touchstone")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // A button that is measured, with the overlay of the inspector and without it.
    .target(
      name: "BenchControls",
      dependencies: [
        "BenchTrees", .product(name: "TouchControls", package: "Touchstone"),
        .product(name: "TouchCore", package: "Touchstone"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "touchbench",
      dependencies: [
        "BenchControls", "BenchTrees", "CMeter", "PlainViews",
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "TouchControls", package: "Touchstone"),
        .product(name: "TouchGraphics", package: "Touchstone"),
        .product(name: "TouchRender", package: "Touchstone"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "factsbench", dependencies: ["BenchTrees", .product(name: "TouchCore", package: "Touchstone")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "overlaybench",
      dependencies: ["BenchControls", .product(name: "TouchInspector", package: "Touchstone")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Processes that hand touches to each other; Linux alone.
    .executableTarget(
      name: "routerbench",
      dependencies: ["TouchCore", "TouchFrames", "TouchInput"].map {
        .product(name: $0, package: "Touchstone")
      },
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
