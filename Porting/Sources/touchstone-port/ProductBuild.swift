// SPDX-License-Identifier: Apache-2.0
import Foundation
import PortingRules

/// A build of ported files against the product `UIKit`, in a package that is made for it.
///
/// The package is in the checkout's folder `.build`, so that the product is compiled once.
struct ProductBuild {
  /// Why nothing could be built.
  struct Failure: Error {
    var text: String
    var code: Int32
  }

  private(set) var succeeded = false
  private(set) var errors: [CompilerError] = []
  private var output = ""
  /// The end of what the build printed.
  var lastLines: String { output.split(separator: "\n").suffix(20).joined(separator: "\n") }

  init(of files: [Porter.File], checkout: String?) throws(Failure) {
    let checkout = try Self.checkout(checkout)
    let package = checkout.appending(path: ".build/port-check", directoryHint: .isDirectory)
    do {
      try Self.write(files, to: package, checkout: checkout)
      if Self.isBuilt(package) {
        say("Compiling against the product UIKit of \(checkout.path).")
      } else {
        say(
          """
          Building the product UIKit of \(checkout.path) once, in \(package.path); it takes about five minutes.
          After that only your files are compiled, unless the checkout changes.
          """)
      }
      (succeeded, output) = try Self.build(package)
    } catch {
      throw Failure(text: "the files cannot be compiled: \(error.localizedDescription)", code: 70)
    }
    errors = CompilerError.all(in: output)
  }

  /// The checkout that was named, or the one that the porter was built in.
  private static func checkout(_ named: String?) throws(Failure) -> URL {
    func isCheckout(_ folder: URL) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: "Sources/UIKit/Names/UIKit").path)
    }
    if let named {
      let folder = URL(filePath: named, directoryHint: .isDirectory).standardizedFileURL
      guard isCheckout(folder) else {
        throw Failure(
          text: "\(named) is no checkout of Touchstone: it has no folder Sources/UIKit.", code: 69)
      }
      return folder
    }
    var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path.count > 1 {
      if isCheckout(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    throw Failure(
      text: "--check-build needs a checkout of Touchstone; name it with --touchstone DIR.", code: 69)
  }

  private static func write(_ files: [Porter.File], to package: URL, checkout: URL) throws {
    let sources = package.appending(path: "Sources/Ported", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: sources)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Ported", dependencies: [.package(name: "Touchstone", path: "../..")],
        targets: [
          .target(
            name: "Ported", dependencies: [.product(name: "UIKit", package: "Touchstone")],
            swiftSettings: [.swiftLanguageMode(.v5)])
        ])

      """
    let path = package.appending(path: "Package.swift")
    if (try? String(contentsOf: path, encoding: .utf8)) != manifest {
      try Data(manifest.utf8).write(to: path, options: .atomic)
    }
    for (index, file) in files.enumerated() {
      // Two files of a module may not have one name, in whatever folders they were.
      let name = "\(index)-\(URL(filePath: file.path).lastPathComponent)"
      let text = "#sourceLocation(file: \"\(file.path)\", line: 1)\n\(file.text)"
      try Data(text.utf8).write(to: sources.appending(path: name), options: .atomic)
    }
  }

  /// Whether the product has been built in the package before.
  private static func isBuilt(_ package: URL) -> Bool {
    let builds = package.appending(path: ".build", directoryHint: .isDirectory)
    let triples = (try? FileManager.default.contentsOfDirectory(atPath: builds.path)) ?? []
    return triples.contains { triple in
      let module = builds.appending(path: "\(triple)/debug/Modules/UIKit.swiftmodule")
      return FileManager.default.fileExists(atPath: module.path)
    }
  }

  private static func build(_ package: URL) throws -> (succeeded: Bool, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", package.path, "-debug-info-format", "none",
      "--disable-build-manifest-caching",
    ]
    // Each module as a whole, in one pass: two thirds of the processor time of the usual debug build.
    for option in [
      "-wmo", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo",
      "-index-ignore-system-modules",
    ] { process.arguments? += ["-Xswiftc", option] }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    var progress = BuildProgress()
    var output = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      output += data
      for line in progress.lines(after: data) { say(line) }
    }
    process.waitUntilExit()
    return (process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
  }
}

/// Writes a line to standard error.
private func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
