// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// What every target is compiled with; a fuzz target has no main, which comes with the sanitizer.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-parse-as-library"]),
]

/// The fuzz targets and the products they try: each is a file `Sources/NAME/NAME.swift` and a line here.
let targets: [(name: String, products: [String])] = [
  ("FuzzFormats", ["TouchSnapshot"]),
  ("FuzzSnapshots", ["TouchSnapshot"]),
]

let package = Package(
  name: "TouchFuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Touchstone", path: "..")],
  targets: targets.map { target in
    .executableTarget(
      name: target.name,
      dependencies: target.products.map { .product(name: $0, package: "Touchstone") },
      swiftSettings: settings)
  },
  swiftLanguageModes: [.v6]
)
