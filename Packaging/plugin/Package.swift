// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Where the program of a release is.
let releases = "https://github.com/touchstone-swift/touchstone/releases/download"

// The plugins of Touchstone with a program that is downloaded instead of built. Packaging/bundle.sh fills in
// what is in capitals.
let package = Package(
  name: "TouchstonePlugins",
  products: [.plugin(name: "AuditStoryboards", targets: ["AuditStoryboards"])],
  targets: [
    .plugin(
      name: "AuditStoryboards",
      capability: .command(
        intent: .custom(
          verb: "audit-storyboards",
          description: "Finds touch problems in the storyboards and xibs of a package.")),
      dependencies: ["touchstone-doctor"]),
    .binaryTarget(
      name: "touchstone-doctor",
      url: "\(releases)/VERSION/touchstone-doctor.artifactbundle.zip",
      checksum: "CHECKSUM"),
  ])
