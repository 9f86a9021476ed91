// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// One view of a storyboard or a xib, made of its element and what is directly within.
struct ViewElement {
  /// What is known of the view.
  var snapshot: ViewSnapshot
  /// What could not be used.
  var repairs: [Repair] = []
  let element: XMLTree.Element
  private let shared: SharedObjects
  /// What overrides the element in the size classes that the file is judged in, the most specific last.
  private let variations: [XMLTree.Element]

  var objects: ObjectIndex { _read { yield shared.index } }

  /// Reads the element.
  init(_ element: XMLTree.Element, named name: String, among shared: SharedObjects) {
    self.element = element
    self.shared = shared
    variations = shared.index.sizeClasses.variations(of: element)
    // A custom class may be UIKit's own, as in a <view> that is a UIControl.
    let base = element[.customClass].flatMap { ElementClass.named[$0] } ?? element.traits.viewClass
    let custom = ElementClass.custom(element[.customClass], module: element[.customModule])
    snapshot = ViewSnapshot(
      className: custom ?? ElementClass.contentViews[name] ?? base ?? name, baseClass: base,
      identifier: element[.id])
    snapshot.position = element.tree.position(at: element.offset)
    if base == nil {
      repair("the element <\(name)> is not known; it is treated as a view of an unknown class")
    }
    readFlags()
    snapshot.attributes.reserveCapacity(8)
    for attribute in element.attributes where !attribute.isTaken { add(attribute.name, attribute.value) }
    readParts()
    snapshot.hasRecognizers = .known(!(snapshot.recognizers.value ?? []).isEmpty)
  }

  /// Reads what is written as attributes; what is not written is as UIView has it.
  ///
  /// Interface Builder notes where a view differs from UIView and not from its own class: a label takes no
  /// touches when it is made in code, but one without `userInteractionEnabled="NO"` in the file does.
  private mutating func readFlags() {
    snapshot.isUserInteractionEnabled = flag(.userInteractionEnabled, otherwise: true)
    snapshot.isHidden = flag(.hidden, otherwise: false)
    snapshot.clipsToBounds = flag(.clipsSubviews, otherwise: false)
    snapshot.isMultipleTouchEnabled = flag(.multipleTouchEnabled, otherwise: false)
    snapshot.isExclusiveTouch = flag(.exclusiveTouch, otherwise: false)
    if element.has(.enabled) || snapshot.baseClass.map(ElementClass.controls.contains) == true {
      snapshot.isEnabled = flag(.enabled, otherwise: true)
    }
    let varied = variations.last { $0.has(.alpha) }
    snapshot.alpha = number("alpha", of: varied ?? element, otherwise: 1)
    snapshot.tag = element[.tag].map { text in Int(text).map { .known($0) } ?? .unknown } ?? .known(0)
    snapshot.setLayer(transform: .known(.identity), anchorPoint: .known(ViewPoint(x: 0.5, y: 0.5)))
    snapshot.moveOriginToZero()
    snapshot.text = element[.text] ?? element[.title] ?? element[.placeholder]
  }

  /// Reads the elements directly within.
  private mutating func readParts() {
    var actions: [ActionSnapshot] = []
    var recognizers: [RecognizerSnapshot] = []
    var texts: [String] = []
    for part in element.children {
      switch part.word {
      case .rect:
        if part.has(.key, "frame") { readFrame(part) }
      case .color: addColor(part)
      case .fontDescription:
        if let size = part[.pointSize] { add("fontSize", size) }
        if let style = part["style"] { add("fontStyle", style) }
      case .autoresizingMask: add("autoresize", AutoresizingMask.text(of: part))
      case .state, .buttonConfiguration, .string, .mutableString, .attributedString, .segments:
        let isConfiguration = part.isNamed(.buttonConfiguration)
        if isConfiguration || part.has(.key, "normal"), let image = part[.image] {
          add("image", image)
          if let size = objects.imageSizes[image] { add("imageSize", "\(size.width) \(size.height)") }
        }
        readColors(of: part)
        if part.isNamed(.segments) { readItems(part) }
        if isConfiguration {
          add("configuration", part["style"] ?? "")
          // The configuration is what is seen, whatever title the state has.
          if let text = Self.text(of: part) { texts.insert(text, at: 0) }
        } else if let text = Self.text(of: part) {
          texts.append(text)
        }
      case .accessibility: readAccessibility(part)
      case _ where part.name == "items": readItems(part)
      case .userDefinedRuntimeAttributes: for one in part.children { readRuntimeAttribute(one) }
      case .connections:
        for connection in part.children { read(connection, &actions, &recognizers) }
      default: break
      }
    }
    for variation in variations {
      for rect in variation.children where rect.isNamed(.rect) && rect.has(.key, "frame") { readFrame(rect) }
    }
    if snapshot.text?.isEmpty != false { snapshot.text = texts.first { !$0.isEmpty } }
    snapshot.actions = .known(actions)
    snapshot.recognizers = .known(recognizers)
    if let id = snapshot.identifier { readLayout(id) }
  }

