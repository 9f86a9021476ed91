// SPDX-License-Identifier: Apache-2.0

/// How the values of a core follow from the rows that are tight at the solution, one after the other.
///
/// As long as all rows stay as they are, tight, above or below, other constants need no simplex: the plan
/// gives the values, and they have the bits that a solution from nothing has, because that ends with the same
/// plan.
struct CorePlan {
  /// What sets a variable.
  struct Step {
    var variable: Int32
    /// A tight row, or one of the numbers below.
    var row: Int32
    static let zero: Int32 = -1
    static let guess: Int32 = -2
  }

  var steps: [Step] = []
  /// The variables that are guessed, and tight rows that say what the guesses have to be.
  var guesses: [Int32] = []
  var closings: [Int32] = []
  /// How each closing row changes with each guess.
  var slopes: [Double] = []
  /// For each row of the core: -1 below its constant, 0 tight, 1 above, 2 tight because it is the row of a
  /// step.
  var states: [Int8] = []
  /// The same for each ambiguous variable and 0; 2 for other variables.
  var signs: [Int8] = []
  var isUsable = false
}

extension LayoutSolver {
  private static let tight = 1e-6
  private static let mostGuesses = 12

  private func state(_ number: Double) -> Int8 { abs(number) <= Self.tight ? 0 : number > 0 ? 1 : -1 }

  /// Plans how the values of a core follow from its tight rows; its variables have their values and places.
  mutating func makePlan(ofCore core: Int, isMarked: [Bool]) -> CorePlan {
    let (variables, members) = (cores[core].variables, cores[core].rows)
    let origin = Slot.firstCore - Int32(core)
    var plan = CorePlan()
    plan.states.reserveCapacity(members.count)
    plan.signs.reserveCapacity(variables.count)
    plan.steps.reserveCapacity(variables.count)
    for position in variables.indices {
      plan.signs.append(
        isMarked.isEmpty || !isMarked[position] ? 2 : state(slots[Int(variables[position])].value))
    }
    queue.removeAll(keepingCapacity: true)
    for member in members {
      let row = Int(member)
      plan.states.append(state(excess(of: rows[row])))
      rows[row].flags &= ~Row.isTight
      guard plan.states[plan.states.count - 1] == 0 else { continue }
      rows[row].flags |= Row.isTight
      rows[row].unknownCount = 0
      for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount
      where slots[Int(terms[Int(position)].variable)].local >= 0 { rows[row].unknownCount += 1 }
      if rows[row].unknownCount == 1 { queue.append(member) }
    }
    // A variable is unknown while its place is not negative; the places are given back at the end.
    var (next, nextZero, nextGuess) = (0, 0, 0)
    while plan.steps.count < variables.count {
      var step: CorePlan.Step?
      if next < queue.count {
        let row = queue[next]
        next += 1
        guard rows[Int(row)].unknownCount == 1 else { continue }
        for position in rows[Int(row)].firstTerm..<rows[Int(row)].firstTerm + rows[Int(row)].termCount
        where slots[Int(terms[Int(position)].variable)].local >= 0 {
          step = .init(variable: terms[Int(position)].variable, row: row)
        }
        rows[Int(row)].flags &= ~Row.isTight
      } else if nextZero < variables.count {
        let variable = variables[nextZero]
        if slots[Int(variable)].local >= 0 && plan.signs[nextZero] == 0 {
          step = .init(variable: variable, row: CorePlan.Step.zero)
        }
        nextZero += 1
      } else {
        let variable = variables[nextGuess]
        if slots[Int(variable)].local >= 0 {
          guard plan.guesses.count < Self.mostGuesses else { break }
          step = .init(variable: variable, row: CorePlan.Step.guess)
          plan.guesses.append(variable)
        }
        nextGuess += 1
      }
      guard let step else { continue }
      plan.steps.append(step)
      slots[Int(step.variable)].local = -1
      var term = slots[Int(step.variable)].firstTerm
      while term >= 0 {
        let row = Int(terms[Int(term)].row)
        term = terms[Int(term)].next
        guard rows[row].role == origin, rows[row].flags & Row.isTight != 0 else { continue }
        rows[row].unknownCount -= 1
        if rows[row].unknownCount == 1 { queue.append(Int32(row)) }
      }
    }
    // The row of a step is tight once the step is taken.
    for place in members.indices
    where plan.states[place] == 0 && rows[Int(members[place])].flags & Row.isTight == 0 {
      plan.states[place] = 2
    }
    if plan.steps.count == variables.count {
      plan.isUsable = plan.guesses.isEmpty || close(&plan, members)
    }
    for position in variables.indices { slots[Int(variables[position])].local = Int32(position) }
    return plan
  }

