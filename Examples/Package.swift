// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// Each of them is a program of its own: `swift run --package-path Examples NAME`.
let examples = ["BothButtons", "FirstTouch", "HoldButton", "Joystick", "Knob", "ReorderList", "StarRating"]

/// The platforms on which Touchstone stands in for UIKit.
let withoutUIKit: [Platform] = [.linux, .macOS, .windows, .android, .wasi]

let package = Package(
  name: "TouchExamples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Touchstone", path: "..")],
  targets: [
    // Two parts of a backend of its own: one draws windows, the other waits for input.
    .executableTarget(
      name: "TextScreen",
      dependencies: ["TouchRender", "Touchstone"].map { .product(name: $0, package: "Touchstone") },
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "EventLoop",
      dependencies: ["TouchRender", "Touchstone"].map { .product(name: $0, package: "Touchstone") },
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    // A scene under the touches of a router, which Linux alone has.
    .executableTarget(
      name: "RoutedScene",
      dependencies: ["TouchCore", "TouchInput", "TouchScene", "TouchTrace"].map {
        .product(name: $0, package: "Touchstone")
      },
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ]
    + examples.map { name in
      .executableTarget(
        name: name,
        dependencies: [
          .product(name: "Touchstone", package: "Touchstone"),
          .product(name: "PreciseTouch", package: "Touchstone"),
          .product(name: "TouchStage", package: "Touchstone"),
        ],
        swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)])
    }
    + [
      // Questions about UIKit that only a device can answer, as screens for one finger; on UIKit where there
      // is one.
      .target(
        name: "TouchExperiments",
        dependencies: ["TouchAnimation", "Touchstone"].map {
          .product(name: $0, package: "Touchstone", condition: .when(platforms: withoutUIKit))
        },
        exclude: ["Answers"],
        swiftSettings: [
          .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .treatAllWarnings(as: .error), .defaultIsolation(MainActor.self),
          .define("TOUCHSTONE", .when(platforms: withoutUIKit)),
        ]),
      .testTarget(
        name: "TouchExperimentsTests",
        dependencies: ["TouchExperiments"]
          + ["TouchTesting", "Touchstone"].map { .product(name: $0, package: "Touchstone") },
        swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    ],
  swiftLanguageModes: [.v6]
)