  /// Reads the items of a bar, which it makes buttons of, or the segments of a control.
  private mutating func readItems(_ items: XMLTree.Element) {
    for item in items.children.prefix(16) {
      if item.name == "navigationItem" { readItems(item) }
      guard item.name == "barButtonItem" || item.name == "segment" else { continue }
      let isEnabled = item["enabled"] != "NO"
      for word in [item["title"] ?? item["systemItem"], item[.id]].compactMap({ $0 }) {
        add(
          item.name == "segment"
            ? isEnabled ? "segment" : "disabledSegment" : isEnabled ? "barItem" : "disabledBarItem", word)
      }
    }
  }

  private mutating func readFrame(_ rect: XMLTree.Element) {
    guard let x = rect.attribute(.x)?.number, let y = rect.attribute(.y)?.number,
      let width = rect.attribute(.width)?.number, let height = rect.attribute(.height)?.number,
      x.isFinite, y.isFinite, width.isFinite, height.isFinite
    else {
      repair(
        "the frame does not have the four numbers x, y, width and height; it is treated as unknown", at: rect)
      return
    }
    snapshot.frame = .known(ViewRect(x: x, y: y, width: width, height: height))
    snapshot.bounds = .known(ViewRect(x: 0, y: 0, width: width, height: height))
  }

  /// Reads what other elements say about the view's layout.
  private mutating func readLayout(_ id: String) {
    if let count = objects.constraints.counts[id] { add("constraints", String(count)) }
    if let names = objects.outlets.names[id] { add("outlets", names.joined(separator: " ")) }
    if let property = objects.outlets.movers[id] { add("movedBy", property) }
    if let property = objects.outlets.layers[id] { add("laidOutAs", property) }
    let excluded = objects.excluded[id] ?? []
    if !objects.sizeClasses.installs(excluded: excluded, included: objects.included[id] ?? []) {
      add("installed", "NO")
    }
    let others = excluded.filter { $0 != "default" }
    if !others.isEmpty { add("notInstalledFor", others.joined(separator: " ")) }
    if let included = objects.included[id] { add("installedFor", included.joined(separator: " ")) }
  }

  /// A flag of the element.
  private mutating func flag(_ word: InterfaceWord, otherwise: Bool) -> Known<Bool> {
    let varied = variations.last { $0.has(word) }
    guard let attribute = (varied ?? element).attribute(word) else { return .known(otherwise) }
    if attribute.isValue("YES") { return .known(true) }
    if attribute.isValue("NO") { return .known(false) }
    repair("\(attribute.name) is “\(attribute.value)”, neither YES nor NO; it is treated as unknown")
    return .unknown
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

extension XMLTree.Attribute {
  /// Whether the attribute of a view becomes a property of its snapshot.
  fileprivate var isTaken: Bool {
    switch InterfaceWord(rawValue: nameNumber) {
    case .alpha, .clipsSubviews, .customClass, .customModule, .customModuleProvider, .enabled,
      .exclusiveTouch,
      .hidden, .id, .multipleTouchEnabled, .tag, .text, .userInteractionEnabled:
      true
    default: false
    }
  }
}
