// SPDX-License-Identifier: Apache-2.0

/// Solves linear constraints with priorities, and solves again what a change concerns.
///
/// The solver knows numbers only. A view brings a few variables, such as its left edge and its width, and
/// constraints between them: `Σ coefficient × variable (≤, =, ≥) constant`, with a priority.
///
/// - A constraint of a higher priority is satisfied before those of lower priorities have any say, however
///   many they are. Among constraints of one priority the sum of the violations is least. If all priorities
///   together leave a choice, the constraint that was added first is violated least, then the second, and so
///   on, those of higher priorities first.
/// - If required constraints contradict each other, the one that was added last of those in conflict is
///   broken: it has no effect until a change resolves the conflict. ``conflicts`` names all of them.
/// - What constraints leave open is as near to zero as they allow, in the order of the variables;
///   ``isAmbiguous(_:)`` says so.
///
/// The values are a function of the variables and constraints, in their order, and not of the changes that
/// led to them: after any change they have the same bits as those of a new solver.
///
/// ```swift
/// var solver = LayoutSolver()
/// let (left, width) = (solver.addVariable(), solver.addVariable())
/// solver.addConstraint([.init(left)], .equal, 16)
/// let edge = solver.addConstraint([.init(left), .init(width)], .equal, 304)
/// solver.solve()  // The width is 288.
/// solver.setConstant(384, of: edge)
/// solver.solve()  // The width is 368, and `changedVariables` is [width].
/// ```
///
/// No input makes it trap or loop: a constraint with a number that is not a number is ignored
/// (``isIgnored(_:)``), numbers beyond ±10⁹ count as ±10⁹, and coefficients within ±10⁻⁹ as 0.
public struct LayoutSolver: Sendable {
  /// A number that the solver finds.
  public struct Variable: Hashable, Sendable {
    let index: Int32
    /// Differs from that of earlier variables with this index.
    let number: Int

    /// A small number that no other variable of the solver has at the same time.
    package var position: Int { Int(index) }
  }

