// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDoctor

extension Checkout {
  /// The checkout around the first of the files: the nearest enclosing folder with a git repository, or else
  /// the current folder.
  init(around files: [String]) {
    let present = FilePath(".").resolved?.text ?? "/"
    var found: String?
    if let file = files.first(where: { $0 != "-" }) {
      let whole = FilePath(file).isAbsolute ? FilePath(file) : FilePath(present + "/" + file)
      var parts: [FilePath] = []
      for part in whole.components where part != FilePath(".") {
        if part == FilePath("..") { _ = parts.popLast() } else { parts.append(part) }
      }
      while !parts.isEmpty, found == nil {
        parts.removeLast()
        let folder = parts.reduce(FilePath("/")) { $0.appending($1) }
        if FileIdentity(ofPath: folder.appending(FilePath(".git"))) != nil { found = folder.text }
      }
    }
    self.init(root: found ?? present, folder: present)
  }
}
