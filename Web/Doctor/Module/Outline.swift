// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchDoctor
import TouchSnapshot

/// The views of a document for a page that lists and draws them.
///
/// There is a list for each property, because there may be a hundred thousand views.
struct Outline {
  /// The outline as JSON.
  private(set) var bytes: [UInt8] = []
  private var classes: [String] = []
  private var numbers: [String: Int] = [:]

  /// The longest text that is part of it, in characters.
  private static let longest = 120

  init(of document: SnapshotDocument) {
    let views = document.trees.reduce(0) { $0 + $1.views.count }
    bytes.reserveCapacity(views * 80)
    write("{\"exit\": 0, \"format\": \(JSONText.quoted(document.format.rawValue)), \"views\": \(views), ")
    write("\"notes\": \(JSONText.array(document.reportedRepairs.map { .string($0) }).line), \"trees\": [")
    for number in document.trees.indices {
      if number > 0 { write(", ") }
      write(number, in: document.trees)
    }
    write("], \"classes\": \(JSONText.array(classes.map { .string($0) }).line)}")
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(_ number: Int, in trees: [ViewTree]) {
    let tree = trees[number]
    let places = tree.views.indices
    let sketches = places.map { ViewSketch(of: ViewPlace(tree: number, view: $0), in: trees) }
    let geometry = tree.geometry()
    write("{\"name\": \(JSONText.string(ifAny: tree.name).line), ")
    write("\"hasFrames\": \(tree.isNestingKnown), \"isAccessibility\": \(tree.isAccessibility), ")
    list("roots", tree.roots) { String($0) }
    list("parent", Array(places)) { String(tree.views[$0].parent ?? -1) }
    let kinds = sketches.map { self.number(of: $0.className) }
    list("class", kinds) { String($0) }
    list("look", sketches) { String($0.look.rawValue) }
    list("dead", sketches) { $0.isDead ? "1" : "0" }
    list("hidden", Array(places)) {
      tree.views[$0].isHidden == .known(true) || tree.views[$0].alpha.value.map { $0 < 0.01 } == true
        ? "1" : "0"
    }
    list("word", sketches) { Self.quoted($0.word) }
    list("id", Array(places)) { Self.quoted(tree.views[$0].identifier) }
    list("color", Array(places)) { Self.quoted(tree.views[$0].attribute("backgroundColor")) }
    list("line", Array(places)) { String(tree.views[$0].position?.line ?? 0) }
    list("box", Array(places), isLast: true) { Self.text(of: geometry[$0].box) }
    write("}")
  }

  private mutating func list<Element>(
    _ name: String, _ elements: [Element], isLast: Bool = false, _ text: (Element) -> String
  ) {
    write("\"\(name)\": [")
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(text(element))
    }
    write(isLast ? "]" : "], ")
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = classes.count
    classes.append(name)
    return classes.count - 1
  }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    // A text of many bytes is not counted, which takes its time.
    return JSONText.quoted(text.utf8.count > longest ? String(text.prefix(longest)) + "…" : text)
  }

  private static func text(of box: ViewRect?) -> String {
    guard let box, [box.minX, box.minY, box.width, box.height].allSatisfy({ $0.isFinite && abs($0) < 1e7 })
    else {
      return "null"
    }
    return "[\(number(box.minX)),\(number(box.minY)),\(number(box.width)),\(number(box.height))]"
  }

  private static func number(_ value: Double) -> String {
    let whole = Int(value)
    return Double(whole) == value ? String(whole) : Decimals.spelling((value * 100).rounded() / 100)
  }
}
