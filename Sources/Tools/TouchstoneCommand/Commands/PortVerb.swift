// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// `touchstone port`: runs the porter, which is a package of its own because it links the toolchain's
/// SwiftSyntax.
enum PortVerb {
  static let sources = Argument.some(
    "SOURCE", .file("swift"), "Swift files, or folders to be searched for them.")
  static let out = Option("out", .directory(), "Writes the files into this folder.")
  static let inPlace = Flag("in-place", "Writes the files over the sources.")
  static let check = Flag("check", "Writes nothing; the exit code is 1 if a file would change.")
  static let checkBuild = Flag(
    "check-build", "Writes nothing; compiles the result, and exits with 1 if there are errors.")
  static let checkout = Option(
    "touchstone", .directory(), "The checkout of Touchstone that --check-build compiles against.")
  static let sourceLocations = Flag(
    "source-locations", "Begins each file with a line that names its source, for errors of the compiler.")

  static let command = Command(
    "port", "Ports touch code for iOS, so that it compiles without Objective-C.",
    discussion: """
      The result compiles against the product UIKit. Give it all the sources of a module, because \
      declarations in one file change how others are rewritten. Line numbers stay the same, and files that need no change \
      are copied as they are. At the end it lists what is left to do by hand.

      Without an option for the output, one file is printed, and the list goes to standard error.

      The list ends with the API that the sources use and Touchstone lacks, counted by subject. --check-build also compiles \
      the result, and groups the errors by subject.

      The porter is a separate package, because it links the SwiftSyntax of the toolchain. In a checkout, the command \
      builds it on first use.
      """,
    arguments: [sources], options: [out, inPlace, check, checkBuild, checkout, sourceLocations],
    examples: [
      Example("MyApp/Controls --check", "Lists what would change, and what is left to do."),
      Example("MyApp/Controls --check-build", "Compiles the result, and groups the errors by subject."),
      Example("MyApp/Controls --out Ported", "Writes the ported files into a folder."),
    ]
  ) { call in
    try call.allowOne(of: out, inPlace, check, checkBuild)
    try call.require(checkBuild, beside: checkout)
    var words: [String] = []
    if let folder = try call[out] { words += ["--out", folder] }
    if try call[inPlace] { words.append("--in-place") }
    if try call[check] { words.append("--check") }
    if try call[checkBuild] { words.append("--check-build") }
    if let folder = try call[checkout] { words += ["--touchstone", folder] }
    if try call[sourceLocations] { words.append("--source-locations") }
    let porter = try PorterProgram.findOrBuild(path: call.context.environment["PATH"]) { package in
      call.note("The porter is not built yet; building it once, in \(package).")
      return PorterProgram.build(package)
    }
    try porter.replaceThisProcess(arguments: words + ["--"] + call[sources])
  }
}
