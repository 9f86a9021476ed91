// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDoctor
import TouchSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Has the indexer read the code of an app, or says once what that would settle.
///
/// Without the indexer everything else works, so nothing here is an error unless code was asked for.
struct CodeIndexer {
  static let name = "touchstone-index"

  private let call: Call
  private let program: PortingProgram?

  /// Finds the indexer, or builds it once in the checkout of this command, which is noted.
  init(_ call: Call) {
    self.call = call
    let searchPath = call.context.environment["PATH"] ?? ""
    program = PortingProgram.findOrBuild(
      Self.name, searchPath: searchPath, named: call.context.environment[Self.packageVariable],
      isExecutable: Self.isProgram, isPackage: { unsafe access($0, R_OK) == 0 },
      build: { package in
        // For an agent nothing is written.
        guard ReadableFolders(environment: call.context.environment) == nil else { return false }
        return IndexerBuild(of: package, searchPath: searchPath)?.run(call) ?? false
      })
  }

  /// The variable with the folder of the package Porting; plugins set it, because they know the checkout.
  static let packageVariable = "TOUCHSTONE_PORTING"

  /// Whether there is a program at a path.
  static func isProgram(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0 && !FilePath(path).isFolder
  }

  /// Whether there is an indexer.
  var isThere: Bool { program != nil }

  /// What to say of code that is not read, because there is no indexer.
  static let absence =
    "the Swift and Objective-C here is not read: \(name) is not built. It finds touch problems in code, and settles what "
    + "classes and outlets leave open in the files. In a checkout of Touchstone, `swift build --package-path Porting -c "
    + "release --product \(name)` builds it, and so does an audit that finds swift on the PATH. It is looked for beside this "
    + "command and on the PATH."

  /// The code of a folder; nil if it cannot be read, which is noted.
  func index(of folder: String) -> CodeIndex? {
    guard let program else {
      call.note(Self.absence)
      return nil
    }
    let root = FilePath(folder).resolved?.text ?? folder
    // The nearest repository around a file in the folder.
    let project = Checkout(around: ["\(root)/sources"]).root ?? root
    let name = Fingerprint(rule: "sources", identity: root)
    do throws(CommandError) {
      let kept = "\(project)/.build/touchstone/sources-\(name).index"
      if let index = try read(root, program, cache: kept, as: folder) { return index }
      // A project that cannot be written, such as one of somebody else, is read anew each time.
      let other = try TemporaryFolder("touchstone")
      defer {
        unsafe unlink("\(other.path)/sources.index")
        other.remove()
      }
      if let index = try read(root, program, cache: "\(other.path)/sources.index", as: folder) {
        return index
      }
      call.note("\(folder): the index of its code cannot be read, so only other files are audited.")
    } catch {
      call.note("\(folder): its code is not read: \(error.message)")
    }
    return nil
  }

  /// Runs the indexer and reads what it kept; nil if it could not keep it.
  private func read(
    _ root: String, _ program: PortingProgram, cache: String, as folder: String
  ) throws(CommandError) -> CodeIndex? {
    let process = try ChildProcess(
      program.path, ["--cache", cache, "--", root], in: ".", setting: ("TOUCHSTONE_INDEX", "1"))
    let errors = process.text(of: process.errors)
    guard case .exit(let code) = process.wait() else {
      throw CommandError(.bug, "\(Self.name) was ended by a signal")
    }
    let prefix = "\(Self.name): "
    for line in errors.split(separator: "\n") where code == 0 {
      call.note(line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : String(line))
    }
    // What cannot be written may be kept elsewhere.
    if code == 70 { return nil }
    guard code == 0 else { throw CommandError(.noInput, errors.isEmpty ? "\(Self.name) failed" : errors) }
    guard let index = SourceIndexText.read(Self.bytes(of: cache)) else { return nil }
    return CodeIndex(index, in: folder)
  }

  /// The bytes of a file; none if it cannot be read.
  private static func bytes(of path: String) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = unsafe readBytes(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? [] : bytes }
      bytes += buffer[..<count]
    }
  }
}

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}
