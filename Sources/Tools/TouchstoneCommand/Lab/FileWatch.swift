// SPDX-License-Identifier: Apache-2.0

#if Lab && os(Linux)
  import CommandKit
  import Foundation
  import TouchLab

  /// Notices that a file was written, replaced, removed or locked, by what the file system says about it.
  struct FileWatch {
    private let path: String
    private let call: Call
    private var last: Stamp?
    /// When the file was first found to be gone; nil while it is there.
    private var goneSince: TimeInterval?

    /// How long a file may be gone before that is said: some editors remove a file and write it anew.
    private static let patience: TimeInterval = 0.5

    private struct Stamp: Equatable {
      var time: Date?
      var size: Int?
      var number: Int?
      var permissions: Int?
      var type: FileAttributeType?
    }

    init(_ path: String, _ call: Call) {
      self.path = path
      self.call = call
      last = stamp
    }

    private var stamp: Stamp? {
      // A link is followed, as for reading.
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return nil }
      return Stamp(
        time: attributes[.modificationDate] as? Date, size: attributes[.size] as? Int,
        number: attributes[.systemFileNumber] as? Int, permissions: attributes[.posixPermissions] as? Int,
        type: attributes[.type] as? FileAttributeType)
    }

    /// What has become of the file since the last time; nil if nothing has.
    mutating func change(at now: TimeInterval) -> LabFileChange? {
      let present = stamp
      guard present != nil else {
        let since = goneSince ?? now
        goneSince = since
        guard last != nil, now - since >= Self.patience else { return nil }
        last = nil
        return content
      }
      goneSince = nil
      guard present != last else { return nil }
      last = present
      return content
    }

    /// What the file is now.
    mutating func read() -> LabFileChange {
      last = stamp
      goneSince = nil
      return content
    }

    private var content: LabFileChange {
      guard let stamp else {
        return .missing(
          LabSurroundings.Failure(
            "\(Call.name(of: path)) is gone: it was removed, moved or renamed",
            advice: "Put it back, or press Save to write the text of the page into it."))
      }
      let advice =
        "Correct that; the page keeps its text meanwhile, and looks at the file again when it changes."
      guard stamp.type == .typeRegular else {
        let kind = stamp.type == .typeDirectory ? "a folder" : "not a file with a text"
        return .unreadable(LabSurroundings.Failure("\(Call.name(of: path)) is \(kind) now", advice: advice))
      }
      do throws(CommandError) {
        return .text(try call.readText(path))
      } catch {
        return .unreadable(
          LabSurroundings.Failure(error.message, advice: (error.advice + [advice]).joined(separator: " ")))
      }
    }

    /// Lets the next ``change(at:)`` tell what the file is, whatever that was before.
    mutating func forget() { last = Stamp() }

    /// Takes the present state of the file as known, because this program has written it.
    mutating func update() { last = stamp }
  }
#endif
