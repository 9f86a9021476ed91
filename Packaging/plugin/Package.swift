// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Where the program of a release is.
let releases = "https://github.com/touchstone-swift/touchstone/releases/download"

// The plugins of Touchstone with a program that is downloaded instead of built. Packaging/bundle.sh fills in
// what is in capitals.
let package = Package(
  name: "TouchstonePlugins",
  products: [
    .plugin(name: "AuditPackage", targets: ["AuditPackage"]),
    .plugin(name: "AuditTarget", targets: ["AuditTarget"]),
  ],
  targets: [
    .plugin(
      name: "AuditPackage",
      capability: .command(
        intent: .custom(
          verb: "audit",
          description: "Finds touch problems in the storyboards, xibs and code of a package.")),
      dependencies: ["touchstone-doctor"]),
    .plugin(name: "AuditTarget", capability: .buildTool(), dependencies: ["touchstone-doctor"]),
    .binaryTarget(
      name: "touchstone-doctor",
      url: "\(releases)/VERSION/touchstone-doctor.artifactbundle.zip",
      checksum: "CHECKSUM"),
  ])
