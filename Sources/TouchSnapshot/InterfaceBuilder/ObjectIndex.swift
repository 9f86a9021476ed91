// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// What the objects of a file say about each other, found in one pass over its elements.
struct ObjectIndex {
  /// The recognizers by their ids.
  private(set) var recognizers: [String: XMLTree.Element] = [:]
  /// The recognizers in the order of the file.
  private(set) var recognizerOrder: [XMLTree.Element] = []
  /// The ids of the recognizers that a view has.
  private(set) var joined: Set<String> = []
  /// The variations in which a view is not installed, and those in which it is again, by its id.
  private(set) var excluded: [String: [String]] = [:]
  private(set) var included: [String: [String]] = [:]
  /// The placeholder of the object that loads the file.
  private(set) var filesOwner: XMLTree.Element?
  /// How many constraints take part in a view's layout, by its id.
  private(set) var constraints: [String: Int] = [:]

  /// Looks at every element once.
  init(of tree: XMLTree) {
    for element in tree.elements() {
      switch element.name {
      case "outletCollection":
        if element["property"] == "gestureRecognizers", let id = element["destination"] { joined.insert(id) }
      case "exclude", "include":
        guard let mask = element.parent, mask.name == "mask", mask["key"] == "subviews",
          let id = element["reference"], let variation = mask.parent?["key"]
        else { continue }
        if element.name == "exclude" {
          excluded[id, default: []].append(variation)
        } else {
          included[id, default: []].append(variation)
        }
      case "placeholder":
        if element["placeholderIdentifier"] == "IBFilesOwner" { filesOwner = element }
      case "constraint":
        let first = element["firstItem"] ?? element.parent?.parent?["id"]
        let second = element["secondItem"]
        if let first { constraints[first, default: 0] += 1 }
        if let second, second != first { constraints[second, default: 0] += 1 }
      case let name where name.hasSuffix("estureRecognizer"):
        recognizerOrder.append(element)
        if let id = element["id"], recognizers[id] == nil { recognizers[id] = element }
      default: break
      }
    }
  }
}
