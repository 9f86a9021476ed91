// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Goes through a storyboard or a xib from its first element to its last, and makes trees of the views.
struct DocumentWalk {
  let tree: XMLTree
  private let shared: SharedObjects
  let screen: SimulatedScreen
  private var trees: [ViewTree] = []
  private var repairs: RepairList
  private let limits: ReadingLimits
  private var entries = 0
  /// The views around the element at hand.
  private var around: [(end: Int, tree: Int, place: Int)] = []
  /// The views that lie behind their siblings, wherever the file has them.
  private var backgrounds: [(tree: Int, place: Int)] = []
  /// Where the view with an id is.
  private var places: [String: (tree: Int, place: Int)] = [:]
  /// The controllers around the element at hand, and the tree of each.
  private var owners: [(element: XMLTree.Element, tree: Int?)] = []

  /// The keys under which a controller has its views, which lie over each other.
  private static let keysOfOwners: Set<String> = ["view", "navigationBar", "toolbar", "tabBar"]

  private var objects: ObjectIndex { _read { yield shared.index } }

  private init(_ tree: XMLTree, root: XMLTree.Element, within limits: ReadingLimits) {
    self.tree = tree
    self.limits = limits
    repairs = RepairList(text: tree.source)
    shared = SharedObjects(ObjectIndex(of: tree))
    screen = SimulatedScreen(of: root)
  }

  /// The document of a file whose root element is given.
  static func document(
    of tree: XMLTree, root: XMLTree.Element, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    try walk(tree, root: root, within: limits).document
  }

  /// The document of a file whose root element is given, and what its layout takes.
  static func design(
    of tree: XMLTree, root: XMLTree.Element, within limits: ReadingLimits
  ) throws(ReadingFailure) -> (document: SnapshotDocument, facts: DesignFacts) {
    let (document, walk) = try walk(tree, root: root, within: limits)
    var gathering = DesignGathering(document.trees, walk.objects, walk.places)
    for element in tree.elements() { gathering.take(element) }
    gathering.takeConstraints()
    return (document, gathering.facts)
  }

  private static func walk(
    _ tree: XMLTree, root: XMLTree.Element, within limits: ReadingLimits
  ) throws(ReadingFailure) -> (document: SnapshotDocument, walk: DocumentWalk) {
    var walk = DocumentWalk(tree, root: root, within: limits)
    let isStoryboard = (root["type"] ?? "").holds("Storyboard")
    if root["targetRuntime"] == "AppleTV" {
      walk.repair(
        root, "the file is for tvOS, where the focus and no finger selects; sizes of targets say little there"
      )
    }
    for element in tree.elements() { try walk.visit(element) }
    walk.putBackgroundsBehind()
    walk.addConstraints()
    if walk.entries == 0 {
      let lack = isStoryboard ? "the storyboard has no scene with a view" : "the file holds no view"
      walk.repair(root, "\(lack); there is nothing to look at in it")
    }
    var document = SnapshotDocument(
      format: isStoryboard ? .storyboard : .xib, trees: walk.trees, repairs: walk.repairs.repairs,
      entries: walk.entries)
    document.looseRecognizers = walk.objects.looseRecognizers
    return (document, walk)
  }

  /// Records that something was corrected or lost.
  mutating func repair(_ element: XMLTree.Element, _ message: String) {
    repairs.add(at: element.offset) { message }
  }

  private mutating func visit(_ element: XMLTree.Element) throws(ReadingFailure) {
    while let last = around.last, last.end <= element.place { around.removeLast() }
    while let last = owners.last, last.element.end <= element.place { owners.removeLast() }
    let traits = element.traits
    if traits.isController, element.has(.id) {
      owners.append((element, nil))
    } else if traits.viewClass != nil || isView(element) {
      entries += 1
      try limits.check(entries, at: tree.position(at: element.offset))
      add(element, named: element.name)
    }
  }

  /// Whether an element whose name is not that of a view stands for one: by where it is, or because it has a
  /// frame.
  private func isView(_ element: XMLTree.Element) -> Bool {
    if element.isNamed(.variation) { return false }
    switch element.parent?.word {
    case .subviews, .prototypes, .cells: return true
    default: return element.children.contains { $0.isNamed(.rect) && $0.has(.key, "frame") }
    }
  }

