// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The index of a file's objects, which all of its views are read with.
final class SharedObjects {
  let index: ObjectIndex

  init(_ index: ObjectIndex) { self.index = index }
}

/// What the objects of a file say about each other, found in one pass over its elements.
struct ObjectIndex {
  /// The recognizers that views have, by their ids; each is read once, however many views have it.
  private(set) var recognizers: [String: RecognizerSnapshot] = [:]
  /// The recognizers in the order of the file.
  private(set) var recognizerOrder: [XMLTree.Element] = []
  /// The ids of the recognizers that a view has.
  private(set) var joined: Set<String> = []
  /// The variations in which a view is not installed, and those in which it is again, by its id.
  private(set) var excluded: [String: [String]] = [:]
  private(set) var included: [String: [String]] = [:]
  /// How many variations are kept of one view; Interface Builder has some ten classes of sizes.
  private static let mostVariations = 100
  /// The placeholder of the object that loads the file.
  private(set) var filesOwner: XMLTree.Element?
  /// The ids of the views that object has for its own.
  private(set) var viewsOfFilesOwner: Set<String> = []
  /// The constraints.
  private(set) var constraints = ConstraintIndex()
  /// The outlets.
  private(set) var outlets = OutletIndex()
  /// The containers of the scenes.
  private(set) var containers = ContainerIndex()
  /// The size classes that the file is judged in.
  let sizeClasses: SizeClasses
  /// The sizes of the images of the file, in points, by their names; those of symbols are no sizes of theirs.
  private(set) var imageSizes: [String: ViewSize] = [:]
  /// The colors that the whole file shares.
  private(set) var colors = ElementColors()

  /// Looks at every element once.
  init(of tree: XMLTree) {
    sizeClasses = SizeClasses(of: tree.root)
    for element in tree.elements() {
      constraints.note(element, sizeClasses)
      containers.note(element)
      outlets.note(element)
      colors.note(element)
      switch element.word {
      case .outletCollection:
        if element.has(.property, "gestureRecognizers"), let id = element[.destination] { joined.insert(id) }
      case .exclude, .include:
        guard let mask = element.parent, mask.isNamed(.mask), mask.has(.key, "subviews"),
          let id = element[.reference], let variation = mask.parent?[.key]
        else { continue }
        if element.isNamed(.exclude) {
          Self.add(variation, to: &excluded[id, default: []])
        } else {
          Self.add(variation, to: &included[id, default: []])
        }
      case .image:
        guard element.parent?.isNamed(.resources) == true, !element.has(.catalog, "system"),
          let name = element["name"], let width = element["width"].flatMap({ Double($0) }),
          let height = element["height"].flatMap({ Double($0) }), width.isFinite, height.isFinite
        else { continue }
        imageSizes[name] = ViewSize(width: width, height: height)
      case .placeholder:
        if element.has(.placeholderIdentifier, "IBFilesOwner") { filesOwner = element }
      default:
        if element.traits.isRecognizer { recognizerOrder.append(element) }
      }
    }
    for element in recognizerOrder {
      guard let id = element["id"], joined.contains(id), recognizers[id] == nil else { continue }
      recognizers[id] = recognizer(element, id)
    }
    guard let connections = filesOwner?.child("connections") else { return }
    for outlet in connections.children where outlet["property"] == "view" {
      if let id = outlet["destination"] { viewsOfFilesOwner.insert(id) }
    }
  }

  /// The recognizers that no view has, in the order of the file.
  var looseRecognizers: [RecognizerSnapshot] {
    recognizerOrder.filter { $0["id"].map { !joined.contains($0) } ?? true }.map {
      recognizer($0, $0["id"] ?? "")
    }
  }

  private func recognizer(_ element: XMLTree.Element, _ id: String) -> RecognizerSnapshot {
    var recognizer = RecognizerSnapshot(element)
    if let names = outlets.names[id] {
      recognizer.attributes.append(
        ViewSnapshot.Attribute(name: "outlets", value: names.joined(separator: " ")))
    }
    return recognizer
  }

  private static func add(_ variation: String, to variations: inout [String]) {
    if variations.count < mostVariations, !variations.contains(variation) { variations.append(variation) }
  }
}
