// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The layers of a picture as a tree, which follows the layers of a window.
struct LayerTree {
  private let looks: ViewLooks
  private var root: LayerNode?
  /// The nodes by their layers.
  ///
  /// An address may be used again, so a node also knows its layer.
  private var nodes: [ObjectIdentifier: LayerNode] = [:]
  /// The layers that look different at another time, in the order in which they began to.
  private var moving: [LayerNode] = []
  private var made = 0

  // What one update finds.
  private var changes = PictureChanges()
  private var addedNodes: [LayerNode] = []
  private var changedNodes: [LayerNode] = []
  /// The nodes that move, of those that were read.
  private var readMoving: [LayerNode] = []
  private var isRestructured = false

  init(looks: ViewLooks) {
    self.looks = looks
  }

  /// Whether a layer looks different at another time, though nothing changes it.
  var isMoving: Bool { !moving.isEmpty }

  /// Follows the changes, writes them into the layers of the picture, and returns them.
  mutating func update(
    from rootLayer: CALayer, _ changed: WindowChanges.Changed, into layers: inout [PictureLayer]
  ) -> PictureChanges {
    (changes, addedNodes, changedNodes, isRestructured) = (PictureChanges(), [], [], false)
    if root?.layer !== rootLayer {
      root.map { remove($0) }
      root = add(rootLayer, to: nil)
    } else if case .everything = changed, let root {
      refreshAll(root)
    }
    if case .layers(let list) = changed {
      for layer in list {
        if let node = nodes[ObjectIdentifier(layer)], node.layer === layer { refresh(node) }
      }
    }
    for node in moving where nodes[node.key] === node { refresh(node) }
    keepMoving()
    write(into: &layers)
    return changes
  }

  /// Keeps the nodes that move, of those that were read.
  private mutating func keepMoving() {
    var known: Set<ObjectIdentifier> = []
    moving = readMoving.filter {
      $0.isMoving && $0.isShown && nodes[$0.key] === $0 && known.insert(ObjectIdentifier($0)).inserted
    }
    readMoving = []
  }

  // MARK: Following

  private mutating func refreshAll(_ start: LayerNode) {
    var waiting = [start]
    while let node = waiting.popLast() {
      guard nodes[node.key] === node else { continue }
      refresh(node)
      waiting.append(contentsOf: node.children)
    }
  }

  /// Reads a layer again, and follows its sublayers.
  private mutating func refresh(_ node: LayerNode) {
    guard let layer = node.layer else { return }
    let reading = read(layer, for: node)
    node.isMoving = reading.isMoving
    if reading.isMoving { readMoving.append(node) }
    if node.zPosition != layer.zPosition {
      node.zPosition = layer.zPosition
      if let parent = node.parent { followSublayers(of: parent) }
    }
    guard reading.isShown == node.isShown else { return show(node, reading) }
    guard node.isShown else { return }
    var value = reading.value
    value.depth = node.value.depth
    if value != node.value {
      let reaches = value.affectsSublayers(unlike: node.value)
      if node.index != nil {
        changes.damage(reaches ? node.damage : node.ownDamage)
        changedNodes.append(node)
      }
      node.value = value
      if node.index != nil { changes.damage(reaches ? node.damage : node.ownDamage) }
    }
    followSublayers(of: node)
    guard !CATransform3DEqualToTransform(layer.sublayerTransform, node.sublayerTransform) else { return }
    node.sublayerTransform = layer.sublayerTransform
    for child in node.children { refresh(child) }
  }

  /// Reads a layer, in the view that the layer above is in.
  private func read(_ layer: CALayer, for node: LayerNode) -> LayerReading {
    let outer = node.parent.map(\.view) ?? layer.viewAbove
    let reading = LayerReading(layer, node.value.id, in: outer, looks: looks)
    node.view = reading.viewAround
    return reading
  }

  /// Shows a hidden node, or hides a shown one.
  private mutating func show(_ node: LayerNode, _ reading: LayerReading) {
    isRestructured = true
    if reading.isShown {
      node.isShown = true
      node.value = reading.value
      followSublayers(of: node)
      addedNodes.append(node)
      changes.damage(node.damage)
    } else {
      changes.damage(node.damage)
      if node.index != nil { changes.removed.append(node.value.id) }
      node.index = nil
      node.isShown = false
      for child in node.children { remove(child) }
      node.children = []
    }
  }