  private mutating func add(_ element: XMLTree.Element, named name: String) {
    let key = element[.key]
    var view = ViewElement(element, named: name, among: shared)
    for repair in view.repairs { repairs.add(at: repair.position) { repair.message } }
    if element.parent?.isNamed(.prototypes) == true {
      view.snapshot.attributes.append(ViewSnapshot.Attribute(name: "template", value: "YES"))
    }
    if let parent = around.last {
      if trees[parent.tree].views[parent.place].baseClass == "UIStackView" {
        view.snapshot.attributes.append(ViewSnapshot.Attribute(name: "arranged", value: "YES"))
      }
      let place = trees[parent.tree].add(view.snapshot, to: parent.place)
      if key == "backgroundView" || key == "selectedBackgroundView" {
        backgrounds.append((parent.tree, place))
      }
      note(view.snapshot.identifier, at: place, in: parent.tree)
      around.append((element.end, parent.tree, place))
      return
    }
    view.snapshot.attributes += screen.attributes
    if let tint = objects.colors.globalTint, view.snapshot.attribute("tintColor") == nil {
      view.snapshot.attributes.append(ViewSnapshot.Attribute(name: "tintColor", value: tint))
    }
    if key == "view", let owner = owners.last, element.parent == owner.element {
      view.snapshot.attributes += objects.containers.bars(over: owner.element, on: screen.size)
      if let scene = owner.element[.id].flatMap({ objects.containers.embedding(of: $0) }) {
        view.snapshot.attributes.append(ViewSnapshot.Attribute(name: "embeddedAs", value: scene))
      }
    }
    let number = treeOfRoot(element, key: key, className: view.snapshot.className)
    let place = trees[number].add(view.snapshot)
    note(view.snapshot.identifier, at: place, in: number)
    around.append((element.end, number, place))
  }

  private mutating func note(_ id: String?, at place: Int, in tree: Int) {
    if let id, places[id] == nil { places[id] = (tree, place) }
  }

  /// Gives each tree the constraints between its views.
  private mutating func addConstraints() {
    for element in objects.constraints.elements {
      if let found = objects.constraints.constraint(
        of: element, outlets: objects.outlets, sizeClasses: objects.sizeClasses, places)
      {
        trees[found.tree].constraints.append(found.constraint)
      }
    }
  }

  /// The tree that a view without a parent belongs to: its controller's, or one of its own.
  private mutating func treeOfRoot(_ element: XMLTree.Element, key: String?, className: String) -> Int {
    guard let owner = owners.last else {
      let isPlain = className.hasPrefix("UI")
      trees.append(ViewTree(name: isPlain ? nameOfFilesOwner(viewing: element["id"]) : className))
      return trees.count - 1
    }
    let name = Self.name(of: owner.element)
    guard let key, Self.keysOfOwners.contains(key), element.parent == owner.element else {
      trees.append(ViewTree(name: key.map { "\(name), \($0)" } ?? name))
      return trees.count - 1
    }
    if let tree = owner.tree { return tree }
    trees.append(ViewTree(name: name))
    owners[owners.count - 1].tree = trees.count - 1
    return trees.count - 1
  }

  /// The class of a controller; its id too if the class is UIKit's, which many may have.
  private static func name(of controller: XMLTree.Element) -> String {
    if let custom = ElementClass.custom(controller["customClass"], module: controller["customModule"]) {
      return custom
    }
    return "\(ElementClass.controller(controller.name)) \(controller["id"] ?? "")"
  }

  /// The class of the file's owner if its view is the one with this id.
  private func nameOfFilesOwner(viewing id: String?) -> String? {
    guard let id, objects.viewsOfFilesOwner.contains(id), let owner = objects.filesOwner,
      let className = owner["customClass"]
    else { return nil }
    return ElementClass.custom(className, module: owner["customModule"])
  }

  /// Puts backgrounds behind the other children of their parents, the last of them rearmost.
  private mutating func putBackgroundsBehind() {
    var isBehind: [[Int: Bool]] = Array(repeating: [:], count: trees.count)
    for (tree, place) in backgrounds { isBehind[tree][place] = true }
    var done: [[Int: Bool]] = Array(repeating: [:], count: trees.count)
    for (tree, place) in backgrounds {
      guard let parent = trees[tree].views[place].parent, done[tree].updateValue(true, forKey: parent) == nil
      else { continue }
      let children = trees[tree].views[parent].children
      trees[tree].views[parent].children =
        children.reversed().filter { isBehind[tree][$0] == true }
        + children.filter { isBehind[tree][$0] != true }
    }
  }
}
