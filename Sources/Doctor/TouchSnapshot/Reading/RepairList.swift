// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Repairs as they come up, of which a file can have more than anybody reads.
///
/// The first thousand are kept one by one and the others are counted together, so that a hostile file costs
/// no memory; the number of lost entries stays exact.
struct RepairList {
  /// How many repairs are kept one by one.
  static let limit = 1000

  private let text: SourceText
  private var kept: [Repair] = []
  private var further = 0
  private var furtherLost = 0
  private var furtherPosition: SourcePosition?

  init(text: SourceText) { self.text = text }

  /// A number with its noun.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// The position of a byte.
  func position(at offset: Int) -> SourcePosition {
    let (line, column) = text.lineAndColumn(at: offset)
    return SourcePosition(text.name, line: line, column: column)
  }

  /// Adds a repair at a byte of the text.
  ///
  /// The message is not created if it would not be shown.
  mutating func add(at offset: Int, lost: Int = 0, _ message: () -> String) {
    if kept.count >= Self.limit, further > 0 {
      further += 1
      furtherLost += lost
    } else {
      add(at: position(at: offset), lost: lost, message)
    }
  }

  /// Adds a repair at a position.
  mutating func add(at position: SourcePosition, lost: Int = 0, _ message: () -> String) {
    guard kept.count < Self.limit else {
      furtherPosition = furtherPosition ?? position
      further += 1
      furtherLost += lost
      return
    }
    kept.append(Repair(position: position, message: message(), entriesLost: lost))
  }

  /// The repairs in the order of the file; of those at one place, the first that was noted comes first.
  var repairs: [Repair] {
    var repairs = kept.enumerated().sorted {
      let (first, second) = ($0.element.position, $1.element.position)
      return (first.line, first.column, $0.offset) < (second.line, second.column, $1.offset)
    }.map { $0.element }
    if let furtherPosition {
      repairs.append(
        Repair(
          position: furtherPosition,
          message: "\(further) more repairs from here on are counted and not listed", entriesLost: furtherLost
        ))
    }
    return repairs
  }
}
