// SPDX-License-Identifier: Apache-2.0

extension LayoutSolver {
  /// Finds the values.
  ///
  /// What is connected with a constraint that came, went or changed its priority is solved from nothing. A
  /// changed constant is followed to the variables that depend on it: along the rows that determine one
  /// variable each, and through the cores that use one of those.
  public mutating func solve() {
    if !changedSlots.isEmpty { Self.forget(&changedSlots, of: &slots) }
    if !moved.isEmpty { moved.removeAll(keepingCapacity: true) }
    var isFromNothing = !seeds.isEmpty
    if isFromNothing { solveSeeds() }
    if !changedRows.isEmpty {
      follow()
      if !seeds.isEmpty {
        // A constant made or resolved a conflict.
        isFromNothing = true
        solveSeeds()
      }
    }
    // While a conflict is sought, a variable may change and change back.
    if isFromNothing { leaveOutUnchanged() }
  }

  private static func forget(_ changed: inout [Int32], of slots: inout [Slot]) {
    var slots = slots.mutableSpan
    for index in changed { slots[Int(index)].flags &= ~Slot.changed }
    changed.removeAll(keepingCapacity: true)
  }

  private mutating func leaveOutUnchanged() {
    var count = 0
    for position in changedSlots.indices {
      let index = changedSlots[position]
      if slots[Int(index)].value.bitPattern == slots[Int(index)].old.bitPattern {
        slots[Int(index)].flags &= ~Slot.changed
      } else {
        changedSlots[count] = index
        count += 1
      }
    }
    changedSlots.removeLast(changedSlots.count - count)
  }

  mutating func assign(_ value: Double, to variable: Int) {
    let limited = Slot.limited(value)
    guard slots[variable].value.bitPattern != limited.bitPattern else { return }
    if slots[variable].flags & Slot.changed == 0 { slots[variable].old = slots[variable].value }
    slots[variable].value = limited
    guard slots[variable].flags & Slot.changed == 0 else { return }
    slots[variable].flags |= Slot.changed
    changedSlots.append(Int32(variable))
  }

  // MARK: - From nothing

  private mutating func solveSeeds() {
    var next = 0
    while next < seeds.count {
      let seed = seeds[next]
      next += 1
      guard slots[Int(seed)].flags & Slot.seed != 0 else { continue }
      slots[Int(seed)].flags &= ~Slot.seed
      if slots[Int(seed)].flags & Slot.live == 0 { continue }
      collect(from: seed)
      solveCollected()
    }
    seeds.removeAll(keepingCapacity: true)
    tableau.releaseLargeMemory()
    if collectedRows.capacity > 1 << 12 {
      (collectedRows, collectedSlots, queue) = ([], [], [])
      if seeds.capacity > 1 << 12 { seeds = [] }
    }
  }

