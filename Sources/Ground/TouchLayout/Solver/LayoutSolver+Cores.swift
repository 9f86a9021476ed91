// SPDX-License-Identifier: Apache-2.0

extension LayoutSolver {
  /// Solves a core again after numbers in it changed; false if its required constraints contradict each
  /// other.
  mutating func updateCore(_ core: Int) -> Bool {
    let variables = cores[core].variables
    earlier.removeAll(keepingCapacity: true)
    for variable in variables { earlier.append(slots[Int(variable)].value) }
    if follow(planOfCore: core) {
      Self.takeOver(variables, earlier: earlier, slots: &slots, changed: &changedSlots, moved: &moved)
      return true
    }
    for position in variables.indices { slots[Int(variables[position])].value = earlier[position] }
    return solveCore(core)
  }

  /// Notes which values of a core are others than its earlier ones.
  private static func takeOver(
    _ variables: [Int32], earlier: [Double], slots: inout [Slot], changed: inout [Int32], moved: inout [Int32]
  ) {
    var slots = slots.mutableSpan
    for position in variables.indices {
      let variable = variables[position]
      guard slots[Int(variable)].value.bitPattern != earlier[position].bitPattern else { continue }
      moved.append(variable)
      guard slots[Int(variable)].flags & Slot.changed == 0 else { continue }
      slots[Int(variable)].flags |= Slot.changed
      slots[Int(variable)].old = earlier[position]
      changed.append(variable)
    }
  }

  /// Solves a core with the values that its known variables have; false if its required constraints
  /// contradict each other.
  mutating func solveCore(_ core: Int) -> Bool {
    let (variables, members) = (cores[core].variables, cores[core].rows)
    reset(variables, members, isTracking: false)
    for position in variables.indices { slots[Int(variables[position])].local = Int32(position) }
    defer { for variable in variables { slots[Int(variable)].local = -1 } }
    setTolerance(of: members)
    var next = 0
    while next < members.count {
      let row = Int(members[next])
      guard rows[row].isRequired && rows[row].relation == .equal else { break }
      if !addEquation(row) { return false }
      next += 1
    }
    let firstInequality = next
    while next < members.count && rows[Int(members[next])].isRequired {
      addDeviation(Int(members[next]))
      next += 1
    }
    if next > firstInequality && tableau.solveRequiredLevel() >= 0 { return false }
    while next < members.count {
      let priority = rows[Int(members[next])].priority
      while next < members.count && rows[Int(members[next])].priority == priority {
        addDeviation(Int(members[next]))
        next += 1
      }
      tableau.solveLevel()
    }
    tableau.settleTies()
    settle(core, variables)
    return true
  }

  /// Adds the required constraints of a core one after the other, and breaks those that contradict earlier
  /// ones.
  mutating func trackCore(_ core: Int) {
    let variables = cores[core].variables
    var members = cores[core].rows.filter { rows[Int($0)].isRequired }
    members.sort { rows[Int($0)].number < rows[Int($1)].number }
    reset(variables, members, isTracking: true)
    for position in variables.indices { slots[Int(variables[position])].local = Int32(position) }
    defer { for variable in variables { slots[Int(variable)].local = -1 } }
    setTolerance(of: members)
    for member in members {
      addDeviation(Int(member))
      let symbol = tableau.solveRequiredLevel()
      guard symbol >= 0 else { continue }
      var combination: [(row: Int32, factor: Double)] = [(member, sign(of: Int(member)))]
      for (other, coefficient) in tableau.makers(of: symbol) where other >= 0 {
        combination.append((other, -coefficient * sign(of: Int(other))))
      }
      let broken = breakLast(of: combination)
      tableau.removeRow(Int(tableau.rowOf[Int(symbol)]))
      if broken != member { return }
    }
  }

  private mutating func reset(_ variables: [Int32], _ members: [Int32], isTracking: Bool) {
    var termCount = 0
    for member in members { termCount += Int(rows[Int(member)].termCount) }
    tableau.reset(
      variableCount: variables.count, constraintCount: members.count, termCount: termCount,
      isTracking: isTracking)
  }

