// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DesignLayout

/// Finds out how the app that a file belongs to may be held: from its `Info.plist`, or from the settings of
/// its project.
struct ProjectScreens {
  private let call: Call
  /// For an agent nothing but what it names is read.
  private let isRestricted: Bool
  private var known: [FilePath: AppScreens?] = [:]
  /// How many folders above a file are searched, at most.
  private static let most = 6
  /// The folders beside sources that an `Info.plist` may be in.
  private static let folders = ["Supporting Files", "SupportingFiles", "Supporting", "Resources", "Info"]

  init(_ call: Call) {
    self.call = call
    isRestricted = ReadableFolders(environment: call.context.environment) != nil
  }

  /// The screens on which the app of a file is seen: those of upright iPhones if nothing says more.
  mutating func screens(for file: String) -> [LayoutScreen] { app(of: file).all }

  /// How the app of a file may be held.
  mutating func app(of file: String) -> AppScreens {
    guard !isRestricted, file != "-" else { return AppScreens() }
    let path = FilePath(file).resolved ?? FilePath(file)
    var components = path.components
    for _ in 0..<Self.most {
      guard components.popLast() != nil, !components.isEmpty else { break }
      let folder = Self.folder(components, isAbsolute: path.isAbsolute)
      if let found = found(in: folder) { return found }
    }
    return AppScreens()
  }

  private static func folder(_ components: [FilePath], isAbsolute: Bool) -> FilePath {
    let path = components.reduce(FilePath(bytes: [])) { $0.bytes.isEmpty ? $1 : $0.appending($1) }
    return isAbsolute ? FilePath(bytes: [UInt8(ascii: "/")] + path.bytes) : path
  }

  private mutating func found(in folder: FilePath) -> AppScreens? {
    if let known = known[folder] { return known }
    let found = search(folder)
    known[folder] = .some(found)
    return found
  }

  private func search(_ folder: FilePath) -> AppScreens? {
    guard let entries = try? FolderEntry.all(in: folder) else { return nil }
    let sorted = entries.sorted { $0.path < $1.path }
    let more = sorted.filter { $0.kind == .folder && Self.folders.contains($0.path.lastComponent.name) }
      .flatMap { (try? FolderEntry.all(in: $0.path)) ?? [] }.sorted { $0.path < $1.path }
    for entry in sorted + more where entry.kind == .file && entry.path.ends(with: "Info.plist") {
      guard let bytes = try? call.read(entry.path.name, anyBytes: true),
        let found = AppScreens(plist: bytes, file: entry.path.name)
      else { continue }
      return found
    }
    for entry in sorted where entry.kind == .folder && entry.path.ends(with: ".xcodeproj") {
      let project = entry.path.appending(FilePath("project.pbxproj"))
      guard let bytes = try? call.read(project.name, anyBytes: true), let found = AppScreens(project: bytes)
      else { continue }
      return found
    }
    return nil
  }
}
