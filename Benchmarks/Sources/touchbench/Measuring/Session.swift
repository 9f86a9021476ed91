// SPDX-License-Identifier: Apache-2.0

import BenchTrees
import Foundation
import TouchCore

/// A run of the benchmarks: takes each line as it is measured, and prints it at once if it is to.
final class Session {
  private(set) var lines: [Measurement] = []
  private let printsTable: Bool

  init(printsTable: Bool) {
    self.printsTable = printsTable
    if printsTable { Table.begin() }
  }

  func add(_ line: Measurement) {
    if printsTable, lines.last?.scenario != line.scenario { Table.open(line.scenario) }
    lines.append(line)
    if printsTable { Table.add(line) }
  }

  /// The lines whose bar is not kept.
  var over: [Measurement] { lines.filter { $0.isKept == false } }

  /// The lines as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(lines) else {
      complain("a figure is not a number, which JSON cannot say; the table can.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Ends the program if the two sides disagree: a time for another answer would mean nothing.
  static func require(_ ours: [Int?], equals plain: [Int?], in name: String) {
    guard let place = ours.indices.first(where: { ours[$0] != plain[$0] }) else { return }
    complain(
      "\(name), point \(place): the touch system finds view \(words(ours[place])), the baseline \(words(plain[place]))."
    )
  }

  private static func words(_ place: Int?) -> String {
    place.map { "\($0)" } ?? "none"
  }
}
