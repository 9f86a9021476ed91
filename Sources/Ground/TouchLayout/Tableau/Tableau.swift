// SPDX-License-Identifier: Apache-2.0

/// A sparse simplex tableau for one core: a set of variables that constraints connect.
///
/// A row says what a basic symbol is in terms of the nonbasic ones, which are all zero, so the constant of
/// its row is the value of a basic symbol. A symbol is a variable, which may have any value, or the deviation
/// of a constraint, whose flags say in which direction it may leave zero and what that costs at the level
/// that is being solved.
///
/// Symbols that may no longer leave zero vanish from the rows. That is what keeps the rows short: in a
/// tableau that remembers each required equation by a symbol, a chain of n views has n²/2 cells.
struct Tableau {
  struct Cell {
    var symbol: Int32
    var coefficient: Double
  }

  /// Where a move meets the zero of a basic symbol.
  struct Kink {
    var row: Int32
    var length: Double
    /// How much steeper it gets there.
    var jump: Double
  }

  /// A deviation of a level whose violations could be shared out in other ways, and what it costs.
  struct Tie {
    var symbol: Int32
    var cost: UInt8
  }

  /// What a symbol may do.
  static let up: UInt8 = 1
  static let down: UInt8 = 2
  static let both: UInt8 = 3
  static let costsUp: UInt8 = 4
  static let costsDown: UInt8 = 8
  static let costsBoth: UInt8 = 12

  /// A coefficient below this is zero.
  static let tiny = 1e-10
  /// A coefficient beyond this is cut off, so that none becomes infinite.
  static let huge = 1e18
  /// A slope that is nearer to zero does not improve anything.
  static let flat = 1e-9

  // Symbols.
  var flags: [UInt8] = []
  var owners: [Int32] = []
  var rowOf: [Int32] = []
  var columnHead: [Int32] = []
  var columnCount: [Int32] = []
  var work: [Double] = []
  var isTouched: [Bool] = []
  var touched: [Int32] = []

  // For each symbol, a list of the rows that have or had a cell for it.
  var entryRow: [Int32] = []
  var entryNext: [Int32] = []

  // Rows.
  var rowStart: [Int32] = []
  var rowCount: [Int32] = []
  var rowRoom: [Int32] = []
  var rowBasic: [Int32] = []
  var rowConstant: [Double] = []
  var cells: [Cell] = []
  var liveCells = 0
  var buffer: [Cell] = []
  var kinks: [Kink] = []
  var ties: [Tie] = []

  /// The symbols of the level that is being solved.
  var level: [Int32] = []
  /// Whether symbols that may not leave zero stay in the rows, so that a row shows which constraints made it.
  var isTracking = false
  /// Below this, the violation of a constraint is none.
  var tolerance = 1e-7
  /// Not 0 while a variable is moved in one direction, whatever its value is.
  var linearSlope = 0.0
  /// The variables that can move although no constraint gets worse.
  var isMarked: [Bool] = []

  /// Empties the tableau, with room for constraints of so many terms together.
  mutating func reset(variableCount: Int, constraintCount: Int, termCount: Int, isTracking: Bool) {
    self.isTracking = isTracking
    reserve(symbols: variableCount + constraintCount, rows: constraintCount, cells: 2 * termCount)
    tolerance = 1e-7
    liveCells = 0
    if !flags.isEmpty { clear() }
    for _ in 0..<variableCount { _ = addSymbol(flags: Self.both, owner: -1) }
  }

  private mutating func clear() {
    flags.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    rowOf.removeAll(keepingCapacity: true)
    columnHead.removeAll(keepingCapacity: true)
    columnCount.removeAll(keepingCapacity: true)
    work.removeAll(keepingCapacity: true)
    isTouched.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    entryRow.removeAll(keepingCapacity: true)
    entryNext.removeAll(keepingCapacity: true)
    rowStart.removeAll(keepingCapacity: true)
    rowCount.removeAll(keepingCapacity: true)
    rowRoom.removeAll(keepingCapacity: true)
    rowBasic.removeAll(keepingCapacity: true)
    rowConstant.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    buffer.removeAll(keepingCapacity: true)
    ties.removeAll(keepingCapacity: true)
    level.removeAll(keepingCapacity: true)
  }

  /// Takes the memory of a small core at once, instead of having each array grow step by step.
  private mutating func reserve(symbols: Int, rows: Int, cells cellCount: Int) {
    guard flags.capacity < symbols, symbols < 1 << 10 else { return }
    flags.reserveCapacity(symbols)
    owners.reserveCapacity(symbols)
    rowOf.reserveCapacity(symbols)
    columnHead.reserveCapacity(symbols)
    columnCount.reserveCapacity(symbols)
    work.reserveCapacity(symbols)
    isTouched.reserveCapacity(symbols)
    rowStart.reserveCapacity(rows)
    rowCount.reserveCapacity(rows)
    rowRoom.reserveCapacity(rows)
    rowBasic.reserveCapacity(rows)
    rowConstant.reserveCapacity(rows)
    cells.reserveCapacity(cellCount)
    entryRow.reserveCapacity(cellCount)
    entryNext.reserveCapacity(cellCount)
  }

