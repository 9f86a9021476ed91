// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchDoctor

extension Checkout {
  /// The checkout around the first of the files: the nearest enclosing folder with a git repository, or else
  /// the current folder.
  init(around files: [String]) {
    let present = FileManager.default.currentDirectoryPath
    var found: String?
    if let file = files.first(where: { $0 != "-" }) {
      let whole = file.hasPrefix("/") ? file : present + "/" + file
      var folder = URL(fileURLWithPath: whole).standardizedFileURL.deletingLastPathComponent().path
      while found == nil {
        if FileManager.default.fileExists(atPath: folder + "/.git") { found = folder }
        if folder == "/" || folder.isEmpty { break }
        folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      }
    }
    self.init(root: found ?? present, folder: present)
  }
}
