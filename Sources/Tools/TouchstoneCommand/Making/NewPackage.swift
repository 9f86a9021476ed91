// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

/// Writes the package that `touchstone new` makes, completely or not at all.
struct NewPackage {
  let template: PackageTemplate
  let folder: String

  /// Why a name cannot be that of a package and a module; nil if it can.
  static func problem(of name: String) -> String? {
    let isWord = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
    }
    guard isWord, let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      return "it is also the name of a module, which has letters and digits and begins with a letter"
    }
    let taken = ["Touchstone", "Testing", "TouchTesting", "Foundation", "Swift", "XCTest", "Rating"]
    return taken.contains(name) ? "a module or a class has that name already" : nil
  }

  func write() throws(CommandError) {
    try FilePath(folder).checkLinks()
    let files = FileManager.default
    if files.fileExists(atPath: folder) {
      let content = (try? files.contentsOfDirectory(atPath: folder)) ?? ["a file"]
      guard content.isEmpty else {
        throw CommandError(
          .usage, "\(folder): it is there already, and not an empty folder",
          advice: "Choose another name, or remove it.")
      }
    }
    let parent = URL(filePath: folder).deletingLastPathComponent()
    guard FilePath(parent.path).isFolder else {
      throw CommandError(
        .noInput, "\(parent.relativePath): there is no such folder, where the package would be made",
        advice: "Make that folder first, or name another one.")
    }
    let draft = parent.appending(path: ".\(template.name)-\(UUID().uuidString)")
    do {
      for file in template.files {
        let url = draft.appending(path: file.path)
        try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      }
      if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
      try files.moveItem(at: draft, to: URL(filePath: folder))
    } catch {
      try? files.removeItem(at: draft)
      if Self.isDiskFull(error) {
        throw CommandError(
          .bug, "\(folder): it cannot be written: disk full", advice: "Make room, and run it again.")
      }
      throw CommandError(
        .noInput, "\(folder): it cannot be written: \(error.localizedDescription)",
        advice: "Name a folder in one that exists and that you may write to.")
    }
  }
  /// Whether the reason of an error is that a disk, a quota or the size of files has its limit.
  private static func isDiskFull(_ error: any Error) -> Bool {
    let numbers = [ENOSPC, EDQUOT, EFBIG]
    var next: (any Error)? = error
    while let error = next as NSError? {
      if error.domain == NSCocoaErrorDomain, error.code == CocoaError.fileWriteOutOfSpace.rawValue {
        return true
      }
      if error.domain == NSPOSIXErrorDomain, numbers.contains(Int32(error.code)) { return true }
      next = error.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return false
  }
}
