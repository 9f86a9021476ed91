// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The objects of an old xib, which is an archive: by the ids with which they refer to each other.
struct ArchiveObjects {
  /// The elements by their ids.
  private var elements: [String: XMLTree.Element] = [:]
  /// The views in the order of the file.
  private(set) var views: [XMLTree.Element] = []
  /// The connections in the order of the file.
  private(set) var connections: [XMLTree.Element] = []
  /// The ids by which Interface Builder shows objects, by the places of their elements.
  private(set) var objectIDs: [Int: String] = [:]
  /// The classes that are not UIKit's, by the ids that Interface Builder shows.
  private(set) var customClasses: [String: String] = [:]

  /// The texts of elements that references mean, by the places of the elements: many references may share
  /// one.
  private var sharedTexts: [Int: String] = [:]
  /// How many parts of an object are looked at; objects have some twenty.
  private static let mostParts = 1000
  /// The longest text that is taken for numbers, in bytes.
  private static let longestNumbers = 400

  /// Looks at every element a few times.
  init(of tree: XMLTree) {
    var records: [XMLTree.Element] = []
    var properties: XMLTree.Element?
    for element in tree.elements() {
      if let id = element["id"], elements[id] == nil { elements[id] = element }
      if element["key"] == "flattenedProperties" { properties = element }
      guard element.name == "object", let className = element["class"], className.hasPrefix("IB") else {
        continue
      }
      if className == "IBObjectRecord" {
        records.append(element)
      } else if className.hasPrefix("IBCocoaTouch"), className.hasSuffix("Connection") {
        connections.append(element)
      } else if Self.isView(element) {
        views.append(element)
      }
    }
    for element in tree.elements() where element.name == "reference" {
      guard let object = resolve(element), sharedTexts[object.place] == nil else { continue }
      sharedTexts[object.place] = ViewElement.content(of: object)
    }
    for record in records {
      guard let id = Self.part("objectID", of: record)?.text,
        let object = resolve(Self.part("object", of: record))
      else { continue }
      objectIDs[object.place] = id
    }
    if let properties { readCustomClasses(properties) }
  }

  /// Every view has flags; what has only a frame is one as well.
  private static func isView(_ element: XMLTree.Element) -> Bool {
    element.children.contains { part in
      let key = part["key"]
      return key == "NSvFlags" || key == "NSFrame" || key == "NSFrameSize"
    }
  }

  /// The part of an object under a key.
  static func part(_ key: String, of object: XMLTree.Element) -> XMLTree.Element? {
    object.children.prefix(mostParts).first { $0["key"] == key }
  }

  /// The object itself, or the one that a reference means; nil for a reference to nothing.
  func resolve(_ element: XMLTree.Element?) -> XMLTree.Element? {
    guard let element, element.name == "reference" else { return element }
    return element["ref"].flatMap { elements[$0] }
  }

  /// The part of an object under a key, its reference resolved.
  func object(_ key: String, of object: XMLTree.Element) -> XMLTree.Element? {
    resolve(Self.part(key, of: object))
  }

  /// The text of a part of an object; nil if there is no such part.
  func text(_ key: String, of object: XMLTree.Element) -> String? {
    self.object(key, of: object).map(content)
  }

  /// The text of an object.
  func content(of object: XMLTree.Element) -> String {
    sharedTexts[object.place] ?? ViewElement.content(of: object)
  }

  /// The text of an object if it is short enough for numbers; an empty one otherwise.
  func numbers(of object: XMLTree.Element) -> String {
    let text = content(of: object)
    return text.utf8.count <= Self.longestNumbers ? text : ""
  }

  /// The texts of the parts of an object.
  func contents(in object: XMLTree.Element) -> [String] {
    object.children.prefix(Self.mostParts).compactMap { resolve($0).map(content) }
  }

  /// What names an object in a message or as a target.
  func identifier(of object: XMLTree.Element) -> String? { objectIDs[object.place] ?? object["id"] }

  /// Reads `7.CustomClassName`, from a dictionary or from two lists of keys and values.
  private mutating func readCustomClasses(_ properties: XMLTree.Element) {
    let suffix = ".CustomClassName"
    func keep(_ key: String, _ value: XMLTree.Element?) {
      guard key.hasSuffix(suffix), let value = resolve(value) else { return }
      customClasses[String(key.dropLast(suffix.count))] = ViewElement.content(of: value)
    }
    let keys = object("dict.sortedKeys", of: properties)?.children.filter { $0.name != "bool" }
    let values = object("dict.values", of: properties)?.children.filter {
      $0.name != "bool" || $0["key"] != "EncodedWithXMLCoder"
    }
    if let keys, let values {
      for (key, value) in zip(keys, values) { keep(resolve(key)?.text ?? "", value) }
    } else {
      for value in properties.children { keep(value["key"] ?? "", value) }
    }
  }
}
