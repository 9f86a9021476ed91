// SPDX-License-Identifier: Apache-2.0

/// The tree that the entries of a dump make: what hangs under which line, and where views are missing.
///
/// It begins empty again when it is taken.
struct DumpOutline {
  /// A line of the tree under which others can hang.
  private struct Level {
    /// How many bars are before it.
    var depth: Int
    /// The place of its view, or of the nearest view above if it has none.
    var place: Int?
    /// Whether it has no view, so that the coordinates of its children's frames are unknown.
    var isHole: Bool
    /// How many of its children lie behind the last gap among them; -1 if there is none.
    var gap = -1
  }

  /// What a line hangs under.
  enum Above {
    /// Nothing: it is a root.
    case nothing
    /// The line of a view.
    case view
    /// A line without a view.
    case hole
    /// A line of a view that is too far above it.
    case missing
  }

  /// The bytes of the text, and how many views it may have.
  private let size: Int
  private let most: Int

  private var tree = ViewTree()
  private var levels: [Level] = []
  private var rootDepth = 0
  /// The offset of the first root, for repairs of the whole.
  private var start = 0
  /// Whether any of its lines has bars.
  private(set) var hasBars = false
  private var commas = 0
  /// The text before each of its entries, as long as none of them has bars.
  private var beginnings: [DumpBeginning] = []
  /// Whether one of its entries is named as Detox names the views of a failure.
  private var holdsPair = false
  /// How many views there were when gaps were left on the whole way to the last of them.
  private var gapped = 0
  /// The addresses of the roots; the same one again begins another dump.
  private var rootAddresses: Set<String> = []

  init(of text: DumpText, within limits: ReadingLimits) {
    size = text.bytes.count
    most = limits.views + 1
  }

  /// Whether there is no view yet.
  var isEmpty: Bool { tree.views.isEmpty }

  /// The last view.
  var last: ViewSnapshot? { tree.views.last }

  // MARK: Lines

  /// Removes the levels at or below a depth, and says what the next line at that depth hangs under.
  @discardableResult
  mutating func pop(to depth: Int) -> Above {
    while let last = levels.last, last.depth >= depth { levels.removeLast() }
    return above(depth)
  }

  private func above(_ depth: Int) -> Above {
    guard let above = levels.last else { return .nothing }
    return above.isHole ? .hole : depth > above.depth + 1 ? .missing : .view
  }

  /// Whether a depth is nearer to the root than the tree begins.
  func begins(below depth: Int) -> Bool { depth < rootDepth }

  /// Whether one of the roots is the same view.
  func hasRoot(_ view: ViewSnapshot) -> Bool { view.identifier.map { rootAddresses.contains($0) } ?? false }

  /// Notes a root that is going to be added.
  mutating func noteRoot(_ view: ViewSnapshot, at depth: Int, offset: Int) {
    if isEmpty {
      rootDepth = depth
      start = offset
    }
    if let address = view.identifier { rootAddresses.insert(address) }
  }

  /// Whether a line begins to name both views of a failure of Detox, so that what was read before is a
  /// quotation.
  func isQuoted(before beginning: DumpBeginning) -> Bool {
    !isEmpty && DumpPair.names(beginning) && !holdsPair
  }

  /// Counts a comma behind an entry.
  mutating func noteComma() { commas += 1 }

  /// Adds a view under the last line.
  mutating func add(
    _ view: consuming ViewSnapshot, at depth: Int, behind beginning: DumpBeginning, offset: Int
  ) {
    hasBars = hasBars || depth > 0
    makeRoom(at: offset)
    let place = tree.add(view, to: levels.last?.place)
    if hasBars { beginnings = [] } else { beginnings.append(beginning) }
    holdsPair = holdsPair || DumpPair.names(beginning)
    levels.append(Level(depth: depth, place: place, isHole: false))
  }

  /// Adds the line of a layer that no view draws with to the view it is in, and says whether it is in one.
  mutating func add(layer: ViewSnapshot.Attribute, at depth: Int) -> Bool {
    pop(to: depth)
    let above = levels.last?.place
    if let above { tree.views[above].attributes.append(layer) }
    levels.append(Level(depth: depth, place: above, isHole: true))
    return above != nil
  }

  // MARK: Gaps

  /// Adds a line for which there is no view.
  mutating func addHole(_ cause: ViewTree.Gap.Cause, at depth: Int, _ position: SourcePosition) {
    pop(to: depth)
    let above = levels.last?.place
    tree.addGap(in: above, cause, at: position)
    levels.append(Level(depth: depth, place: above, isHole: true))
  }

  /// Leaves gaps where nobody knows how deep in the tree views are missing: in front of everything on the way
  /// to the last view.
  ///
  /// - Parameters:
  ///   - cause: Why views are missing.
  ///   - offset: Where they are missing.
  ///   - bars: How many bars are before what is missing, so that it lies that deep; zero if that says
  ///     nothing.
  ///   - repairs: What knows the positions of offsets.
  mutating func addGaps(
    _ cause: ViewTree.Gap.Cause, at offset: Int, from bars: Int = 0, in repairs: RepairList
  ) {
    // As long as no view was added, the gaps are there.
    guard !isEmpty, gapped != tree.views.count || bars > 0 else { return }
    let position = repairs.position(at: offset)
    for number in levels.indices where levels[number].depth + 1 >= bars {
      guard let place = levels[number].place, levels[number].gap != tree.views[place].children.count else {
        continue
      }
      levels[number].gap = tree.views[place].children.count
      tree.addGap(in: place, cause, at: position)
    }
    guard bars == 0 else { return }
    gapped = tree.views.count
    tree.addGap(in: nil, cause, at: position)
  }

  // MARK: The whole

  /// Takes the tree, or the trees that it is if its roots are not on one screen, and begins another.
  mutating func take(_ repairs: inout RepairList) -> [DumpPart] {
    defer { forget() }
    guard !isEmpty else { return [] }
    let part = DumpPart(tree, isBarred: hasBars, commas: commas, beginnings: beginnings)
    guard rootDepth == 0, let parts = part.separated() else { return [part] }
    repairs.add(at: start) {
      "\(parts.count) views are printed in a row, each with what is inside it; they are treated as separate trees"
    }
    return parts
  }

  private mutating func forget() {
    tree = ViewTree()
    levels = []
    hasBars = false
    commas = 0
    beginnings = []
    holdsPair = false
    gapped = 0
    rootAddresses = []
  }

  /// Makes room for the rest of a large tree at once, as much as it takes if it goes on like this.
  ///
  /// Lists that double their room need three times as much while they do, and a quarter too much in the end.
  private mutating func makeRoom(at offset: Int) {
    let count = tree.views.count
    guard count >= 4096, count == tree.views.capacity, offset > start else { return }
    let share = Double(size - start) / Double(offset - start)
    let expected = min(Int(Double(count) * share * 1.02), most)
    tree.views.reserveCapacity(max(expected, count + count / 4))
    if !hasBars { beginnings.reserveCapacity(tree.views.capacity) }
  }
}
