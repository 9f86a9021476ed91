// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// One view of an old xib.
struct ArchivedView {
  /// What is known of the view.
  var snapshot: ViewSnapshot
  /// What could not be used.
  private(set) var repairs: [Repair] = []
  private let element: XMLTree.Element

  /// The bit of the flags that hides a view, in the archives of AppKit and of UIKit alike.
  private static let hiddenBit = 1 << 31

  /// Reads the object of a view.
  ///
  /// An archive leaves out what is as UIView has it, like the files that came after it.
  init(_ element: XMLTree.Element, in objects: ArchiveObjects) {
    self.element = element
    let id = objects.identifier(of: element)
    let base = String((element["class"] ?? "").dropFirst("IB".count))
    snapshot = ViewSnapshot(
      className: id.flatMap { objects.customClasses[$0] } ?? base, baseClass: base, identifier: id)
    snapshot.position = element.tree.position(at: element.offset)
    snapshot.isHidden = .known(false)
    snapshot.isUserInteractionEnabled = .known(true)
    snapshot.clipsToBounds = .known(false)
    snapshot.isMultipleTouchEnabled = .known(false)
    snapshot.isExclusiveTouch = .known(false)
    if ElementClass.controls.contains(base) { snapshot.isEnabled = .known(true) }
    snapshot.alpha = .known(1)
    snapshot.tag = .known(0)
    snapshot.transform = .known(.identity)
    snapshot.anchorPoint = .known(ViewPoint(x: 0.5, y: 0.5))
    snapshot.boundsOrigin = .known(.zero)
    for part in element.children {
      guard let key = part["key"], let value = objects.resolve(part) else { continue }
      read(value, key: key, in: objects)
    }
  }

  private mutating func read(_ value: XMLTree.Element, key: String, in objects: ArchiveObjects) {
    switch key {
    case "NSFrame", "NSFrameSize": readFrame(value, text: objects.content(of: value))
    case "NSvFlags": readFlags(objects.numbers(of: value))
    case "IBUIHidden": snapshot.isHidden = flag(value, in: objects)
    case "IBUIUserInteractionEnabled": snapshot.isUserInteractionEnabled = flag(value, in: objects)
    case "IBUIClipsSubviews": snapshot.clipsToBounds = flag(value, in: objects)
    case "IBUIMultipleTouchEnabled": snapshot.isMultipleTouchEnabled = flag(value, in: objects)
    case "IBUIExclusiveTouch": snapshot.isExclusiveTouch = flag(value, in: objects)
    case "IBUIEnabled": snapshot.isEnabled = flag(value, in: objects)
    case "IBUIAlpha":
      let alpha = Double(objects.numbers(of: value))
      snapshot.alpha = alpha.flatMap { $0.isFinite ? .known($0) : nil } ?? .unknown
    case "IBUITag": snapshot.tag = Int(objects.numbers(of: value)).map { .known($0) } ?? .unknown
    case "IBUINormalTitle", "IBUIText": snapshot.text = objects.content(of: value)
    case "IBUIPlaceholder": snapshot.text = snapshot.text ?? objects.content(of: value)
    case "IBSegmentTitles":
      let titles = objects.contents(in: value).filter { !$0.isEmpty }
      if !titles.isEmpty { snapshot.text = titles.joined(separator: ", ") }
    case "IBUIAccessibilityConfiguration":
      snapshot.accessibilityLabel = objects.text("IBUIAccessibilityLabel", of: value)
      snapshot.accessibilityIdentifier = objects.text("IBUIAccessibilityIdentifier", of: value)
    case "IBUIBackgroundColor", "IBUITextColor", "IBUINormalTitleColor":
      let names = ["IBUITextColor": "textColor", "IBUINormalTitleColor": "titleColor"]
      if let text = ElementColors.archived(value) { add(names[key] ?? "backgroundColor", text) }
    case "IBUIButtonType", "IBUIOpaque", "IBUIContentMode": add(key, objects.content(of: value))
    default: break
    }
  }

  /// Reads `{{x, y}, {w, h}}`, or `{w, h}` of a view whose origin is zero.
  private mutating func readFrame(_ value: XMLTree.Element, text: String) {
    let count = value["key"] == "NSFrameSize" ? 2 : 4
    guard let numbers = BracedNumbers.read(text), numbers.count == count else {
      repairs.append(
        Repair(
          position: value.tree.position(at: value.offset),
          message: "the frame “\(text.prefix(80))” has not \(count) numbers; it is treated as unknown"))
      return
    }
    let origin = count == 2 ? ViewPoint.zero : ViewPoint(x: numbers[0], y: numbers[1])
    let size = ViewSize(width: numbers[count - 2], height: numbers[count - 1])
    snapshot.frame = .known(ViewRect(origin: origin, size: size))
    snapshot.bounds = .known(ViewRect(origin: .zero, size: size))
  }

  /// Reads the bits of the flags, a number that is negative where the highest of 32 is set.
  private mutating func readFlags(_ text: String) {
    guard let flags = Int(text) else { return }
    if flags & Self.hiddenBit != 0 { snapshot.isHidden = .known(true) }
    add("autoresize", AutoresizingMask.text(of: flags))
  }

  private func flag(_ value: XMLTree.Element, in objects: ArchiveObjects) -> Known<Bool> {
    let text = objects.content(of: value)
    switch text.isEmpty ? value["value"] ?? "" : text {
    case "YES": return .known(true)
    case "NO": return .known(false)
    default: return .unknown
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    snapshot.attributes.append(ViewSnapshot.Attribute(name: name, value: value))
  }

  /// Takes what connections say about the view.
  mutating func connect(_ connections: ArchiveConnections, number: Int) {
    let recognizers = connections.recognizers[number] ?? []
    if let names = connections.outlets[number] { add("outlets", names.joined(separator: " ")) }
    snapshot.actions = .known(connections.actions[number] ?? [])
    snapshot.recognizers = .known(recognizers)
    snapshot.hasRecognizers = .known(!recognizers.isEmpty)
  }
}
