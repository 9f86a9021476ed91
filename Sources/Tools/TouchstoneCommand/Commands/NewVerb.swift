// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

/// `touchstone new`: makes a package with a control, a test and a scene.
enum NewVerb {
  static let name = Argument("NAME", .text("NAME"), "The name of the package; a folder may precede it.")
  static let checkout = Option(
    "touchstone", .directory(), "Uses this checkout of Touchstone instead of the published package.")

  static let command = Command(
    "new", "Makes a package with a control, a test and a scene.",
    discussion: """
      The package builds and its tests pass as they are: `swift test` tests the control, and `touchstone test Scenes` \
      plays the scene. Replace them with your own, one at a time.

      A folder that exists already is left alone, unless it is empty.
      """,
    arguments: [name], options: [checkout],
    examples: [
      Example("Gestures", "Makes the folder Gestures."),
      Example("Gestures --touchstone ../touchstone", "Makes one that uses a checkout beside it."),
    ]
  ) { call in
    let folder = try call[name].trimmingSlashes
    let name = FilePath(folder).lastComponent.name
    if let problem = NewPackage.problem(of: name) {
      throw CommandError(
        .usage, "\(name.quoted) cannot be the name of the package: \(problem)",
        advice: "Choose a name such as Gestures.")
    }
    let template = PackageTemplate(name: name, dependency: try dependency(call))
    try NewPackage(template: template, folder: folder).write()
    call.output.line("Made \(folder):")
    for file in template.files { call.output.line("  " + file.path) }
    call.output.line()
    call.output.line("Next: cd \(folder) && swift test")
    return .yes
  }

  private static func dependency(_ call: Call) throws -> String {
    guard let checkout = try call[checkout] else {
      return "url: \"\(PackageTemplate.url)\", branch: \"main\""
    }
    guard FileManager.default.fileExists(atPath: checkout + "/Package.swift") else {
      throw CommandError(
        .noInput, "\(checkout): there is no Package.swift in this folder",
        advice: "Name a checkout of Touchstone.")
    }
    let path = URL(filePath: checkout).standardizedFileURL.path
    return "name: \"touchstone\", path: \(path.debugDescription)"
  }
}

extension String {
  /// The path without slashes at its end.
  fileprivate var trimmingSlashes: String {
    var text = self
    while text.count > 1, text.last == "/" { text.removeLast() }
    return text
  }
}
