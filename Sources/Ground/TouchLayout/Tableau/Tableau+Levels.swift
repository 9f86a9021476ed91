// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Makes the sum of the violations of `level` as small as it can be.
  ///
  /// Whatever would make it larger is then forbidden for good, so later levels have no say in it.
  mutating func solveLevel() {
    minimize(stopsAtFirstMove: false)
    let isViolated = level.contains { slope(ofBasic: $0) != 0 }
    freeze()
    for symbol in level {
      if isViolated && level.count > 1 {
        ties.append(Tie(symbol: symbol, cost: flags[Int(symbol)] & Self.costsBoth))
      }
      flags[Int(symbol)] &= Self.both
    }
    level.removeAll(keepingCapacity: true)
  }

  /// Makes the violation of each constraint as small as it can be, one after the other, where all levels
  /// leave a choice.
  mutating func settleTies() {
    for tie in ties {
      let row = Int(rowOf[Int(tie.symbol)])
      guard row < 0 ? isMovable(tie.symbol) : hasMovableCell(row: row) else { continue }
      flags[Int(tie.symbol)] |= tie.cost
      level.append(tie.symbol)
      minimize(stopsAtFirstMove: false)
      freeze()
      flags[Int(tie.symbol)] &= Self.both
      level.removeAll(keepingCapacity: true)
    }
  }

  /// Solves required constraints; returns the symbol of one that cannot be satisfied, or -1.
  mutating func solveRequiredLevel() -> Int32 {
    minimize(stopsAtFirstMove: false)
    var failed: Int32 = -1
    for symbol in level where failed < 0 {
      let value = value(symbol)
      let isTooLarge = flags[Int(symbol)] & Self.costsUp != 0 && value > 10 * tolerance
      if value < -10 * tolerance || isTooLarge { failed = symbol }
    }
    if failed < 0 { freeze() }
    for symbol in level { flags[Int(symbol)] &= Self.both }
    level.removeAll(keepingCapacity: true)
    return failed
  }

  /// The constraints in the row of a deviation, with their coefficients.
  func makers(of symbol: Int32) -> [(owner: Int32, coefficient: Double)] {
    let row = Int(rowOf[Int(symbol)])
    guard row >= 0 else { return [] }
    return cells[Int(rowStart[row])..<Int(rowStart[row] + rowCount[row])].map {
      (owners[Int($0.symbol)], $0.coefficient)
    }
  }

  // MARK: - What is left open

  /// Whether a variable has not been settled by the constraints.
  func isOpen(_ variable: Int32) -> Bool {
    let row = rowOf[Int(variable)]
    return row < 0 ? isMovable(variable) : hasMovableCell(row: Int(row))
  }

  /// Marks the variables that can move although no constraint gets worse.
  mutating func markMovable(_ variableCount: Int) {
    isMarked.removeAll(keepingCapacity: true)
    for _ in 0..<variableCount { isMarked.append(false) }
    forbidStuck()
    for symbol in flags.indices where rowOf[symbol] < 0 && isMovable(Int32(symbol)) {
      for isRising in [true, false] {
        guard flags[symbol] & (isRising ? Self.up : Self.down) != 0 else { continue }
        if firstObstacle(symbol: Int32(symbol), isRising: isRising, isCareful: false).length > tolerance {
          markColumn(Int32(symbol), variableCount)
        }
      }
    }
    // At a degenerate vertex a variable may move only after other symbols became basic.
    for variable in 0..<variableCount where !isMarked[variable] && isOpen(Int32(variable)) {
      for isRising in [true, false] where !isMarked[variable] {
        linearSlope = isRising ? -1 : 1
        level.append(Int32(variable))
        isMarked[variable] = minimize(stopsAtFirstMove: true)
        level.removeAll(keepingCapacity: true)
        linearSlope = 0
      }
    }
  }

  /// Forbids for good what cannot leave zero: where a basic symbol is at its limit, and all that may move
  /// would have it pass.
  ///
  /// Two inequalities that meet are such a case. Each of them settles variables that would otherwise have to
  /// be tried one by one.
  private mutating func forbidStuck() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for row in rowBasic.indices where rowBasic[row] >= 0 && abs(rowConstant[row]) <= tolerance {
        let basic = Int(rowBasic[row])
        let own = flags[basic] & Self.both
        guard own != Self.both else { continue }
        let pushes = pushes(row: row)
        guard pushes != 0, own & pushes == 0, pushes != Self.both || hasOneMovableCell(row: row) else {
          continue
        }
        flags[basic] &= ~Self.both
        let start = Int(rowStart[row])
        for index in start..<start + Int(rowCount[row]) { flags[Int(cells[index].symbol)] &= ~Self.both }
        isChanged = true
      }
    }
  }

  /// The directions in which the symbols that may move can move the basic symbol of a row.
  private func pushes(row: Int) -> UInt8 {
    var pushes: UInt8 = 0
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) {
      let cell = cells[index]
      let own = flags[Int(cell.symbol)] & Self.both
      if cell.coefficient > 0 || own == 0 {
        pushes |= own
      } else {
        pushes |= own == Self.both ? own : own ^ Self.both
      }
    }
    return pushes
  }

  private func hasOneMovableCell(row: Int) -> Bool {
    let start = Int(rowStart[row])
    var count = 0
    for index in start..<start + Int(rowCount[row]) where isMovable(cells[index].symbol) { count += 1 }
    return count == 1
  }

  private mutating func markColumn(_ symbol: Int32, _ variableCount: Int) {
    if symbol < variableCount { isMarked[Int(symbol)] = true }
    var entry = columnHead[Int(symbol)]
    while entry >= 0 {
      let row = Int(entryRow[Int(entry)])
      entry = entryNext[Int(entry)]
      let basic = rowBasic[row]
      if basic >= 0 && basic < variableCount && abs(coefficient(of: symbol, inRow: row)) > Self.flat {
        isMarked[Int(basic)] = true
      }
    }
  }

  /// Brings a variable as near to zero as the constraints allow.
  mutating func bringNearZero(_ variable: Int32) {
    guard isOpen(variable) else { return }
    let row = rowOf[Int(variable)]
    guard row >= 0 else {
      flags[Int(variable)] &= ~Self.both
      return
    }
    flags[Int(variable)] |= Self.costsBoth
    level.append(variable)
    minimize(stopsAtFirstMove: false)
    freeze()
    flags[Int(variable)] &= Self.both
    level.removeAll(keepingCapacity: true)
  }

  /// What one more of a basic symbol of the level costs; 0 for a nonbasic one.
  private func slope(ofBasic symbol: Int32) -> Double {
    if linearSlope != 0 { return linearSlope }
    let row = rowOf[Int(symbol)]
    guard row >= 0 else { return 0 }
    let isNegative = rowConstant[Int(row)] < -tolerance
    if isNegative { return flags[Int(symbol)] & Self.costsDown != 0 ? -1 : 0 }
    return flags[Int(symbol)] & Self.costsUp != 0 ? 1 : 0
  }

  /// Writes into `work` what one more of each nonbasic symbol costs, apart from its own deviation.
  private mutating func collectSlopes() {
    for symbol in level {
      let slope = slope(ofBasic: symbol)
      guard slope != 0 else { continue }
      _ = add(symbol, times: slope)
    }
  }

  /// Forbids each direction that would make the level worse.
  private mutating func freeze() {
    collectSlopes()
    for symbol in touched { forbidCostly(symbol, slope: work[Int(symbol)]) }
    for symbol in level where rowOf[Int(symbol)] < 0 && !isTouched[Int(symbol)] {
      forbidCostly(symbol, slope: 0)
    }
    clearWork()
    for symbol in level {
      let row = Int(rowOf[Int(symbol)])
      guard row >= 0 else { continue }
      if rowConstant[row] < -tolerance {
        if flags[Int(symbol)] & Self.costsDown != 0 { flags[Int(symbol)] &= ~Self.up }
      } else if flags[Int(symbol)] & Self.costsDown != 0 {
        flags[Int(symbol)] &= ~Self.down
      }
      if owners[Int(symbol)] >= 0 && !isTracking && !hasMovableCell(row: row) { removeRow(row) }
    }
  }

  private mutating func forbidCostly(_ symbol: Int32, slope: Double) {
    let own = flags[Int(symbol)]
    let rising = slope + (own & Self.costsUp != 0 ? 1 : 0)
    let falling = (own & Self.costsDown != 0 ? 1 : 0) - slope
    if rising > Self.flat { flags[Int(symbol)] &= ~Self.up }
    if falling > Self.flat { flags[Int(symbol)] &= ~Self.down }
  }

  /// Moves from vertex to vertex while that lessens the violations of the level; says whether anything moved.
  @discardableResult
  mutating func minimize(stopsAtFirstMove: Bool) -> Bool {
    // The steepest direction first; after many steps the first one that improves, with which no path is a
    // cycle.
    let patience = 200 + 4 * level.count
    let limit = 20_000 + 20 * (rowStart.count + flags.count)
    var step = 0
    while step < limit {
      collectSlopes()
      var (best, bestSlope, isRising): (Int32, Double, Bool) = (-1, -Self.flat, true)
      for symbol in touched {
        let own = flags[Int(symbol)]
        guard own & Self.both != 0 else { continue }
        let slope = work[Int(symbol)]
        let rising = own & Self.up == 0 ? 0 : slope + (own & Self.costsUp != 0 ? 1 : 0)
        let falling = own & Self.down == 0 ? 0 : (own & Self.costsDown != 0 ? 1 : 0) - slope
        let least = min(rising, falling)
        guard least < -Self.flat else { continue }
        let isBetter =
          step > patience
          ? best < 0 || symbol < best
          : least < bestSlope || (least == bestSlope && symbol < best)
        if isBetter { (best, bestSlope, isRising) = (symbol, least, rising <= falling) }
      }
      clearWork()
      guard best >= 0 else { return false }
      var (row, length) = firstObstacle(symbol: best, isRising: isRising, isCareful: step > patience)
      if step <= patience, row >= 0, isKink(row) {
        (row, length) = lastKink(symbol: best, isRising: isRising, slope: bestSlope)
      }
      guard row >= 0 else { return stopsAtFirstMove }
      pivot(row: row, symbol: best)
      if stopsAtFirstMove && length > tolerance { return true }
      step += 1
    }
    return false
  }

  /// Whether the basic symbol of a row may pass zero, at another cost.
  private func isKink(_ row: Int) -> Bool {
    let own = flags[Int(rowBasic[row])]
    return own & Self.both == Self.both && own & Self.costsBoth != 0
  }

  /// Where a move ends that passes kinks as long as it lessens the violations.
  private mutating func lastKink(symbol: Int32, isRising: Bool, slope: Double) -> (row: Int, length: Double) {
    kinks.removeAll(keepingCapacity: true)
    var entry = columnHead[Int(symbol)]
    while entry >= 0 {
      let row = Int(entryRow[Int(entry)])
      entry = entryNext[Int(entry)]
      if let kink = kink(row: row, symbol: symbol, isRising: isRising) { kinks.append(kink) }
    }
    kinks.sort { $0.length != $1.length ? $0.length < $1.length : $0.row < $1.row }
    var slope = slope
    var last = -1
    for kink in kinks where last < 0 || kink.row != Int32(last) {
      last = Int(kink.row)
      slope += kink.jump
      if slope >= -Self.flat || kink.jump.isInfinite { return (last, kink.length) }
    }
    return firstObstacle(symbol: symbol, isRising: isRising, isCareful: false)
  }

  /// Where the basic symbol of a row reaches zero, and what the slope is more there: without end if it may
  /// not pass.
  private func kink(row: Int, symbol: Int32, isRising: Bool) -> Kink? {
    let basic = rowBasic[row]
    guard basic >= 0, flags[Int(basic)] != Self.both else { return nil }
    let own = flags[Int(basic)]
    let coefficient = coefficient(of: symbol, inRow: row)
    guard abs(coefficient) > Self.flat else { return nil }
    let goesUp = (coefficient > 0) == isRising
    let value = rowConstant[row]
    if value < -tolerance {
      guard goesUp else { return nil }
    } else {
      guard goesUp ? own & Self.up == 0 : own & Self.down == 0 || own & Self.costsBoth != 0 else {
        return nil
      }
    }
    let length = goesUp ? max(-value, 0) : max(value, 0)
    var jump = Double.infinity
    if isKink(row) {
      jump = (own & Self.costsUp != 0 ? 1 : 0) + (own & Self.costsDown != 0 ? 1 : 0)
    }
    return Kink(row: Int32(row), length: length / abs(coefficient), jump: jump * abs(coefficient))
  }

  /// The row whose basic symbol reaches zero first, and may not pass it or only at another cost.
  private func firstObstacle(symbol: Int32, isRising: Bool, isCareful: Bool) -> (row: Int, length: Double) {
    var (best, bestLength, bestSize) = (-1, Double.infinity, 0.0)
    var entry = columnHead[Int(symbol)]
    while entry >= 0 {
      let row = Int(entryRow[Int(entry)])
      entry = entryNext[Int(entry)]
      let basic = rowBasic[row]
      guard basic >= 0 else { continue }
      let own = flags[Int(basic)]
      if own == Self.both { continue }
      let coefficient = coefficient(of: symbol, inRow: row)
      guard abs(coefficient) > Self.flat else { continue }
      let goesUp = (coefficient > 0) == isRising
      let value = rowConstant[row]
      var distance: Double
      if value < -tolerance {
        guard goesUp else { continue }
        distance = -value
      } else if goesUp {
        guard own & Self.up == 0 else { continue }
        distance = 0
      } else {
        guard own & Self.down == 0 || own & Self.costsBoth != 0 else { continue }
        distance = max(value, 0)
      }
      distance /= abs(coefficient)
      let isNearer: Bool
      if abs(distance - bestLength) <= 1e-12 * (1 + distance) {
        isNearer = isCareful ? basic < rowBasic[best] : abs(coefficient) > bestSize
      } else {
        isNearer = distance < bestLength
      }
      if isNearer { (best, bestLength, bestSize) = (row, distance, abs(coefficient)) }
    }
    return (best, bestLength)
  }
}
