// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources

/// The files of an audit: those that are named, and those found in named folders.
package struct AuditFiles {
  /// A file, and whether it was named explicitly.
  struct File {
    var path: FilePath
    var isNamed: Bool
    /// The reason why it cannot be read, if that is already known.
    var failure: CommandError?
  }

  /// The endings of the files to find in folders.
  static let endings = [".storyboard", ".xib", ".scene.json5"]

  /// The endings of source code, which the indexer reads.
  static let codeEndings = [".swift", ".m", ".mm"]

  /// The folders of others' files and of what is built, which are not searched.
  package static let foreign = ["Pods", "Carthage", "DerivedData", ".build", "build"]

  private(set) var files: [File] = []
  /// The named folders that have source code.
  private(set) var sourceFolders: [FilePath] = []
  /// What is said of a folder that has source code and nothing else to audit, in case the code is not read.
  private(set) var onlySources: [CommandError] = []
  /// What is skipped in folders, one sentence per folder.
  private(set) var notes: [String] = []
  /// The only folders that may be read; nil if all may.
  private let limits: ReadableFolders?
  private var seen: Set<FilePath> = []
  private var identities: Set<FileIdentity> = []
  private var added: Set<FileIdentity> = []

  /// Accepts files, and searches folders.
  ///
  /// Names that begin with a dot are skipped there, and so are folders of dependencies and of build products,
  /// unless they are named themselves.
  ///
  /// A named folder without any file counts as one that could not be read, and is thrown if nothing else is
  /// named.
  ///
  /// A named symbolic link is followed. In a folder, a link to a file counts as one of its files, unless the
  /// file is audited anyway; a link to a folder could lead anywhere and is not followed. A link that leads
  /// out of the folders that may be read counts as a file that cannot be read, whatever it leads to.
  init(_ paths: [String], within limits: ReadableFolders? = nil) throws {
    self.limits = limits
    for path in paths.map({ FilePath($0) }) {
      guard path != FilePath("-"), path.isFolder else {
        add(path, isNamed: true)
        continue
      }
      do throws(CommandError) {
        try search(path)
      } catch {
        // A folder without files hides nothing that the others have.
        guard paths.count > 1 else { throw error }
        add(path, isNamed: true, failure: error)
      }
    }
  }

  private mutating func add(_ path: FilePath, isNamed: Bool = false, failure: CommandError? = nil) {
    guard seen.insert(path).inserted else { return }
    // One file may be named by several paths.
    if path != FilePath("-"), let identity = FileIdentity(ofPath: path), !added.insert(identity).inserted {
      return
    }
    files.append(File(path: path, isNamed: isNamed, failure: failure))
  }

  private mutating func search(_ root: FilePath) throws(CommandError) {
    var found: [File] = []
    var links: (files: [FilePath], folders: [FilePath]) = ([], [])
    var folders = [root]
    var hasCode = false
    let hidden = root.appending(FilePath(".build"))
    var foreign = hidden.isFolder ? [hidden] : []
    while let folder = folders.popLast() {
      do throws(CommandError) {
        for entry in try FolderEntry.all(in: folder) {
          let isWanted = Self.endings.contains { entry.path.ends(with: $0) }
          switch entry.kind {
          case .linkedFile where leadsOut(entry.path), .linkedFolder where leadsOut(entry.path):
            if isWanted { found.append(File(outside: entry.path)) }
          case .folder where Self.foreign.contains(entry.path.lastComponent.name): foreign.append(entry.path)
          case .folder: folders.append(entry.path)
          case .linkedFolder: links.folders.append(entry.path)
          case .file where isWanted: found.append(File(entry.path))
          case .linkedFile where isWanted: links.files.append(entry.path)
          case .file where Self.codeEndings.contains { entry.path.ends(with: $0) }: hasCode = true
          case .file, .linkedFile: break
          }
        }
      } catch {
        found.append(File(path: folder, isNamed: false, failure: error))
      }
    }
    identities.formUnion(found.compactMap { FileIdentity(ofPath: $0.path) })
    for link in links.files.sorted() {
      guard let identity = FileIdentity(ofPath: link) else {
        found.append(File(link))
        continue
      }
      if identities.insert(identity).inserted { found.append(File(link)) }
    }
    if !foreign.isEmpty { notes.append(Self.note(ofForeign: foreign.sorted())) }
    if hasCode { sourceFolders.append(root) }
    guard !found.isEmpty else {
      let nothing = CommandError(
        .noInput, "\(root.name): there is no storyboard, xib or scene in this folder",
        advice: "Name the folder that has them, or the files." + Self.hint(links.folders)
          + (foreign.isEmpty ? "" : " " + Self.note(ofForeign: foreign.sorted())))
      guard hasCode else { throw nothing }
      onlySources.append(nothing)
      return
    }
    for file in found.sorted(by: { $0.path < $1.path }) { add(file.path, failure: file.failure) }
    if let note = Self.note(of: links.folders.sorted(), in: root) { notes.append(note) }
  }

  /// Whether a link leads out of the folders that may be read, or to nothing, which is not told apart.
  private func leadsOut(_ link: FilePath) -> Bool {
    guard let limits else { return false }
    return link.resolved?.text.map(limits.contain) != true
  }

  /// What is said of folders of dependencies and of what is built.
  private static func note(ofForeign folders: [FilePath]) -> String {
    let names = folders.prefix(3).map(\.name) + (folders.count > 3 ? ["\(folders.count - 3) more"] : [])
    return "\(names.joinedByAnd) \(folders.count == 1 ? "is" : "are") not searched: what is in "
      + "\(folders.count == 1 ? "it" : "them") was built or belongs to others; name a folder to have it audited."
  }

  /// What is said of links to folders: the first few of them by name.
  private static func note(of links: [FilePath], in root: FilePath) -> String? {
    guard let first = links.first else { return nil }
    guard links.count > 1 else {
      return "\(first.name) is a link to a folder, which is not searched; name it to have it audited."
    }
    let names = links.prefix(3).map(\.name) + (links.count > 3 ? ["\(links.count - 3) more"] : [])
    return "\(root.name): \(links.count) links to folders are not searched: \(names.joinedByAnd); "
      + "name them to have them audited."
  }

  private static func hint(_ links: [FilePath]) -> String {
    links.isEmpty ? "" : " Links to folders in it are not followed."
  }
}

extension AuditFiles.File {
  /// A link found in a folder that leads out of the folders that may be read.
  fileprivate init(outside link: FilePath) {
    self.init(link)
    guard failure == nil else { return }
    failure = CommandError(
      .noInput, "\(link.name): it is a link that leads to nothing in the folders that may be read",
      advice: "Put a copy of the file in its place, or serve the folder that has the file.")
  }

  /// A file found in a folder, with a name that reports can print.
  fileprivate init(_ path: FilePath) {
    self.init(path: path, isNamed: false)
    guard path.text == nil else { return }
    failure = CommandError(
      .noInput, "\(path.name): its name is not UTF-8", advice: "Rename it, so that reports can name it.")
  }
}