  /// Collects all variables and rows that are connected with a variable, in the order in which they were
  /// added.
  private mutating func collect(from seed: Int32) {
    collectedSlots.removeAll(keepingCapacity: true)
    collectedRows.removeAll(keepingCapacity: true)
    // The variables of a new system are all seeds.
    if collectedSlots.capacity < seeds.count, seeds.count < 1 << 10 {
      collectedSlots.reserveCapacity(seeds.count)
      collectedRows.reserveCapacity(2 * seeds.count)
      queue.reserveCapacity(seeds.count)
    }
    collectedSlots.append(seed)
    slots[Int(seed)].flags |= Slot.collected
    var next = 0
    while next < collectedSlots.count {
      let variable = Int(collectedSlots[next])
      next += 1
      slots[variable].flags &= ~Slot.seed
      var term = slots[variable].firstTerm
      while term >= 0 {
        let row = Int(terms[Int(term)].row)
        term = terms[Int(term)].next
        guard rows[row].flags & Row.collected == 0 else { continue }
        rows[row].flags |= Row.collected
        collectedRows.append(Int32(row))
        for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
          let other = Int(terms[Int(position)].variable)
          guard slots[other].flags & Slot.collected == 0 else { continue }
          slots[other].flags |= Slot.collected
          collectedSlots.append(Int32(other))
        }
      }
    }
    for variable in collectedSlots { slots[Int(variable)].flags &= ~Slot.collected }
    for row in collectedRows { rows[Int(row)].flags &= ~Row.collected }
    collectedSlots.sort { slots[Int($0)].number < slots[Int($1)].number }
    collectedRows.sort { rows[Int($0)].number < rows[Int($1)].number }
  }

  private mutating func solveCollected() {
    var hadConflicts = false
    for row in collectedRows {
      if rows[Int(row)].flags & Row.broken != 0 { hadConflicts = true }
      rows[Int(row)].flags &= ~Row.broken
      rows[Int(row)].conflictCount = 0
    }
    if hadConflicts || hasStaleConflicts { forgetConflicts() }
    var attempts = 0
    let count = foundConflicts.count
    repeat {
      determine()
      deduce()
      collectCores()
      for variable in deduced.reversed() { assignDeduced(Int(variable)) }
      attempts += 1
    } while attempts < 200 && (breakConflicts() || mend(from: count))
    if foundConflicts.count > count { countConflicts(from: count) }
    if hadConflicts || foundConflicts.count > count {
      foundConflicts.sort { $0.broken.number < $1.broken.number }
    }
  }

  /// Has rows with one unknown variable determine it, one after the other.
  private mutating func determine() {
    for variable in collectedSlots {
      let origin = slots[Int(variable)].origin
      if origin <= Slot.firstCore { freeCore(origin) }
      slots[Int(variable)].origin = Slot.open
      slots[Int(variable)].flags &= ~Slot.ambiguous
    }
    queue.removeAll(keepingCapacity: true)
    for row in collectedRows {
      let index = Int(row)
      rows[index].role = Row.checks
      rows[index].unknownCount = rows[index].termCount
      if rows[index].termCount == 1 && rows[index].relation == .equal && rows[index].isRequired
        && rows[index].counts
      {
        queue.append(row)
      }
    }
    var rank: Int32 = 0
    var next = 0
    while next < queue.count {
      let index = Int(queue[next])
      next += 1
      guard rows[index].unknownCount == 1 else { continue }
      var unknown = -1
      for position in rows[index].firstTerm..<rows[index].firstTerm + rows[index].termCount
      where slots[Int(terms[Int(position)].variable)].origin == Slot.open {
        unknown = Int(terms[Int(position)].variable)
      }
      rows[index].role = Int32(unknown)
      slots[unknown].origin = Int32(index)
      slots[unknown].rank = rank
      rank += 1
      assign(value(of: unknown, inRow: index), to: unknown)
      var term = slots[unknown].firstTerm
      while term >= 0 {
        let other = Int(terms[Int(term)].row)
        term = terms[Int(term)].next
        rows[other].unknownCount -= 1
        if rows[other].unknownCount == 1 && rows[other].relation == .equal && rows[other].isRequired
          && rows[other].counts
        {
          queue.append(Int32(other))
        }
      }
    }
  }

  /// Has equations determine variables that nothing else uses, one after the other: whatever the other
  /// variables are.
  ///
  /// In a column of views, the top edges follow from the heights: without this, each would be a row of all
  /// heights above.
  private mutating func deduce() {
    deduced.removeAll(keepingCapacity: true)
    for row in collectedRows where rows[Int(row)].role == Row.checks && rows[Int(row)].counts {
      for position in rows[Int(row)].firstTerm..<rows[Int(row)].firstTerm + rows[Int(row)].termCount {
        let variable = Int(terms[Int(position)].variable)
        if slots[variable].origin == Slot.open { slots[variable].local += 1 }
      }
    }
    // Those that were added last are determined by the others, and `local` is one less than the number of
    // rows.
    for variable in collectedSlots.reversed() where slots[Int(variable)].origin == Slot.open {
      deduce(Int(variable))
    }
    var next = 0
    while next < deduced.count {
      let variable = Int(deduced[next])
      slots[variable].rank = Int32.max - Int32(next)
      next += 1
      let row = rows[Int(slots[variable].origin)]
      for position in row.firstTerm..<row.firstTerm + row.termCount {
        let other = Int(terms[Int(position)].variable)
        guard slots[other].origin == Slot.open else { continue }
        slots[other].local -= 1
        deduce(other)
      }
    }
    for variable in collectedSlots { slots[Int(variable)].local = -1 }
  }

  private mutating func deduce(_ variable: Int) {
    guard slots[variable].local == 0 else { return }
    var term = slots[variable].firstTerm
    while term >= 0 {
      let row = Int(terms[Int(term)].row)
      term = terms[Int(term)].next
      guard rows[row].role == Row.checks, rows[row].counts else { continue }
      guard rows[row].relation == .equal else { return }
      rows[row].role = Int32(variable)
      slots[variable].origin = Int32(row)
      slots[variable].local = -1
      deduced.append(Int32(variable))
      return
    }
  }

  private mutating func assignDeduced(_ variable: Int) {
    let origin = Int(slots[variable].origin)
    assign(value(of: variable, inRow: origin), to: variable)
    let row = rows[origin]
    slots[variable].flags &= ~Slot.ambiguous
    for position in row.firstTerm..<row.firstTerm + row.termCount
    where slots[Int(terms[Int(position)].variable)].flags & Slot.ambiguous != 0 {
      slots[variable].flags |= Slot.ambiguous
    }
  }

  /// The value of a variable with which the terms of a row add up to its constant.
  func value(of variable: Int, inRow index: Int) -> Double {
    rows[index].value(of: Int32(variable), terms.span, slots.span)
  }

  /// Whether a row without unknown variables holds, if it has to.
  func holds(_ row: Int) -> Bool {
    guard rows[row].counts, rows[row].isRequired else { return true }
    var (sum, size) = (-rows[row].constant, abs(rows[row].constant))
    for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
      let term = terms[Int(position)]
      let product = term.coefficient * slots[Int(term.variable)].value
      sum += product
      size += abs(product)
    }
    let tolerance = 1e-6 + 1e-12 * size
    switch rows[row].relation {
    case .equal: return abs(sum) <= tolerance
    case .lessThanOrEqual: return sum <= tolerance
    case .greaterThanOrEqual: return sum >= -tolerance
    }
  }

  // MARK: - Cores

  /// Puts what no single row determines into cores, and solves them.
  private mutating func collectCores() {
    for variable in collectedSlots where slots[Int(variable)].origin == Slot.open {
      var core = Core()
      let origin = Slot.firstCore - Int32(freeCores.last ?? Int32(cores.count))
      slots[Int(variable)].origin = origin
      core.variables.append(variable)
      var next = 0
      while next < core.variables.count {
        var term = slots[Int(core.variables[next])].firstTerm
        next += 1
        while term >= 0 {
          let row = Int(terms[Int(term)].row)
          term = terms[Int(term)].next
          guard rows[row].role == Row.checks, rows[row].counts else { continue }
          rows[row].role = origin
          core.rows.append(Int32(row))
          for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
            let other = terms[Int(position)].variable
            guard slots[Int(other)].origin == Slot.open else { continue }
            slots[Int(other)].origin = origin
            core.variables.append(other)
          }
        }
      }
      if core.rows.isEmpty {
        slots[Int(variable)].origin = Slot.open
        slots[Int(variable)].flags |= Slot.ambiguous
        assign(0, to: Int(variable))
        continue
      }
      core.variables.sort { slots[Int($0)].number < slots[Int($1)].number }
      core.rows.sort { comesBefore(rows[Int($0)], rows[Int($1)]) }
      if let free = freeCores.popLast() {
        cores[Int(free)] = core
      } else {
        cores.append(core)
      }
      if !solveCore(Int(Slot.firstCore - origin)) { conflictingCores.append(Slot.firstCore - origin) }
    }
  }

  private func comesBefore(_ one: Row, _ other: Row) -> Bool {
    if one.isRequired != other.isRequired { return one.isRequired }
    if one.isRequired {
      if (one.relation == .equal) != (other.relation == .equal) { return one.relation == .equal }
    } else if one.priority != other.priority {
      return one.priority > other.priority
    }
    return one.number < other.number
  }

  mutating func freeCore(_ origin: Int32) {
    let index = Slot.firstCore - origin
    // A removed constraint may have split the core, so some of its variables may be collected later.
    for variable in cores[Int(index)].variables where slots[Int(variable)].origin == origin {
      slots[Int(variable)].origin = Slot.open
    }
    cores[Int(index)] = Core()
    freeCores.append(index)
  }
}

extension LayoutSolver.Row {
  /// The sum of the terms minus the constant.
  @inline(__always)
  func excess(_ terms: Span<LayoutSolver.Term32>, _ slots: Span<LayoutSolver.Slot>) -> Double {
    var sum = -constant
    for position in firstTerm..<firstTerm + termCount {
      let term = terms[Int(position)]
      sum += term.coefficient * slots[Int(term.variable)].value
    }
    return sum
  }

  /// The value of a variable with which the terms add up to the constant.
  @inline(__always)
  func value(
    of variable: Int32, _ terms: Span<LayoutSolver.Term32>, _ slots: Span<LayoutSolver.Slot>
  ) -> Double {
    var (sum, own) = (constant, 1.0)
    for position in firstTerm..<firstTerm + termCount {
      let term = terms[Int(position)]
      if term.variable == variable {
        own = term.coefficient
      } else {
        sum -= term.coefficient * slots[Int(term.variable)].value
      }
    }
    return sum / own
  }
}
