// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

@testable import TouchTrace

/// Facts of every area and every case, made by reading them from made-up values.
///
/// Nobody needs to add a new fact here: the words of its area say that there is one, and what it reads says
/// what it carries.
nonisolated enum MadeFacts {
  /// The facts of an area: each case with each of its reasons, with and without what may be missing.
  static func all(of area: TraceArea) -> [TouchFact.Kind] {
    var facts: [TouchFact.Kind] = []
    let reader = MadeReader()
    repeat {
      reader.round = 0
      repeat {
        if let fact = TouchFact.Kind(area, reader) { facts.append(fact) }
        reader.round += 1
      } while reader.round < reader.rounds
      reader.word += 1
    } while reader.word < reader.words
    return facts
  }
}

/// Makes up a value for each key.
private nonisolated final class MadeReader: FactReader {
  /// The index of the case, and how many there are.
  var (word, words) = (0, 0)
  /// The number of the round, and how many there are: in each, other choices are made.
  var (round, rounds) = (0, 8)

  func has(_ key: String) -> Bool { round & 2 != 0 && !key.hasSuffix("3") }
  func string(_ key: String) -> String { "a \"\(key)\"\n" }
  func int(_ key: String) -> Int { key.count + round }
  func ints(_ key: String) -> [Int] { Array(0..<(round % 3)) }
  func double(_ key: String) -> Double { Double(key.count) + 0.1 * Double(round) }
  func bool(_ key: String) -> Bool { round & 1 != 0 }
  func point(_ key: String) -> CGPoint { CGPoint(x: double(key), y: -0.1) }

  func name(_ key: String) -> StableName {
    StableName(className: key, identifier: round & 1 != 0 ? "id" : nil, number: round + 1)
  }

  func nameOrNil(_ key: String) -> StableName? { round & 4 != 0 ? name(key) : nil }

  func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String, _ type: Word.Type) -> Word {
    let all = Array(Word.allCases)
    if key == "what" {
      words = all.count
      return all[word]
    }
    return value(key, among: all, \.rawValue, else: "")
  }

  func value<Value>(
    _ key: String, among values: [Value], _ spelling: (Value) -> String, else what: String
  ) -> Value {
    rounds = max(rounds, values.count)
    return values[round % values.count]
  }
}
