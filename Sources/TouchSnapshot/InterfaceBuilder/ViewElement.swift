// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources

/// One view of a storyboard or a xib, made of its element and what is directly within.
struct ViewElement {
  /// What is known of the view.
  var snapshot: ViewSnapshot
  /// What could not be used.
  var repairs: [Repair] = []
  let element: XMLTree.Element
  let objects: ObjectIndex
  /// What overrides the element in the size classes that the file is judged in, the most specific last.
  private let variations: [XMLTree.Element]

  /// The attributes that become properties of the snapshot.
  private static let taken: Set<String> = [
    "alpha", "clipsSubviews", "customClass", "customModule", "customModuleProvider", "enabled",
    "exclusiveTouch", "hidden", "id", "multipleTouchEnabled", "tag", "text", "userInteractionEnabled",
  ]

  /// Reads the element.
  init(_ element: XMLTree.Element, named name: String, among objects: ObjectIndex) {
    self.element = element
    self.objects = objects
    variations = objects.sizeClasses.variations(of: element)
    // A custom class may be UIKit's own, as in a <view> that is a UIControl.
    let base = element["customClass"].flatMap { ElementClass.named[$0] } ?? ElementClass.views[name]
    let custom = ElementClass.custom(element["customClass"], module: element["customModule"])
    snapshot = ViewSnapshot(
      className: custom ?? ElementClass.contentViews[name] ?? base ?? name, baseClass: base,
      identifier: element["id"])
    snapshot.position = element.tree.position(at: element.offset)
    if base == nil {
      repair("the element <\(name)> is not known; it is treated as a view of an unknown class")
    }
    readFlags()
    for attribute in element.attributes where !Self.taken.contains(attribute.name) {
      add(attribute.name, attribute.value)
    }
    readParts()
    snapshot.hasRecognizers = .known(!(snapshot.recognizers.value ?? []).isEmpty)
  }

  /// Reads what is written as attributes; what is not written is as UIView has it.
  ///
  /// Interface Builder notes where a view differs from UIView and not from its own class: a label takes no touches
  /// when it is made in code, but one without `userInteractionEnabled="NO"` in the file does.
  private mutating func readFlags() {
    snapshot.isUserInteractionEnabled = flag("userInteractionEnabled", otherwise: true)
    snapshot.isHidden = flag("hidden", otherwise: false)
    snapshot.clipsToBounds = flag("clipsSubviews", otherwise: false)
    snapshot.isMultipleTouchEnabled = flag("multipleTouchEnabled", otherwise: false)
    snapshot.isExclusiveTouch = flag("exclusiveTouch", otherwise: false)
    if snapshot.baseClass.map(ElementClass.controls.contains) == true || element["enabled"] != nil {
      snapshot.isEnabled = flag("enabled", otherwise: true)
    }
    let varied = variations.last { $0["alpha"] != nil }
    snapshot.alpha = number("alpha", of: varied ?? element, otherwise: 1)
    snapshot.tag = element["tag"].map { text in Int(text).map { .known($0) } ?? .unknown } ?? .known(0)
    snapshot.transform = .known(.identity)
    snapshot.anchorPoint = .known(CGPoint(x: 0.5, y: 0.5))
    snapshot.boundsOrigin = .known(.zero)
    snapshot.text = element["text"] ?? element["title"] ?? element["placeholder"]
  }

