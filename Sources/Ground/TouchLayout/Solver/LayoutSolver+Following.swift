// SPDX-License-Identifier: Apache-2.0

// A changed constant is what views change most, in every frame of an animation. The loops here read and
// write spans of the arrays, whose access is checked once, and not at each element.
extension LayoutSolver {
  /// Follows changed constants to what depends on them.
  mutating func follow() {
    for position in changedRows.indices {
      let row = Int(changedRows[position])
      guard rows[row].flags & Row.live != 0 else { continue }
      if rows[row].conflictCount > 0 || rows[row].flags & Row.broken != 0 {
        plant(Int32(row))
      } else if rows[row].role >= 0 {
        let variable = rows[row].role
        Self.enqueue(variable, &slots[Int(variable)], &heap)
      } else {
        otherRows.append(Int32(row))
      }
    }
    changedRows.removeAll(keepingCapacity: true)
    followHeap(below: Self.firstDeducedRank)
    followOtherRows()
    if !dirtyCores.isEmpty { updateDirtyCores() }
    followHeap(below: Int32.max)
    followOtherRows()
  }

  private mutating func updateDirtyCores() {
    if !moved.isEmpty { moved.removeAll(keepingCapacity: true) }
    for position in dirtyCores.indices {
      let core = Int(dirtyCores[position])
      cores[core].isDirty = false
      // A core that is empty has been replaced.
      if let row = cores[core].rows.first, !updateCore(core) { plant(row) }
    }
    dirtyCores.removeAll(keepingCapacity: true)
    Self.touchRows(of: moved, rows, terms, &slots, waiting: &heap, others: &otherRows)
  }

  /// Determines the variables that wait, up to a rank, and those that depend on them.
  private mutating func followHeap(below limit: Int32) {
    guard !heap.isEmpty else { return }
    Self.determine(
      below: limit, rows, terms, &slots, waiting: &heap, changed: &changedSlots, others: &otherRows)
  }

  private static func determine(
    below limit: Int32, _ rows: [Row], _ terms: [Term32], _ slots: inout [Slot],
    waiting heap: inout [Waiting], changed: inout [Int32], others: inout [Int32]
  ) {
    let rows = rows.span
    let terms = terms.span
    var slots = slots.mutableSpan
    while let first = heap.first, first.rank <= limit {
      let variable = first.variable
      removeFirst(of: &heap)
      var slot = slots[Int(variable)]
      let row = rows[Int(slot.origin)]
      var (sum, own, flags) = (row.constant, 1.0, UInt8(0))
      for position in row.firstTerm..<row.firstTerm + row.termCount {
        let term = terms[Int(position)]
        if term.variable == variable {
          own = term.coefficient
        } else {
          let other = slots[Int(term.variable)]
          sum -= term.coefficient * other.value
          flags |= other.flags
        }
      }
      let value = Slot.limited(sum / own)
      flags = slot.flags & ~(Slot.queued | Slot.ambiguous) | flags & Slot.ambiguous
      let isMoved = value.bitPattern != slot.value.bitPattern
      let isOther = isMoved || (flags ^ slot.flags) & Slot.ambiguous != 0
      if isMoved && flags & Slot.changed == 0 {
        flags |= Slot.changed
        slot.old = slot.value
        changed.append(variable)
      }
      slot.value = value
      slot.flags = flags
      slots[Int(variable)] = slot
      if isOther { touchRows(of: slot, rows, terms, &slots, waiting: &heap, others: &others) }
    }
  }

  /// Has the variables that depend on those that cores moved wait.
  private static func touchRows(
    of moved: [Int32], _ rows: [Row], _ terms: [Term32], _ slots: inout [Slot],
    waiting: inout [Waiting], others: inout [Int32]
  ) {
    let rows = rows.span
    let terms = terms.span
    var slots = slots.mutableSpan
    for variable in moved {
      touchRows(of: slots[Int(variable)], rows, terms, &slots, waiting: &waiting, others: &others)
    }
  }

  /// Has the variables that are determined by rows with a variable wait, and notes its other rows, apart from
  /// those of its own core.
  @inline(__always)
  private static func touchRows(
    of slot: Slot, _ rows: Span<Row>, _ terms: Span<Term32>, _ slots: inout MutableSpan<Slot>,
    waiting: inout [Waiting], others: inout [Int32]
  ) {
    var next = slot.firstTerm
    while next >= 0 {
      let term = terms[Int(next)]
      next = term.next
      guard term.row != slot.origin else { continue }
      let role = rows[Int(term.row)].role
      if role >= 0 {
        enqueue(role, &slots[Int(role)], &waiting)
      } else if role > Slot.firstCore || role != slot.origin {
        others.append(term.row)
      }
    }
  }

  /// Looks at rows that determine no variable: a core is solved again, and what contradicts a required
  /// constraint from nothing.
  private mutating func followOtherRows() {
    guard !otherRows.isEmpty else { return }
    for position in otherRows.indices {
      let row = otherRows[position]
      let role = rows[Int(row)].role
      if role > Slot.firstCore {
        if !holds(Int(row)) { plant(row) }
        continue
      }
      let core = Int(Slot.firstCore - role)
      guard !cores[core].isDirty, rows[Int(row)].counts else { continue }
      cores[core].isDirty = true
      dirtyCores.append(Int32(core))
    }
    otherRows.removeAll(keepingCapacity: true)
  }

  // MARK: - The heap

  @inline(__always)
  private static func enqueue(_ variable: Int32, _ slot: inout Slot, _ heap: inout [Waiting]) {
    guard slot.flags & Slot.queued == 0 else { return }
    slot.flags |= Slot.queued
    let added = Waiting(rank: slot.rank, variable: variable)
    heap.append(added)
    var child = heap.count - 1
    guard child > 0 else { return }
    var heap = heap.mutableSpan
    while child > 0 {
      let parent = (child - 1) / 2
      guard added.rank < heap[parent].rank else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = added
  }

  @inline(__always)
  private static func removeFirst(of heap: inout [Waiting]) {
    let last = heap.removeLast()
    let count = heap.count
    guard count > 0 else { return }
    var heap = heap.mutableSpan
    var parent = 0
    while true {
      var least = 2 * parent + 1
      guard least < count else { break }
      if least + 1 < count && heap[least + 1].rank < heap[least].rank { least += 1 }
      guard heap[least].rank < last.rank else { break }
      heap[parent] = heap[least]
      parent = least
    }
    heap[parent] = last
  }
}
