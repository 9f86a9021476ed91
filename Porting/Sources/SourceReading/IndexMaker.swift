// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import PortingRules
internal import SourceModel
internal import Synchronization

/// Makes the index of a folder from an older one: only files that changed are read.
package struct IndexMaker {
  /// The text of the index.
  package private(set) var text: [UInt8]
  /// Whether it differs from the older one.
  package private(set) var isChanged: Bool
  /// How many files are in it, and how many of them were read.
  package private(set) var count = 0
  package private(set) var read = 0
  /// The files that cannot be read, because they are nested too deep or are not allowed to be.
  package private(set) var unreadable: [String] = []

  /// The block of a file in the older index.
  private struct Block {
    var stamp: SourceIndexText.Stamp
    var head: Range<Int>
    var body: Range<Int>
  }

  /// What became of a file.
  private enum Outcome: Sendable {
    case kept
    case made(head: String, body: String?)
    case failed
  }

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - folder: The files.
  ///   - old: The text of an older index, which may be of another version or damaged.
  ///   - workers: How many threads read files.
  package init(
    of folder: SourceFolder, from old: [UInt8] = [],
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    let blocks = Self.blocks(in: old)
    let files = folder.files
    let outcomes = Self.outcomes(files, in: folder.root, old, blocks, workers: workers)
    var text = Array((SourceIndexText.head + "\n").utf8)
    text.reserveCapacity(old.count + 1024)
    for (file, outcome) in zip(files, outcomes) {
      let block = blocks[file.path]
      switch outcome {
      case .kept:
        if let block { text += old[block.head.lowerBound..<block.body.upperBound] }
      case .made(let head, let body):
        text += head.utf8
        if let body {
          text += body.utf8
          read += 1
        } else if let block {
          text += old[block.body]
        }
      case .failed:
        unreadable.append(file.path)
        continue
      }
      count += 1
    }
    isChanged = text != old
    self.text = text
  }

  private static func outcomes(
    _ files: [SourceFolder.File], in root: String, _ old: [UInt8], _ blocks: [String: Block], workers: Int
  ) -> [Outcome] {
    let next = Atomic(0)
    let results = Mutex<[Outcome]>(Array(repeating: .kept, count: files.count))
    let stale = files.indices.filter { index in
      guard let block = blocks[files[index].path] else { return true }
      return block.stamp.size != files[index].size || block.stamp.changed != files[index].changed
    }
    // A few files are read sooner than threads are started.
    let work: @Sendable () -> Void = {
      while true {
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place < stale.count else { return }
        let file = files[stale[place]]
        let outcome = Self.outcome(file, at: "\(root)/\(file.path)", blocks[file.path]?.stamp)
        results.withLock { $0[stale[place]] = outcome }
      }
    }
    let threads = max(1, min(workers, stale.count))
    DispatchQueue.concurrentPerform(iterations: threads) { _ in DeepStack.run(work) }
    return results.withLock(\.self)
  }

  private static func outcome(
    _ file: SourceFolder.File, at path: String, _ old: SourceIndexText.Stamp?
  ) -> Outcome {
    guard let bytes = SourceFolder.bytes(path, size: file.size) else { return .failed }
    let stamp = SourceIndexText.Stamp(hash: hash(of: bytes), size: file.size, changed: file.changed)
    guard let code = CodeReader.read(bytes, path: file.path) else { return .failed }
    let facts = SourceFacts(code)
    let head = SourceIndexText.head(of: facts, stamp)
    if let old, old.hash == stamp.hash, old.size == stamp.size { return .made(head: head, body: nil) }
    return .made(head: head, body: SourceIndexText.body(of: facts))
  }

  /// The 64-bit FNV-1a hash.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// The blocks of an older index by their paths; none if it is of another version.
  private static func blocks(in text: [UInt8]) -> [String: Block] {
    let head = Array((SourceIndexText.head + "\n").utf8)
    guard text.starts(with: head) else { return [:] }
    var blocks: [String: Block] = [:]
    var path: String?
    var start = head.count
    while start < text.count {
      guard let end = text[start...].firstIndex(of: 0x0A) else { break }
      if text[start] == UInt8(ascii: "F") {
        let fields = text[start..<end].split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 7, let hash = UInt64(fields[3], radix: 16), let size = Int(fields[4]),
          let changed = Int(fields[5])
        else { return [:] }
        path = fields[1]
        blocks[fields[1]] = Block(
          stamp: SourceIndexText.Stamp(hash: hash, size: size, changed: changed), head: start..<end + 1,
          body: end + 1..<end + 1)
      } else if let path {
        let body = blocks[path]?.body.lowerBound ?? end + 1
        blocks[path]?.body = body..<end + 1
      }
      start = end + 1
    }
    return blocks
  }
}