  /// Gives memory back that a large core needed.
  mutating func releaseLargeMemory() {
    if cells.capacity > 1 << 12 || flags.capacity > 1 << 12 || entryRow.capacity > 1 << 12 {
      self = Tableau()
    }
  }

  mutating func addSymbol(flags symbolFlags: UInt8, owner: Int32) -> Int32 {
    flags.append(symbolFlags)
    owners.append(owner)
    rowOf.append(-1)
    columnHead.append(-1)
    columnCount.append(0)
    work.append(0)
    isTouched.append(false)
    return Int32(flags.count - 1)
  }

  /// The value of a symbol at the present vertex.
  func value(_ symbol: Int32) -> Double {
    let row = rowOf[Int(symbol)]
    return row < 0 ? 0 : rowConstant[Int(row)]
  }

  /// Whether a symbol may leave zero.
  @inline(__always)
  func isMovable(_ symbol: Int32) -> Bool { flags[Int(symbol)] & Self.both != 0 }

  @inline(__always)
  private func stays(_ symbol: Int32) -> Bool { isTracking || flags[Int(symbol)] & Self.both != 0 }

  /// Whether a row has a cell whose symbol may leave zero.
  func hasMovableCell(row: Int) -> Bool {
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) where isMovable(cells[index].symbol) { return true }
    return false
  }

  // MARK: - Expressions

  @inline(__always)
  private mutating func accumulate(_ symbol: Int32, _ amount: Double) {
    if !isTouched[Int(symbol)] {
      isTouched[Int(symbol)] = true
      touched.append(symbol)
    }
    work[Int(symbol)] += amount
  }

  /// Adds a multiple of a symbol to the expression in `work`, in terms of nonbasic symbols, and returns its
  /// constant.
  mutating func add(_ symbol: Int32, times factor: Double) -> Double {
    let row = Int(rowOf[Int(symbol)])
    guard row >= 0 else {
      if stays(symbol) { accumulate(symbol, factor) }
      return 0
    }
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) {
      let cell = cells[index]
      if stays(cell.symbol) { accumulate(cell.symbol, cell.coefficient * factor) }
    }
    return rowConstant[row] * factor
  }

  /// The variable of the expression in `work` to solve it for: one that may have any value and is in few
  /// rows.
  func freeSymbolInWork() -> Int32 {
    var largest = 0.0
    for symbol in touched where flags[Int(symbol)] == Self.both {
      largest = max(largest, abs(work[Int(symbol)]))
    }
    guard largest > Self.tiny else { return -1 }
    var best: Int32 = -1
    for symbol in touched
    where flags[Int(symbol)] == Self.both && abs(work[Int(symbol)]) >= largest * 0.01 {
      if best < 0 || columnCount[Int(symbol)] < columnCount[Int(best)]
        || (columnCount[Int(symbol)] == columnCount[Int(best)] && symbol > best)
      {
        best = symbol
      }
    }
    return best
  }

  /// Makes the expression in `work` a row, multiplied, without one symbol; `work` is empty afterwards.
  mutating func addRow(basic: Int32, constant: Double, times factor: Double, without left: Int32) {
    touched.sort()
    let row = Int32(rowStart.count)
    let start = cells.count
    for symbol in touched {
      let coefficient = work[Int(symbol)] * factor
      work[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
      guard symbol != left, abs(coefficient) > Self.tiny else { continue }
      cells.append(Cell(symbol: symbol, coefficient: limited(coefficient)))
      register(row, in: symbol)
    }
    touched.removeAll(keepingCapacity: true)
    let count = cells.count - start
    rowStart.append(Int32(start))
    rowCount.append(Int32(count))
    rowRoom.append(Int32(count))
    rowBasic.append(basic)
    rowConstant.append(limited(constant * factor))
    rowOf[Int(basic)] = row
    liveCells += count
  }

  /// Solves the expression in `work`, which is a deviation, for a symbol, which becomes basic; the deviation
  /// stays at zero.
  mutating func makeBasic(_ symbol: Int32, inWorkOf deviation: Int32, constant: Double) {
    let factor = -1 / work[Int(symbol)]
    // The row of the symbol is -(constant + rest - deviation) / coefficient.
    isTouched[Int(deviation)] = true
    touched.append(deviation)
    work[Int(deviation)] = -1
    addRow(basic: symbol, constant: constant, times: factor, without: symbol)
    substitute(symbol)
  }

  mutating func clearWork() {
    for symbol in touched {
      work[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func register(_ row: Int32, in symbol: Int32) {
    entryRow.append(row)
    entryNext.append(columnHead[Int(symbol)])
    columnHead[Int(symbol)] = Int32(entryRow.count - 1)
    columnCount[Int(symbol)] += 1
  }

  @inline(__always)
  private func limited(_ number: Double) -> Double {
    abs(number) <= Self.huge ? number : number > 0 ? Self.huge : number < 0 ? -Self.huge : 0
  }

  // MARK: - Rows

  /// The coefficient of a symbol in a row, or zero.
  func coefficient(of symbol: Int32, inRow row: Int) -> Double {
    var low = Int(rowStart[row])
    let end = low + Int(rowCount[row])
    var high = end
    while low < high {
      let middle = (low + high) >> 1
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < end && cells[low].symbol == symbol ? cells[low].coefficient : 0
  }

  mutating func removeRow(_ row: Int) {
    rowOf[Int(rowBasic[row])] = -1
    rowBasic[row] = -1
    liveCells -= Int(rowCount[row])
    rowCount[row] = 0
  }

  /// Replaces a symbol in all rows by the row in which it is basic.
  mutating func substitute(_ symbol: Int32) {
    let source = Int(rowOf[Int(symbol)])
    var entry = columnHead[Int(symbol)]
    columnHead[Int(symbol)] = -1
    columnCount[Int(symbol)] = 0
    while entry >= 0 {
      let row = Int(entryRow[Int(entry)])
      entry = entryNext[Int(entry)]
      guard row != source, rowBasic[row] >= 0 else { continue }
      let factor = coefficient(of: symbol, inRow: row)
      if factor != 0 { replace(symbol, inRow: row, times: factor, by: source) }
    }
    if cells.count > 4 * liveCells + 4096 { compact() }
  }

  private mutating func replace(_ symbol: Int32, inRow row: Int, times factor: Double, by source: Int) {
    rowConstant[row] = limited(rowConstant[row] + factor * rowConstant[source])
    buffer.removeAll(keepingCapacity: true)
    var (mine, theirs) = (Int(rowStart[row]), Int(rowStart[source]))
    let (myEnd, theirEnd) = (mine + Int(rowCount[row]), theirs + Int(rowCount[source]))
    while mine < myEnd || theirs < theirEnd {
      let mySymbol = mine < myEnd ? cells[mine].symbol : Int32.max
      let theirSymbol = theirs < theirEnd ? cells[theirs].symbol : Int32.max
      if mySymbol < theirSymbol {
        if mySymbol != symbol && stays(mySymbol) { buffer.append(cells[mine]) }
        mine += 1
      } else if theirSymbol < mySymbol {
        if stays(theirSymbol) {
          let coefficient = factor * cells[theirs].coefficient
          if abs(coefficient) > Self.tiny {
            buffer.append(Cell(symbol: theirSymbol, coefficient: limited(coefficient)))
            register(Int32(row), in: theirSymbol)
          }
        }
        theirs += 1
      } else {
        if stays(mySymbol) {
          let sum = cells[mine].coefficient + factor * cells[theirs].coefficient
          if abs(sum) > Self.tiny { buffer.append(Cell(symbol: mySymbol, coefficient: limited(sum))) }
        }
        mine += 1
        theirs += 1
      }
    }
    writeBuffer(toRow: row)
  }

  private mutating func writeBuffer(toRow row: Int) {
    liveCells += buffer.count - Int(rowCount[row])
    if buffer.count > Int(rowRoom[row]) {
      let room = buffer.count + buffer.count / 2 + 2
      rowStart[row] = Int32(cells.count)
      rowRoom[row] = Int32(room)
      cells.append(contentsOf: buffer)
      for _ in buffer.count..<room { cells.append(Cell(symbol: 0, coefficient: 0)) }
    } else {
      let start = Int(rowStart[row])
      for index in 0..<buffer.count { cells[start + index] = buffer[index] }
    }
    rowCount[row] = Int32(buffer.count)
  }

  /// Gives back the cells that no row uses.
  private mutating func compact() {
    var kept: [Cell] = []
    kept.reserveCapacity(liveCells * 2)
    for row in 0..<rowStart.count {
      let start = Int(rowStart[row])
      rowStart[row] = Int32(kept.count)
      rowRoom[row] = rowCount[row]
      kept.append(contentsOf: cells[start..<start + Int(rowCount[row])])
    }
    cells = kept
  }

  /// Makes a nonbasic symbol basic in a row; the symbol that was basic there becomes nonbasic.
  mutating func pivot(row: Int, symbol: Int32) {
    let leaving = rowBasic[row]
    let divisor = coefficient(of: symbol, inRow: row)
    let factor = -1 / divisor
    buffer.removeAll(keepingCapacity: true)
    var isPlaced = !stays(leaving)
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) {
      let cell = cells[index]
      if !isPlaced && cell.symbol > leaving {
        buffer.append(Cell(symbol: leaving, coefficient: -factor))
        isPlaced = true
      }
      if cell.symbol != symbol && stays(cell.symbol) {
        buffer.append(Cell(symbol: cell.symbol, coefficient: limited(cell.coefficient * factor)))
      }
    }
    if !isPlaced { buffer.append(Cell(symbol: leaving, coefficient: -factor)) }
    writeBuffer(toRow: row)
    rowConstant[row] = limited(rowConstant[row] * factor)
    rowBasic[row] = symbol
    rowOf[Int(symbol)] = Int32(row)
    rowOf[Int(leaving)] = -1
    columnHead[Int(leaving)] = -1
    columnCount[Int(leaving)] = 0
    if stays(leaving) { register(Int32(row), in: leaving) }
    substitute(symbol)
  }
}
