// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Repairs as they come up, of which a file can have more than anybody reads.
///
/// The first thousand are kept one by one and the others are counted together, so that a hostile file costs no
/// memory; the number of lost entries stays exact.
struct RepairList {
  /// How many repairs are kept one by one.
  static let limit = 1000

  private let text: SourceText
  private var kept: [(offset: Int, repair: Repair)] = []
  private var further = 0
  private var furtherLost = 0
  private var furtherOffset = 0

  init(text: SourceText) { self.text = text }

  /// The position of a byte.
  func position(at offset: Int) -> SourcePosition {
    let (line, column) = text.lineAndColumn(at: offset)
    return SourcePosition(file: text.file, line: line, column: column)
  }

  /// Adds a repair at a byte of the text.
  ///
  /// The message is not made if nobody would see it.
  mutating func add(at offset: Int, lost: Int = 0, _ message: () -> String) {
    guard kept.count < Self.limit else {
      if further == 0 { furtherOffset = offset }
      further += 1
      furtherLost += lost
      return
    }
    kept.append((offset, Repair(position: position(at: offset), message: message(), entriesLost: lost)))
  }

  /// The repairs in the order of the file.
  var repairs: [Repair] {
    var repairs = kept.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element.repair)
    if further > 0 {
      repairs.append(
        Repair(
          position: position(at: furtherOffset),
          message: "\(further) more repairs from here on are counted and not listed", entriesLost: furtherLost
        ))
    }
    return repairs
  }
}
