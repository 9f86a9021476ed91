// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// A program of the package Porting, which links the toolchain's SwiftSyntax: the porter, or the indexer.
///
/// It is looked for wherever it may have been built or installed.
package struct PortingProgram: Sendable {
  /// The path of the program.
  package let path: String

  /// The paths where a program may be, the first one first: beside this command, on the PATH, and where the
  /// checkout of this command builds it.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - command: The path of this command.
  ///   - searchPath: The value of PATH.
  ///   - named: The folder of the package Porting, if the environment names it.
  /// - Returns: The paths, whether or not there is anything.
  package static func candidates(
    for name: String, beside command: String? = nil, searchPath: String, named: String? = nil
  ) -> [String] {
    let folder = Self.folder(of: command ?? ProcessContext.programPath)
    var folders = [folder]
    folders += searchPath.split(separator: ":").map(String.init)
    // A command that was built in a checkout lies in its folder .build.
    for package in named.map({ [$0] }) ?? packages(above: folder) {
      folders += ["release", "debug"].map { "\(package)/.build/\($0)" }
    }
    return folders.map { "\($0)/\(name)" }
  }

  /// Finds a program, or builds it in the checkout of this command, as on the first use.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - command: The path of this command.
  ///   - searchPath: The value of PATH.
  ///   - named: The folder of the package Porting, if the environment names it.
  ///   - isExecutable: Whether there is a program at a path.
  ///   - isPackage: Whether there is the manifest of a package at a path.
  ///   - build: Says what it does, builds the package at a path, and answers whether that went well.
  /// - Returns: The program; nil if it is nowhere, and cannot be built.
  package static func findOrBuild(
    _ name: String, beside command: String? = nil, searchPath: String, named: String? = nil,
    isExecutable: (String) -> Bool, isPackage: (String) -> Bool, build: (String) -> Bool
  ) -> PortingProgram? {
    func find() -> PortingProgram? {
      candidates(for: name, beside: command, searchPath: searchPath, named: named).first(where: isExecutable)
        .map { PortingProgram(path: $0) }
    }
    if let found = find() { return found }
    let packages = named.map { [$0] } ?? packages(around: command)
    guard let package = packages.first(where: { isPackage("\($0)/Package.swift") }), build(package) else {
      return nil
    }
    return find()
  }

  /// The arguments with which `swift` builds a program of the package in a folder.
  package static func buildArguments(for name: String, in package: String) -> [String] {
    ["build", "--package-path", package, "-c", "release", "--product", name]
  }

  /// The packages of the porter in the checkouts that a command is in the folder `.build` of.
  package static func packages(around command: String? = nil) -> [String] {
    packages(above: folder(of: command ?? ProcessContext.programPath))
  }

  private static func folder(of command: String) -> String {
    let whole = FilePath(command).resolved?.text ?? command
    let parts = whole.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  private static func packages(above folder: String) -> [String] {
    let parts = folder.split(separator: "/")
    return parts.indices.reversed().filter { parts[$0] == ".build" }.map { index in
      "/" + (parts[..<index] + ["Porting"]).joined(separator: "/")
    }
  }
}
