// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// Controls as people write them for iOS, ported while they are built, and tests that drive them with fingers.

let package = Package(
  name: "ThirtyControls",
  dependencies: [.package(name: "Touchstone", path: "../.."), .package(name: "Porting", path: "..")],
  targets: [
    .target(
      name: "ThirtyControls",
      dependencies: [.product(name: "UIKit", package: "Touchstone")],
      exclude: ["iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "Porting")]),
    .target(
      name: "ConstrainedControls",
      dependencies: [.product(name: "UIKit", package: "Touchstone")],
      exclude: ["iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "Porting")]),
    .testTarget(
      name: "ConstrainedControlsTests",
      dependencies: ["ConstrainedControls", .product(name: "TouchTesting", package: "Touchstone")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ThirtyControlsTests",
      dependencies: ["ThirtyControls", .product(name: "TouchTesting", package: "Touchstone")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
