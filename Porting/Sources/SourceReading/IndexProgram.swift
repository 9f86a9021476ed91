// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import PortingFiles

/// `touchstone-index`: prints or keeps the index of a folder.
package enum IndexProgram {
  static let help = """
    USAGE: touchstone-index FOLDER [--cache FILE]

    Reads the Swift and Objective-C in a folder, and writes what it does with views: classes and what they override,
    outlets and what is done to them, recognizers, and touch problems. `touchstone audit FOLDER` and `touchstone why
    --sources FOLDER` run it.

      FOLDER        the folder of an app's sources; links, hidden folders, Pods, Carthage, DerivedData, build and
                    node_modules in it are not searched
      --cache FILE  keep the index in this file and print nothing; files that did not change are not read again
      --help        print this text

    EXIT CODES: 0 all went well, 64 wrong use, 66 the folder cannot be read, 70 the file cannot be written.
    """

  /// Runs the program and returns its exit code.
  package static func run(_ words: [String]) -> Int32 {
    var folders: [String] = []
    var cache: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        print(help)
        return 0
      case "--cache":
        guard let path = rest.popFirst(), !path.isEmpty else { return say("--cache needs a file.", 64) }
        cache = path
      case "--":
        folders += rest
        rest = []
      case _ where word.hasPrefix("-") && word != "-": return say("there is no option \(word).", 64)
      default: folders.append(word)
      }
    }
    guard folders.count == 1 else { return say("name one folder. --help says more.", 64) }
    let folder: SourceFolder
    do {
      folder = try SourceFolder(folders[0])
    } catch {
      return say(error.text, 66)
    }
    // An index that cannot be read is made again.
    let old = cache.flatMap { try? Data(contentsOf: URL(filePath: $0)) }.map { Array($0) } ?? []
    let index = IndexMaker(of: folder, from: old)
    if !index.unreadable.isEmpty {
      let names = index.unreadable.prefix(3).joined(separator: ", ")
      _ = say("\(index.unreadable.count) files cannot be read and are left out: \(names)", 0)
    }
    let text = String(decoding: index.text, as: UTF8.self)
    guard let cache else {
      print(text, terminator: "")
      return 0
    }
    guard index.isChanged else { return 0 }
    do {
      try OutputFile(cache).write(text)
      try keepOut(of: cache)
      return 0
    } catch {
      return say(error.text, 70)
    }
  }

  /// Keeps the index out of version control where the folder for it is the doctor's own.
  private static func keepOut(of cache: String) throws(OutputFile.Failure) {
    let folder = URL(filePath: cache).deletingLastPathComponent()
    let ignored = folder.appending(path: ".gitignore").path
    guard folder.path.hasSuffix("/.build/touchstone"), !FileManager.default.fileExists(atPath: ignored) else {
      return
    }
    try OutputFile(ignored).write("*\n")
  }

  private static func say(_ text: String, _ code: Int32) -> Int32 {
    FileHandle.standardError.write(Data("touchstone-index: \(text)\n".utf8))
    return code
  }
}