  /// Makes the children of a node those of its layer, in the order in which they are drawn.
  private mutating func followSublayers(of node: LayerNode) {
    guard node.isShown, let layer = node.layer else { return }
    let sublayers = (layer.sublayers ?? []).inDrawingOrder
    if sublayers.isEmpty, node.children.isEmpty { return }
    guard !node.isFollowing(sublayers) else { return }
    isRestructured = true
    let old = node.children
    node.children = []
    for sublayer in sublayers {
      if let known = nodes[ObjectIdentifier(sublayer)], known.layer === sublayer {
        if known.parent !== node {
          changes.damage(known.damage)
          known.parent?.children.removeAll { $0 === known }
          known.parent = node
          changes.damage(known.damage)
        }
        node.children.append(known)
      } else {
        node.children.append(add(sublayer, to: node))
      }
    }
    let kept = Set(node.children.map { ObjectIdentifier($0) })
    for child in old where child.parent === node && !kept.contains(ObjectIdentifier(child)) { remove(child) }
    if old.filter({ kept.contains(ObjectIdentifier($0)) }).map(\.value.id)
      != node.children.filter({ $0.index != nil }).map(\.value.id)
    {
      changes.isReordered = true
      for child in old where child.parent === node { changes.damage(child.damage) }
    }
  }

  // MARK: Adding and removing

  private mutating func add(_ layer: CALayer, to parent: LayerNode?) -> LayerNode {
    let top = makeNode(layer, in: parent)
    // Layers are numbered in the order in which they are drawn.
    var waiting: [(CALayer, LayerNode)] = []
    func descend(_ node: LayerNode) {
      guard node.isShown, let layer = node.layer else { return }
      waiting += (layer.sublayers ?? []).inDrawingOrder.reversed().map { ($0, node) }
    }
    descend(top)
    while let (layer, above) = waiting.popLast() {
      let node = makeNode(layer, in: above)
      above.children.append(node)
      descend(node)
    }
    if top.isShown { changes.damage(top.damage) }
    isRestructured = true
    return top
  }

  private mutating func makeNode(_ layer: CALayer, in parent: LayerNode?) -> LayerNode {
    made += 1
    let node = LayerNode(layer, number: made)
    node.parent = parent
    let reading = read(layer, for: node)
    node.value = reading.value
    node.isShown = reading.isShown
    node.isMoving = reading.isMoving
    node.zPosition = layer.zPosition
    node.sublayerTransform = layer.sublayerTransform
    nodes[ObjectIdentifier(layer)] = node
    if node.isShown { addedNodes.append(node) }
    if node.isMoving { readMoving.append(node) }
    return node
  }

  private mutating func remove(_ top: LayerNode) {
    isRestructured = true
    if top.isShown { changes.damage(top.damage) }
    var waiting = [top]
    while let node = waiting.popLast() {
      waiting.append(contentsOf: node.children)
      node.children = []
      if nodes[node.key] === node { nodes[node.key] = nil }
      if node.index != nil { changes.removed.append(node.value.id) }
      node.index = nil
      node.parent = nil
    }
  }

  // MARK: Writing

  /// The nearest view that each listed layer is in, from the back to the front.
  var views: [(id: PictureLayer.ID, view: UIView?)] {
    guard let root else { return [] }
    var found: [(id: PictureLayer.ID, view: UIView?)] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      guard node.isShown else { continue }
      found.append((node.value.id, node.view))
      waiting += node.children.reversed()
    }
    return found
  }

  /// Writes what changed into the list of layers.
  private mutating func write(into layers: inout [PictureLayer]) {
    if isRestructured {
      list(into: &layers)
    } else {
      for node in changedNodes { if let index = node.index { layers[index] = node.value } }
    }
    let added = Set(addedNodes.map { ObjectIdentifier($0) })
    changes.added = addedNodes.inOrder
    changes.changed = changedNodes.filter { !added.contains(ObjectIdentifier($0)) }.inOrder
    changes.removed.sort()
    (addedNodes, changedNodes) = ([], [])
  }

  /// Lists all layers again.
  private func list(into layers: inout [PictureLayer]) {
    layers.removeAll(keepingCapacity: true)
    guard let root else { return }
    var waiting = [(root, 0)]
    while let (node, depth) = waiting.popLast() {
      guard node.isShown else { continue }
      node.index = layers.count
      node.value.depth = depth
      layers.append(node.value)
      for child in node.children.reversed() { waiting.append((child, depth + 1)) }
    }
  }
}

extension LayerNode {
  /// Whether the children already are those of these layers.
  fileprivate func isFollowing(_ sublayers: [CALayer]) -> Bool {
    children.count == sublayers.count && zip(children, sublayers).allSatisfy { $0.layer === $1 }
  }
}

extension [LayerNode] {
  /// The identities of the nodes in the picture, each once, from the back to the front.
  fileprivate var inOrder: [PictureLayer.ID] {
    var ids: [PictureLayer.ID] = []
    var last: Int?
    for node in filter({ $0.index != nil }).sorted(by: { ($0.index ?? 0) < ($1.index ?? 0) }) {
      if node.index != last { ids.append(node.value.id) }
      last = node.index
    }
    return ids
  }
}
