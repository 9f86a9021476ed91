// SPDX-License-Identifier: Apache-2.0

extension LayoutSolver {
  /// Breaks a constraint of each conflict that the last attempt met; false if it met none.
  mutating func breakConflicts() -> Bool {
    let count = foundConflicts.count
    for row in collectedRows where rows[Int(row)].role == Row.checks && !holds(Int(row)) {
      breakLast(of: [(row, 1)])
    }
    for core in conflictingCores { trackCore(Int(core)) }
    conflictingCores.removeAll(keepingCapacity: true)
    return foundConflicts.count > count
  }

  /// Finds all members of a conflict some of whose rows are known, and breaks the one that was added last.
  ///
  /// The rows, multiplied by their factors, add up to a contradiction in the known variables. The rows that
  /// determine those belong to the conflict, too.
  @discardableResult
  mutating func breakLast(of combination: [(row: Int32, factor: Double)]) -> Int32 {
    if weights.count < slots.count { weights += Array(repeating: 0, count: slots.count - weights.count) }
    var members = combination.map { $0.row }
    var ahead: [Int32] = []
    for (row, factor) in combination { weigh(Int(row), factor, without: -1, &ahead) }
    while let variable = popGreatestRank(&ahead) {
      let weight = weights[variable]
      weights[variable] = 0
      let origin = slots[variable].origin
      guard abs(weight) > 1e-9, origin >= 0 else { continue }
      let row = rows[Int(origin)]
      var own = 1.0
      for position in row.firstTerm..<row.firstTerm + row.termCount
      where Int(terms[Int(position)].variable) == variable { own = terms[Int(position)].coefficient }
      members.append(origin)
      weigh(Int(origin), -weight / own, without: variable, &ahead)
    }
    // Something that has just been broken may have resolved this conflict.
    guard !members.contains(where: { rows[Int($0)].flags & Row.broken != 0 }) else { return -1 }
    members.sort { rows[Int($0)].number < rows[Int($1)].number }
    guard let last = members.last else { return -1 }
    rows[Int(last)].flags |= Row.broken
    foundConflicts.append(
      Conflict(
        constraints: members.map { Constraint(index: $0, number: rows[Int($0)].number) },
        broken: Constraint(index: last, number: rows[Int(last)].number)))
    return last
  }

  /// Adds the coefficients of a row to the weights of its known variables.
  private mutating func weigh(_ row: Int, _ factor: Double, without left: Int, _ ahead: inout [Int32]) {
    for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
      let term = terms[Int(position)]
      let variable = Int(term.variable)
      guard variable != left, slots[variable].origin >= 0 else { continue }
      weights[variable] += factor * term.coefficient
      guard slots[variable].flags & Slot.queued == 0 else { continue }
      slots[variable].flags |= Slot.queued
      ahead.append(term.variable)
      var child = ahead.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard slots[Int(ahead[child])].rank > slots[Int(ahead[parent])].rank else { break }
        ahead.swapAt(child, parent)
        child = parent
      }
    }
  }

  private mutating func popGreatestRank(_ ahead: inout [Int32]) -> Int? {
    guard let first = ahead.first, let last = ahead.popLast() else { return nil }
    slots[Int(first)].flags &= ~Slot.queued
    guard !ahead.isEmpty else { return Int(first) }
    ahead[0] = last
    var parent = 0
    while true {
      var greatest = 2 * parent + 1
      guard greatest < ahead.count else { break }
      if greatest + 1 < ahead.count
        && slots[Int(ahead[greatest + 1])].rank > slots[Int(ahead[greatest])].rank
      {
        greatest += 1
      }
      guard slots[Int(ahead[greatest])].rank > slots[Int(ahead[parent])].rank else { break }
      ahead.swapAt(greatest, parent)
      parent = greatest
    }
    return Int(first)
  }

  /// Takes the first broken constraint back that only contradicts another broken one; false if there is none.
  mutating func mend(from count: Int) -> Bool {
    var found = -1
    for index in count..<max(count, foundConflicts.count) {
      let conflict = foundConflicts[index]
      let isExplained = conflict.constraints.allSatisfy {
        $0 == conflict.broken || rows[Int($0.index)].flags & Row.broken == 0
      }
      if isExplained { continue }
      if found < 0 || conflict.broken.number < foundConflicts[found].broken.number { found = index }
    }
    guard found >= 0 else { return false }
    rows[Int(foundConflicts[found].broken.index)].flags &= ~Row.broken
    foundConflicts.remove(at: found)
    return true
  }

  mutating func forgetConflicts() {
    foundConflicts = foundConflicts.filter { conflict in
      contains(conflict.broken) && rows[Int(conflict.broken.index)].flags & Row.broken != 0
    }
    hasStaleConflicts = false
  }

  mutating func countConflicts(from count: Int) {
    for conflict in foundConflicts[count...] {
      for constraint in conflict.constraints { rows[Int(constraint.index)].conflictCount += 1 }
    }
  }
}