  /// A constraint that was added.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
    /// How many constraints were added before.
    let number: Int
  }

  /// How the sum of the terms relates to the constant.
  ///
  /// The raw values are those of `NSLayoutConstraint.Relation`.
  public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A variable and its coefficient.
  public struct Term: Sendable {
    /// The variable.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// A variable times a coefficient.
    public init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// Required constraints that contradict each other.
  public struct Conflict: Sendable {
    /// All constraints in the conflict, in the order in which they were added.
    public let constraints: [Constraint]
    /// The one that is broken: the one that was added last.
    public let broken: Constraint
  }

  /// The priority of a constraint that has to be satisfied.
  public static let required: Float = 1000

  struct Row {
    var constant: Double
    var number: Int
    var firstTerm: Int32
    var termCount: Int32
    var priority: Float
    /// The variable that the row determines, or what else it is for.
    var role: Int32
    var unknownCount: Int32
    /// How many conflicts the row is in.
    var conflictCount: Int32
    var relation: Relation
    var flags: UInt8

    static let live: UInt8 = 1
    static let ignored: UInt8 = 2
    static let broken: UInt8 = 4
    static let collected: UInt8 = 8
    static let hasNoConstant: UInt8 = 16
    static let isTight: UInt8 = 32
    /// A row all of whose variables other rows determine.
    static let checks: Int32 = -1

    var isRequired: Bool { priority >= LayoutSolver.required }
    var counts: Bool { flags & (Row.live | Row.ignored | Row.broken | Row.hasNoConstant) == Row.live }
  }

  struct Term32 {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    /// The neighbors in the list of the terms with this variable.
    var next: Int32
    var previous: Int32
  }

  struct Slot {
    var value = 0.0
    /// The value before the last solution, if it is another.
    var old = 0.0
    var number = 0
    var firstTerm: Int32 = -1
    /// The row that determines the variable, or the core that it is in.
    var origin: Int32 = Slot.open
    /// The position among the variables that rows determine: a row uses variables of lower ranks only.
    var rank: Int32 = 0
    var local: Int32 = -1
    var flags: UInt8 = 0

    static let live: UInt8 = 1
    static let ambiguous: UInt8 = 2
    static let changed: UInt8 = 4
    static let collected: UInt8 = 8
    static let queued: UInt8 = 16
    static let seed: UInt8 = 32
    static let open: Int32 = -1
    /// Origins from here downwards are cores.
    static let firstCore: Int32 = -2

    /// A value that a variable may have: a number within ±10¹⁵, and 0 rather than -0.
    static func limited(_ value: Double) -> Double {
      abs(value) <= 1e15 ? value + 0 : value > 0 ? 1e15 : value < 0 ? -1e15 : 0
    }
  }

  /// A variable that waits until those of lower ranks are determined.
  struct Waiting {
    var rank: Int32
    var variable: Int32
  }

  /// Variables that rows connect once the variables that single rows determine are known.
  struct Core {
    var variables: [Int32] = []
    var rows: [Int32] = []
    var isDirty = false
    var plan = CorePlan()
  }

  var slots: [Slot] = []
  var freeSlots: [Int32] = []
  var rows: [Row] = []
  var freeRows: [Int32] = []
  var terms: [Term32] = []
  /// For each number of terms, places in `terms` that are free.
  var freeTerms: [[Int32]] = []
  var nextNumber = 0
  var cores: [Core] = []
  var freeCores: [Int32] = []
  var foundConflicts: [Conflict] = []

  /// Variables whose constraints are others than at the last solution.
  var seeds: [Int32] = []
  var changedRows: [Int32] = []
  var changedSlots: [Int32] = []
  var dirtyCores: [Int32] = []
  /// Variables that have to be determined anew, as a heap whose first has the least rank.
  var heap: [Waiting] = []
  /// Rows that determine no variable, and in which a number is another.
  var otherRows: [Int32] = []
  /// Variables of cores that are others than before.
  var moved: [Int32] = []
  var collectedSlots: [Int32] = []
  var collectedRows: [Int32] = []
  var queue: [Int32] = []
  /// Variables that equations determine whatever the cores are, after those that they depend on.
  var deduced: [Int32] = []
  static let firstDeducedRank: Int32 = 1 << 30
  var tableau = Tableau()
  /// Cores whose required constraints contradict each other.
  var conflictingCores: [Int32] = []
  /// Whether a constraint that was in a conflict has been removed.
  var hasStaleConflicts = false
  /// Coefficients of the variables while the members of a conflict are sought.
  var weights: [Double] = []
  var scratch: [Double] = []
  /// The values of a core before it is solved.
  var earlier: [Double] = []

  /// A solver without variables.
  public init() {}

  // MARK: - Variables

  /// Adds a variable.
  public mutating func addVariable() -> Variable {
    var slot = Slot()
    slot.flags = Slot.live | Slot.ambiguous
    slot.number = nextNumber
    nextNumber += 1
    if let index = freeSlots.popLast() {
      slots[Int(index)] = slot
      return Variable(index: index, number: slot.number)
    }
    slots.append(slot)
    return Variable(index: Int32(slots.count - 1), number: slot.number)
  }

  /// Removes a variable and all constraints that it is in.
  public mutating func remove(_ variable: Variable) {
    guard contains(variable) else { return }
    while case let term = slots[Int(variable.index)].firstTerm, term >= 0 {
      let row = terms[Int(term)].row
      remove(Constraint(index: row, number: rows[Int(row)].number))
    }
    slots[Int(variable.index)].flags &= Slot.seed | Slot.changed
    let origin = slots[Int(variable.index)].origin
    if origin <= Slot.firstCore && cores[Int(Slot.firstCore - origin)].variables.count == 1 {
      freeCore(origin)
    }
    slots[Int(variable.index)].origin = Slot.open
    slots[Int(variable.index)].value = 0
    freeSlots.append(variable.index)
  }

  /// Whether the variable was added here and not removed.
  public func contains(_ variable: Variable) -> Bool {
    slots.indices.contains(Int(variable.index)) && slots[Int(variable.index)].number == variable.number
      && slots[Int(variable.index)].flags & Slot.live != 0
  }

  /// The value of a variable at the last solution; 0 if there was none since it was added.
  public func value(of variable: Variable) -> Double {
    contains(variable) ? slots[Int(variable.index)].value : 0
  }

  /// Whether the constraints allow other values of the variable that are as good, as of the last solution.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    contains(variable) && slots[Int(variable.index)].flags & Slot.ambiguous != 0
  }

  /// How many variables have another value than before the last solution.
  public var changedVariableCount: Int { changedSlots.count }

  /// A variable that has another value than before the last solution.
  public func changedVariable(at position: Int) -> Variable {
    let index = changedSlots[position]
    return Variable(index: index, number: slots[Int(index)].number)
  }

  /// The variables that have another value than before the last solution.
  public var changedVariables: [Variable] {
    changedSlots.indices.map { changedVariable(at: $0) }
  }

  // MARK: - Constraints

  /// Adds a constraint; terms with the same variable count together, and those with unknown variables not at
  /// all.
  @discardableResult
  public mutating func addConstraint(
    _ added: [Term], _ relation: Relation, _ constant: Double, priority: Float = Self.required
  ) -> Constraint {
    var isIgnored = priority.isNaN
    let first = takeTerms(added.count)
    var count: Int32 = 0
    for term in added where contains(term.variable) {
      if term.coefficient.isNaN { isIgnored = true }
      let index = Int(term.variable.index)
      if slots[index].local < 0 {
        slots[index].local = first + count
        terms[Int(first + count)] = Term32(
          coefficient: 0, variable: term.variable.index, row: -1, next: -1, previous: -1)
        count += 1
      }
      terms[Int(slots[index].local)].coefficient += Self.limited(term.coefficient)
    }
    var kept: Int32 = 0
    for position in first..<first + count {
      var term = terms[Int(position)]
      slots[Int(term.variable)].local = -1
      term.coefficient = Self.limited(term.coefficient)
      guard abs(term.coefficient) > 1e-9 else { continue }
      terms[Int(first + kept)] = term
      kept += 1
    }
    giveBackTerms(from: first + kept, count: Int32(added.count) - kept)
    var flags = isIgnored ? Row.live | Row.ignored : Row.live
    if constant.isNaN { flags |= Row.hasNoConstant }
    let row = Row(
      constant: Self.limited(constant), number: nextNumber, firstTerm: first, termCount: kept,
      priority: priority.isNaN ? 0 : priority, role: Row.checks, unknownCount: 0, conflictCount: 0,
      relation: relation, flags: flags)
    nextNumber += 1
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[Int(free)] = row
    } else {
      index = Int32(rows.count)
      rows.append(row)
    }
    link(index)
    plant(index)
    if kept == 0 { checkConstantRow(index) }
    return Constraint(index: index, number: row.number)
  }

  /// Removes a constraint.
  public mutating func remove(_ constraint: Constraint) {
    guard contains(constraint) else { return }
    let index = constraint.index
    plant(index)
    let row = rows[Int(index)]
    if row.termCount == 0 && row.flags & Row.broken != 0 {
      foundConflicts.removeAll { $0.broken == constraint }
    }
    if row.conflictCount > 0 { hasStaleConflicts = true }
    for position in row.firstTerm..<row.firstTerm + row.termCount {
      let term = terms[Int(position)]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        slots[Int(term.variable)].firstTerm = term.next
      }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    }
    giveBackTerms(from: row.firstTerm, count: row.termCount)
    rows[Int(index)].flags = 0
    rows[Int(index)].termCount = 0
    freeRows.append(index)
  }

  /// Whether the constraint was added here and not removed.
  public func contains(_ constraint: Constraint) -> Bool {
    rows.indices.contains(Int(constraint.index)) && rows[Int(constraint.index)].flags & Row.live != 0
      && rows[Int(constraint.index)].number == constraint.number
  }

  /// Whether a constraint has no effect because one of its numbers is not a number.
  public func isIgnored(_ constraint: Constraint) -> Bool {
    contains(constraint) && rows[Int(constraint.index)].flags & (Row.ignored | Row.hasNoConstant) != 0
  }

  /// Whether a required constraint has no effect, as of the last solution, because others contradict it.
  public func isBroken(_ constraint: Constraint) -> Bool {
    contains(constraint) && rows[Int(constraint.index)].flags & Row.broken != 0
  }

  /// The conflicts between required constraints at the last solution, in the order of their broken
  /// constraints.
  public var conflicts: [Conflict] { foundConflicts }

  /// By how much the values miss a constraint: 0 if it is satisfied.
  public func violation(of constraint: Constraint) -> Double {
    guard contains(constraint) else { return 0 }
    let difference = excess(of: rows[Int(constraint.index)])
    switch rows[Int(constraint.index)].relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  /// Changes the constant of a constraint; that allocates no memory, nor does solving again where it stays
  /// alike.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    guard contains(constraint) else { return }
    let index = Int(constraint.index)
    if constant.isNaN != (rows[index].flags & Row.hasNoConstant != 0) {
      rows[index].flags ^= Row.hasNoConstant
      plant(constraint.index)
    }
    let limited = Self.limited(constant)
    guard rows[index].constant != limited else { return }
    rows[index].constant = limited
    if rows[index].termCount == 0 {
      checkConstantRow(constraint.index)
    } else {
      changedRows.append(constraint.index)
    }
  }

  /// The constant of a constraint.
  public func constant(of constraint: Constraint) -> Double {
    contains(constraint) ? rows[Int(constraint.index)].constant : 0
  }

  /// Changes the priority of a constraint, also from or to required.
  public mutating func setPriority(_ priority: Float, of constraint: Constraint) {
    guard contains(constraint), !priority.isNaN else { return }
    let index = Int(constraint.index)
    guard rows[index].priority != priority else { return }
    rows[index].priority = priority
    plant(constraint.index)
    if rows[index].termCount == 0 { checkConstantRow(constraint.index) }
  }

  /// The priority of a constraint.
  public func priority(of constraint: Constraint) -> Float {
    contains(constraint) ? rows[Int(constraint.index)].priority : 0
  }

  /// Adds a constraint that gives a variable a value; ``setConstant(_:of:)`` then suggests others.
  public mutating func addEdit(of variable: Variable, value: Double, priority: Float) -> Constraint {
    addConstraint([Term(variable)], .equal, value, priority: priority)
  }

  // MARK: - Storage

  static func limited(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -1e9), 1e9)
  }

  /// The sum of the terms minus the constant.
  func excess(of row: Row) -> Double { row.excess(terms.span, slots.span) }

  /// Has the next solution look at everything that is connected with a row.
  mutating func plant(_ row: Int32) {
    for position in rows[Int(row)].firstTerm..<rows[Int(row)].firstTerm + rows[Int(row)].termCount {
      let variable = Int(terms[Int(position)].variable)
      guard slots[variable].flags & Slot.seed == 0 else { continue }
      slots[variable].flags |= Slot.seed
      seeds.append(Int32(variable))
    }
  }

  private mutating func link(_ row: Int32) {
    for position in rows[Int(row)].firstTerm..<rows[Int(row)].firstTerm + rows[Int(row)].termCount {
      let variable = Int(terms[Int(position)].variable)
      let next = slots[variable].firstTerm
      terms[Int(position)].row = row
      terms[Int(position)].next = next
      terms[Int(position)].previous = -1
      if next >= 0 { terms[Int(next)].previous = position }
      slots[variable].firstTerm = position
    }
  }

  private mutating func takeTerms(_ count: Int) -> Int32 {
    if count < freeTerms.count, let first = freeTerms[count].popLast() { return first }
    let first = Int32(terms.count)
    for _ in 0..<count {
      terms.append(Term32(coefficient: 0, variable: 0, row: -1, next: -1, previous: -1))
    }
    return first
  }

  private mutating func giveBackTerms(from first: Int32, count: Int32) {
    guard count > 0 else { return }
    guard count <= 256 else {
      giveBackTerms(from: first, count: 256)
      return giveBackTerms(from: first + 256, count: count - 256)
    }
    while freeTerms.count <= Int(count) { freeTerms.append([]) }
    freeTerms[Int(count)].append(first)
  }

  /// A constraint without variables holds or does not.
  private mutating func checkConstantRow(_ index: Int32) {
    let constraint = Constraint(index: index, number: rows[Int(index)].number)
    foundConflicts.removeAll { $0.broken == constraint }
    rows[Int(index)].flags &= ~Row.broken
    guard rows[Int(index)].counts, rows[Int(index)].isRequired, violation(of: constraint) > 1e-6 else {
      return
    }
    rows[Int(index)].flags |= Row.broken
    foundConflicts.append(Conflict(constraints: [constraint], broken: constraint))
    foundConflicts.sort { $0.broken.number < $1.broken.number }
  }
}
