// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Makes trees of the views of an old xib, which refer to each other in any order.
struct ArchiveWalk {
  let tree: XMLTree
  let objects: ArchiveObjects
  /// The numbers of views in the list of them, by the places of their elements.
  private let numbers: [Int: Int]
  private var parents: [Int?]
  private var children: [[Int]]
  private var repairs: RepairList

  private init(_ tree: XMLTree) {
    self.tree = tree
    repairs = RepairList(text: tree.source)
    let objects = ArchiveObjects(of: tree)
    self.objects = objects
    var numbers: [Int: Int] = [:]
    for (number, view) in objects.views.enumerated() { numbers[view.place] = number }
    self.numbers = numbers
    parents = Array(repeating: nil, count: objects.views.count)
    children = Array(repeating: [], count: objects.views.count)
  }

  /// The document of an archive.
  static func document(
    of tree: XMLTree, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    var walk = ArchiveWalk(tree)
    let views = walk.objects.views
    try limits.check(
      views.count, at: views.dropFirst(limits.views).first.map { tree.position(at: $0.offset) })
    walk.join()
    let actions = ArchiveConnections(of: walk.objects, numbers: walk.numbers)
    let trees = walk.trees(with: actions)
    if walk.objects.views.isEmpty {
      walk.repair(tree.root, "the file holds no view; there is nothing to look at in it")
    }
    return SnapshotDocument(
      format: .xibArchive, trees: trees, repairs: walk.repairs.repairs, entries: walk.objects.views.count)
  }

  private mutating func repair(_ element: XMLTree.Element?, _ message: String) {
    guard let element else { return }
    repairs.add(at: element.offset) { message }
  }

  /// Finds the parent of each view: the one that lists it, or else the one it says.
  private mutating func join() {
    var isRead: Set<Int> = []
    for (number, view) in objects.views.enumerated() {
      guard let list = objects.object("NSSubviews", of: view) else { continue }
      guard isRead.insert(list.place).inserted else {
        repair(view, "the list of this view's subviews is that of another view, too; the first counts")
        continue
      }
      for entry in list.children where entry["key"] != "EncodedWithXMLCoder" {
        guard let child = objects.resolve(entry).flatMap({ numbers[$0.place] }) else {
          repair(entry, "an entry of the list of subviews is no view of the file; it is left out")
          continue
        }
        guard parents[child] == nil else {
          repair(entry, "this view is in two lists of subviews; the first counts")
          continue
        }
        parents[child] = number
        children[number].append(child)
      }
    }
    for (number, view) in objects.views.enumerated() where parents[number] == nil {
      guard let above = objects.object("NSSuperview", of: view).flatMap({ numbers[$0.place] }),
        above != number
      else {
        continue
      }
      parents[number] = above
      children[above].append(number)
    }
  }

  /// Makes the trees, from each view without a parent downwards.
  private mutating func trees(with connections: ArchiveConnections) -> [ViewTree] {
    var trees: [ViewTree] = []
    var isIn = Array(repeating: false, count: parents.count)
    var repairs = repairs
    func add(from root: Int) {
      var made = ViewTree()
      var next: [(number: Int, parent: Int?)] = [(root, nil)]
      while let (number, parent) = next.popLast() {
        guard !isIn[number] else { continue }
        isIn[number] = true
        var view = ArchivedView(objects.views[number], in: objects)
        for repair in view.repairs { repairs.add(at: repair.position) { repair.message } }
        view.connect(connections, number: number)
        let place = made.add(view.snapshot, to: parent)
        for child in children[number].reversed() { next.append((child, place)) }
      }
      if let first = made.views.first, !first.className.hasPrefix("UI") { made.name = first.className }
      trees.append(made)
    }
    for root in parents.indices where parents[root] == nil { add(from: root) }
    for rest in parents.indices where !isIn[rest] {
      repairs.add(at: objects.views[rest].offset) {
        "this view is among its own subviews; it is treated as a view without a superview"
      }
      add(from: rest)
    }
    self.repairs = repairs
    return trees
  }
}