  /// Reads the elements directly within.
  private mutating func readParts() {
    var actions: [ActionSnapshot] = []
    var recognizers: [RecognizerSnapshot] = []
    var texts: [String] = []
    for part in element.children {
      switch part.name {
      case "rect":
        if part["key"] == "frame" { readFrame(part) }
      case "color": addColor(part)
      case "fontDescription":
        if let size = part["pointSize"] { add("fontSize", size) }
        if let style = part["style"] { add("fontStyle", style) }
      case "autoresizingMask": add("autoresize", AutoresizingMask.text(of: part))
      case "state", "buttonConfiguration", "string", "mutableString", "attributedString", "segments":
        if part["key"] == "normal" || part.name == "buttonConfiguration", let image = part["image"] {
          add("image", image)
          if let size = objects.imageSizes[image] { add("imageSize", "\(size.width) \(size.height)") }
        }
        readColors(of: part)
        if part.name == "buttonConfiguration" {
          add("configuration", part["style"] ?? "")
          // The configuration is what is seen, whatever title the state has.
          if let text = Self.text(of: part) { texts.insert(text, at: 0) }
        } else if let text = Self.text(of: part) {
          texts.append(text)
        }
      case "accessibility": readAccessibility(part)
      case "userDefinedRuntimeAttributes": for one in part.children { readRuntimeAttribute(one) }
      case "connections":
        for connection in part.children { read(connection, &actions, &recognizers) }
      default: break
      }
    }
    for variation in variations {
      for rect in variation.children where rect.name == "rect" && rect["key"] == "frame" { readFrame(rect) }
    }
    if snapshot.text?.isEmpty != false { snapshot.text = texts.first { !$0.isEmpty } }
    snapshot.actions = .known(actions)
    snapshot.recognizers = .known(recognizers)
    if let id = snapshot.identifier { readLayout(id) }
  }

  private mutating func readFrame(_ rect: XMLTree.Element) {
    let sides = ["x", "y", "width", "height"].map { name in rect[name].flatMap { Double($0) } }
    guard let x = sides[0], let y = sides[1], let width = sides[2], let height = sides[3],
      sides.allSatisfy({ $0?.isFinite == true })
    else {
      repair(
        "the frame does not have the four numbers x, y, width and height; it is treated as unknown", at: rect)
      return
    }
    snapshot.frame = .known(CGRect(x: x, y: y, width: width, height: height))
    snapshot.bounds = .known(CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Reads what other elements say about the view's layout.
  private mutating func readLayout(_ id: String) {
    if let count = objects.constraints.counts[id] { add("constraints", String(count)) }
    if let names = objects.outlets.names[id] { add("outlets", names.joined(separator: " ")) }
    if let property = objects.outlets.movers[id] { add("movedBy", property) }
    if let property = objects.outlets.layers[id] { add("laidOutAs", property) }
    let excluded = objects.excluded[id] ?? []
    if excluded.contains("default") { add("installed", "NO") }
    let others = excluded.filter { $0 != "default" }
    if !others.isEmpty { add("notInstalledFor", others.joined(separator: " ")) }
    if let included = objects.included[id] { add("installedFor", included.joined(separator: " ")) }
  }

  /// A flag of the element.
  private mutating func flag(_ name: String, otherwise: Bool) -> Known<Bool> {
    let varied = variations.last { $0[name] != nil }
    switch varied?[name] ?? element[name] {
    case nil: return .known(otherwise)
    case "YES": return .known(true)
    case "NO": return .known(false)
    case let other?:
      repair("\(name) is “\(other)”, neither YES nor NO; it is treated as unknown")
      return .unknown
    }
  }

  /// A number of an element.
  mutating func number(_ name: String, of element: XMLTree.Element, otherwise: Double) -> Known<Double> {
    guard let text = element[name] else { return .known(otherwise) }
    guard let number = Double(text), number.isFinite else {
      repair("\(name) is “\(text)”, which is no number; it is treated as unknown", at: element)
      return .unknown
    }
    return .known(number)
  }

  /// Adds an attribute for rules that know the format.
  mutating func add(_ name: String, _ value: String) {
    snapshot.attributes.append(ViewSnapshot.Attribute(name: name, value: value))
  }

  /// Notes that something was not usable.
  mutating func repair(_ message: String, at place: XMLTree.Element? = nil) {
    repairs.append(
      Repair(position: element.tree.position(at: (place ?? element).offset), message: message))
  }
}