  private mutating func setTolerance(of members: [Int32]) {
    var size = 0.0
    for member in members { size = max(size, abs(knownPart(of: Int(member)))) }
    tableau.tolerance = 1e-7 + 1e-13 * size
  }

  /// A deviation is what is too much in an equation and what is left in an inequality.
  private func sign(of row: Int) -> Double { rows[row].relation == .lessThanOrEqual ? -1 : 1 }

  /// What the known variables of a row add up to, without its constant.
  private func knownPart(of row: Int) -> Double {
    var sum = -rows[row].constant
    for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
      let term = terms[Int(position)]
      if slots[Int(term.variable)].local < 0 { sum += term.coefficient * slots[Int(term.variable)].value }
    }
    return sum
  }

  /// Writes a row into the tableau's `work`, and returns its constant.
  private mutating func express(_ row: Int) -> Double {
    let sign = sign(of: row)
    var constant = knownPart(of: row) * sign
    for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
      let term = terms[Int(position)]
      let local = slots[Int(term.variable)].local
      if local >= 0 { constant += tableau.add(local, times: term.coefficient * sign) }
    }
    return constant
  }

  /// Eliminates a variable by an equation; false if the equation contradicts those before it.
  private mutating func addEquation(_ row: Int) -> Bool {
    let constant = express(row)
    let symbol = tableau.freeSymbolInWork()
    guard symbol >= 0 else {
      tableau.clearWork()
      return abs(constant) <= 10 * tableau.tolerance
    }
    tableau.addRow(
      basic: symbol, constant: constant, times: -1 / tableau.work[Int(symbol)], without: symbol)
    tableau.substitute(symbol)
    return true
  }

  /// Adds a row to the level that is solved next.
  private mutating func addDeviation(_ row: Int) {
    let constant = express(row)
    let isEqual = rows[row].relation == .equal
    let flags = Tableau.both | (isEqual ? Tableau.costsBoth : Tableau.costsDown)
    let deviation = tableau.addSymbol(flags: flags, owner: Int32(row))
    tableau.level.append(deviation)
    // A variable that may have any value is in no row of a deviation, so solving for it breaks no other row.
    let symbol = tableau.freeSymbolInWork()
    if symbol >= 0 {
      tableau.makeBasic(symbol, inWorkOf: deviation, constant: constant)
    } else {
      tableau.addRow(basic: deviation, constant: constant, times: 1, without: -1)
    }
  }

  /// Settles what the constraints leave open, and takes the values over.
  private mutating func settle(_ core: Int, _ variables: [Int32]) {
    let isOpen = variables.indices.contains { tableau.isOpen(Int32($0)) }
    if isOpen {
      tableau.markMovable(variables.count)
      for position in variables.indices { tableau.bringNearZero(Int32(position)) }
    }
    earlier.removeAll(keepingCapacity: true)
    for position in variables.indices {
      let variable = Int(variables[position])
      earlier.append(slots[variable].value)
      slots[variable].value = tableau.value(Int32(position))
    }
    cores[core].plan = makePlan(ofCore: core, isMarked: isOpen ? tableau.isMarked : [])
    if !follow(planOfCore: core) {
      cores[core].plan.isUsable = false
      for position in variables.indices {
        slots[Int(variables[position])].value = tableau.value(Int32(position)) + 0
      }
    }
    for position in variables.indices {
      let variable = Int(variables[position])
      let value = slots[variable].value
      slots[variable].value = earlier[position]
      let (old, flags) = (slots[variable].value, slots[variable].flags)
      slots[variable].flags &= ~Slot.ambiguous
      if isOpen && tableau.isMarked[position] { slots[variable].flags |= Slot.ambiguous }
      assign(value, to: variable)
      let isOther = slots[variable].value.bitPattern != old.bitPattern
      if isOther || (slots[variable].flags ^ flags) & Slot.ambiguous != 0 { moved.append(Int32(variable)) }
    }
  }
}
