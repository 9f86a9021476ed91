// SPDX-License-Identifier: Apache-2.0

/// Parses the text of ``FingerLines``.
struct FingerLinesParser {
  typealias Failure = LineScanner.Failure

  private(set) var legend: [FingerLines.Entry] = []
  private(set) var lanes: [FingerLines.Lane] = []

  /// Parses lines numbered from `first`.
  mutating func read(_ lines: [Substring], from first: Int = 1) throws(Failure) {
    for (index, line) in lines.enumerated() {
      var scanner = LineScanner(line, number: first + index)
      scanner.skipSpaces()
      if scanner.isAtEnd { continue }
      if let character = scanner.peek, character.isASCII, character.isNumber {
        try readLane(&scanner)
      } else {
        try readEntry(&scanner)
      }
    }
    guard !lanes.isEmpty else {
      throw Failure(
        line: first + max(lines.count - 1, 0), column: 1,
        message: "no finger has a line; one looks like 1: a--|")
    }
  }

  private mutating func readEntry(_ scanner: inout LineScanner) throws(Failure) {
    let column = scanner.column
    guard let letter = scanner.next(), case .place = FingerLines.Symbol(letter) else {
      throw scanner.failure("a line begins with a letter for a place or the number of a finger", at: column)
    }
    guard !legend.contains(where: { $0.letter == letter }) else {
      throw scanner.failure("the letter \(letter) has a place already", at: column)
    }
    guard lanes.isEmpty else {
      throw scanner.failure("places come before the lines of the fingers", at: column)
    }
    scanner.skipSpaces()
    try scanner.expect("=", "after the letter of a place")
    let place = try scanner.place()
    try scanner.expectEnd()
    legend.append(.init(letter: letter, place: place))
  }

  private mutating func readLane(_ scanner: inout LineScanner) throws(Failure) {
    let column = scanner.column
    guard let finger = Int(scanner.scan { $0.isASCII && $0.isNumber }) else {
      throw scanner.failure("this is not the number of a finger", at: column)
    }
    guard !lanes.contains(where: { $0.finger == finger }) else {
      throw scanner.failure("finger \(finger) has a line already", at: column)
    }
    scanner.skipSpaces()
    try scanner.expect(":", "after the number of a finger")
    scanner.skipSpaces()
    var lane = FingerLines.Lane(finger: finger, symbols: [])
    var isDown = false
    var glide: Int?
    while !scanner.isAtEnd, scanner.peek != " " {
      let column = scanner.column
      guard let character = scanner.next(), let symbol = FingerLines.Symbol(character) else {
        throw scanner.failure("a finger's line has letters and - = | ! only", at: column)
      }
      try check(symbol, isDown, glide, scanner, column)
      glide = symbol == .glide ? glide ?? column : nil
      switch symbol {
      case .place: isDown = true
      case .lift, .cancel: isDown = false
      case .rest, .glide: break
      }
      lane.symbols.append(symbol)
    }
    if let glide { throw scanner.failure("the move has no letter at its end", at: glide) }
    guard !lane.symbols.isEmpty else {
      throw scanner.failure("the line of finger \(finger) is empty", at: scanner.column)
    }
    try scanner.expectEnd()
    lanes.append(lane)
  }

  private func check(
    _ symbol: FingerLines.Symbol, _ isDown: Bool, _ glide: Int?, _ scanner: LineScanner, _ column: Int
  ) throws(Failure) {
    switch symbol {
    case .place(let letter):
      guard legend.contains(where: { $0.letter == letter }) else {
        throw scanner.failure(
          "the letter \(letter) has no place; add a line like \(letter) = (10, 20)", at: column)
      }
      return
    case .lift where !isDown, .cancel where !isDown, .glide where !isDown:
      throw scanner.failure("the finger is up here", at: column)
    case .rest, .lift, .cancel, .glide: break
    }
    if let glide, symbol != .glide { throw scanner.failure("the move has no letter at its end", at: glide) }
  }
}