  /// Finds rows that say what the guesses have to be; false if there are too few.
  private mutating func close(_ plan: inout CorePlan, _ members: [Int32]) -> Bool {
    let count = plan.guesses.count
    let candidates = members.filter { rows[Int($0)].flags & Row.isTight != 0 }
    var columns = [Double](repeating: 0, count: candidates.count * count)
    if weights.count < slots.count { weights += Array(repeating: 0, count: slots.count - weights.count) }
    for guess in 0..<count {
      for step in plan.steps {
        var weight = 0.0
        if step.variable == plan.guesses[guess] {
          weight = 1
        } else if step.row >= 0 {
          weight =
            -weighted(Int(step.row), without: step.variable) / coefficient(of: step.variable, in: step.row)
        }
        weights[Int(step.variable)] = weight
      }
      for (place, row) in candidates.enumerated() {
        columns[place * count + guess] = weighted(Int(row), without: -1)
      }
    }
    for step in plan.steps { weights[Int(step.variable)] = 0 }
    // The first rows that are independent of those before them.
    var reduced: [Double] = []
    var pivots: [Int] = []
    for (place, row) in candidates.enumerated() where pivots.count < count {
      var line = Array(columns[place * count..<(place + 1) * count])
      for (index, pivot) in pivots.enumerated() where line[pivot] != 0 {
        let factor = line[pivot] / reduced[index * count + pivot]
        for column in 0..<count { line[column] -= factor * reduced[index * count + column] }
        line[pivot] = 0
      }
      var best = -1
      for column in 0..<count where abs(line[column]) > 1e-7 {
        if best < 0 || abs(line[column]) > abs(line[best]) { best = column }
      }
      guard best >= 0 else { continue }
      pivots.append(best)
      reduced += line
      plan.closings.append(row)
      plan.slopes += columns[place * count..<(place + 1) * count]
    }
    return pivots.count == count
  }

  private func weighted(_ row: Int, without left: Int32) -> Double {
    var sum = 0.0
    for position in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
      let term = terms[Int(position)]
      if term.variable != left { sum += term.coefficient * weights[Int(term.variable)] }
    }
    return sum
  }

  private func coefficient(of variable: Int32, in row: Int32) -> Double {
    for position in rows[Int(row)].firstTerm..<rows[Int(row)].firstTerm + rows[Int(row)].termCount
    where terms[Int(position)].variable == variable { return terms[Int(position)].coefficient }
    return 1
  }

  /// Gives the variables of a core the values of its plan; false if a row is no longer as it was.
  mutating func follow(planOfCore core: Int) -> Bool {
    guard cores[core].plan.isUsable else { return false }
    let count = cores[core].plan.guesses.count
    for guess in cores[core].plan.guesses { slots[Int(guess)].value = 0 }
    let steps = cores[core].plan.steps
    Self.take(steps[...], slots: &slots, rows: rows, terms: terms)
    if count > 0 {
      solveGuesses(ofCore: core, count)
      // What comes before the first guess does not depend on it.
      let first = steps.firstIndex { $0.row == CorePlan.Step.guess } ?? 0
      Self.take(steps[first...], slots: &slots, rows: rows, terms: terms)
    }
    return matches(planOfCore: core)
  }

  /// Whether all values and rows of a core are on the side of zero that its plan says.
  private func matches(planOfCore core: Int) -> Bool {
    let slots = slots.span
    let (variables, signs) = (cores[core].variables, cores[core].plan.signs)
    for position in variables.indices {
      let value = slots[Int(variables[position])].value
      guard abs(value) <= 1e12 else { return false }
      if signs[position] != 2 && state(value) != signs[position] { return false }
    }
    let rows = rows.span
    let terms = terms.span
    let (members, states) = (cores[core].rows, cores[core].plan.states)
    for position in members.indices where states[position] != 2 {
      if state(rows[Int(members[position])].excess(terms, slots)) != states[position] { return false }
    }
    return true
  }

  private static func take(
    _ steps: ArraySlice<CorePlan.Step>, slots: inout [Slot], rows: [Row], terms: [Term32]
  ) {
    let rows = rows.span
    let terms = terms.span
    var slots = slots.mutableSpan
    for step in steps {
      if step.row >= 0 {
        let value = rows[Int(step.row)].value(of: step.variable, terms, slots.span)
        slots[Int(step.variable)].value = value + 0
      } else if step.row == CorePlan.Step.zero {
        slots[Int(step.variable)].value = 0
      }
    }
  }

  /// Solves the equations of the closing rows for the guesses.
  private mutating func solveGuesses(ofCore core: Int, _ count: Int) {
    scratch.removeAll(keepingCapacity: true)
    for row in 0..<count {
      for column in 0..<count { scratch.append(cores[core].plan.slopes[row * count + column]) }
      scratch.append(-excess(of: rows[Int(cores[core].plan.closings[row])]))
    }
    let width = count + 1
    for column in 0..<count {
      var best = column
      for row in column..<count where abs(scratch[row * width + column]) > abs(scratch[best * width + column])
      {
        best = row
      }
      if best != column {
        for index in 0..<width { scratch.swapAt(best * width + index, column * width + index) }
      }
      for row in 0..<count where row != column {
        let factor = scratch[row * width + column] / scratch[column * width + column]
        if factor == 0 { continue }
        for index in column..<width {
          scratch[row * width + index] -= factor * scratch[column * width + index]
        }
      }
    }
    for column in 0..<count {
      slots[Int(cores[core].plan.guesses[column])].value =
        scratch[column * width + count] / scratch[column * width + column] + 0
    }
  }
}
