// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// Makes a view of an entry that `recursiveDescription` printed.
struct DumpView {
  /// The view, without its place in the tree.
  private(set) var view: ViewSnapshot
  /// Values that are not understood, each with its index in the entry and what it was taken for.
  private(set) var troubles: [(index: Int, message: String)] = []
  /// What the entry was cut in; nil if it was not, or if nothing of the next field is there.
  private(set) var cutIn: String?
  /// Whether the entry tells a frame.
  private(set) var hasFrame = false

  private var isWindow = false
  private var offset: Known<CGPoint>?

  init(_ entry: DumpEntry) {
    let subject = entry.subject
    view = ViewSnapshot(className: subject.className, identifier: subject.address)
    let fields = entry.fields
    let complete = fields.lazy.filter { !$0.isCut }.map(\.key)
    setDefaults(DumpDefaults(keys: complete, isCut: entry.ending == .cut))
    // Decisive keys are few, so that a list of them is faster than a dictionary.
    var seen: [(key: String, value: String)] = []
    var mayBeMisspelled = false
    for field in fields {
      let role = DumpKeys.roles[field.key]
      if role == nil { mayBeMisspelled = true }
      if let value = field.value, role?.isDecisive == true {
        if let first = seen.first(where: { $0.key == field.key })?.value {
          if first != value { contradict(field, first) }
          continue
        }
        seen.append((field.key, value))
      }
      take(field, numbers: role?.numbers)
    }
    if mayBeMisspelled {
      for field in fields where field.value != nil { noteMisspelling(of: field) }
    }
    if let index = endOfBrokenText(fields) { forgetInText(fields[..<index]) }
    if let offset {
      view.boundsOrigin = offset
    } else if let bounds = view.bounds.value {
      view.boundsOrigin = .known(bounds.origin)
    } else if entry.ending != .cut, view.baseClass == nil, DumpDefaults.isPlain(view.className) {
      view.boundsOrigin = .known(.zero)
    }
    if isWindow, view.baseClass == nil, view.className != "UIWindow" { view.baseClass = "UIWindow" }
  }

  /// Takes a property for unknown that the entry gives two values.
  private mutating func contradict(_ field: DumpEntry.Field, _ first: String) {
    forget(field.key)
    let values = "\(DumpValue.excerpt(first)) and \(DumpValue.excerpt(field.value ?? ""))"
    troubles.append((field.index, "\(field.key) is there twice, as \(values); it is treated as unknown"))
  }

  /// Where a text seems to end that holds a quote and a semicolon, so that it reads as if fields followed; nil for most.
  ///
  /// The last field with a lone quote, or with quotes around a value whose key no view has, closes it.
  private func endOfBrokenText(_ fields: [DumpEntry.Field]) -> Int? {
    guard let text = fields.firstIndex(where: { $0.key == "text" }) else { return nil }
    return fields.indices.dropFirst(text + 1).last { number in
      let field = fields[number]
      guard let value = field.value else { return field.key.hasSuffix("'") }
      guard value.hasSuffix("'") else { return false }
      return !value.hasPrefix("'") || value.count == 1 || !DumpKeys.quoted.contains(field.key)
    }
  }

  /// Takes for unknown what may be words of a text.
  private mutating func forgetInText(_ fields: ArraySlice<DumpEntry.Field>) {
    guard let text = fields.firstIndex(where: { $0.key == "text" }) else { return }
    for field in fields[(text + 1)...] where DumpKeys.decisive.contains(field.key) { forget(field.key) }
    troubles.append(
      (
        fields[text].index,
        "the text holds quotes, so that it is not known where it ends; what it may hold is treated as unknown"
      ))
  }

  /// Takes a property for unknown if a key is almost its name: somebody typed it, and may have meant it.
  private mutating func noteMisspelling(of field: DumpEntry.Field) {
    guard let key = DumpKeys.meant(by: field.key) else { return }
    forget(key)
    troubles.append(
      (
        field.index,
        "no dump has the key \(field.key); if \(key) is meant, it is not read, so \(key) is treated as unknown"
      ))
  }

  /// Makes a property unknown.
  private mutating func forget(_ key: String) {
    switch key {
    case "frame": view.frame = .unknown
    case "bounds":
      view.bounds = .unknown
      offset = .unknown
    case "transform": view.transform = .unknown
    case "anchorPoint": view.anchorPoint = .unknown
    case "contentOffset": offset = .unknown
    case "alpha": view.alpha = .unknown
    case "hidden": view.isHidden = .unknown
    case "userInteractionEnabled": view.isUserInteractionEnabled = .unknown
    case "clipsToBounds": view.clipsToBounds = .unknown
    case "enabled": view.isEnabled = .unknown
    default: break
    }
  }

  /// Sets what the absence of keys says.
  private mutating func setDefaults(_ defaults: DumpDefaults) {
    view.transform = defaults.value(.identity, unless: "transform")
    view.anchorPoint = defaults.value(CGPoint(x: 0.5, y: 0.5), unless: "anchorPoint")
    view.clipsToBounds = defaults.value(false, unless: "clipsToBounds")
    view.alpha = defaults.value(1, unless: "alpha")
    view.isHidden = defaults.value(false, unless: "hidden")
    view.isUserInteractionEnabled = defaults.value(true, unless: "userInteractionEnabled")
    view.tag = defaults.value(0, unless: "tag")
    view.hasRecognizers = defaults.value(false, unless: "gestureRecognizers")
    view.recognizers = defaults.value([], unless: "gestureRecognizers")
  }

  /// Takes a field.
  private mutating func take(_ field: DumpEntry.Field, numbers: Int?) {
    guard let written = field.value else {
      if field.isCut {
        cutIn = DumpValue.excerpt(field.key)
      } else {
        view.attributes.append(ViewSnapshot.Attribute(name: field.key, value: ""))
      }
      return
    }
    let value = numbers.map { plain(written, field, numbers: $0) } ?? written
    switch field.key {
    case "frame":
      hasFrame = true
      set(\.frame, DumpValue.rect(value), field)
    case "bounds": set(\.bounds, DumpValue.rect(value), field)
    case "transform": set(\.transform, DumpValue.transform(value), field)
    case "transform3D":
      view.transform = .unknown
      view.attributes.append(ViewSnapshot.Attribute(name: field.key, value: value))
    case "anchorPoint": set(\.anchorPoint, DumpValue.point(value), field)
    case "contentOffset":
      let point = understood(DumpValue.point(value), field)
      offset = point.map { .known($0) } ?? .unknown
    case "contentSize": set(\.contentSize, DumpValue.size(value), field)
    case "adjustedContentInset": set(\.contentInset, DumpValue.inset(value), field)
    case "alpha": set(\.alpha, Double(value), field)
    case "hidden": set(\.isHidden, DumpValue.flag(value), field)
    case "userInteractionEnabled": set(\.isUserInteractionEnabled, DumpValue.flag(value), field)
    case "clipsToBounds": set(\.clipsToBounds, DumpValue.flag(value), field)
    case "multipleTouchEnabled": set(\.isMultipleTouchEnabled, DumpValue.flag(value), field)
    case "exclusiveTouch": set(\.isExclusiveTouch, DumpValue.flag(value), field)
    case "enabled": set(\.isEnabled, DumpValue.flag(value), field)
    case "tag": set(\.tag, Int(value), field)
    case "gestureRecognizers":
      view.hasRecognizers = .known(true)
      view.recognizers = .unknown
    case "baseClass": view.baseClass = field.isCut ? nil : value
    case "text":
      view.text = DumpValue.text(value)
      // Of a text that is cut nobody knows how it went on.
      if field.isCut, value.count < 2 || value.last != value.first {
        view.text = nil
        cutIn = "text = \(DumpValue.excerpt(value))"
      }
    case "title", "placeholder":
      let text = DumpValue.text(value)
      if view.text?.isEmpty != false { view.text = text }
      view.attributes.append(ViewSnapshot.Attribute(name: field.key, value: text))
    case "accessibilityIdentifier": view.accessibilityIdentifier = DumpValue.text(value)
    case "accessibilityLabel": view.accessibilityLabel = DumpValue.text(value)
    case "layer":
      isWindow = value.hasPrefix("<UIWindowLayer")
    default:
      let isPlain = value.utf8.first == UInt8(ascii: "'") || value.utf8.first == UInt8(ascii: "\"")
      view.attributes.append(
        ViewSnapshot.Attribute(name: field.key, value: isPlain ? DumpValue.text(value) : value))
    }
  }

  /// The value with decimal points where it has commas, as some languages write numbers; any other as it is.
  private mutating func plain(_ value: String, _ field: DumpEntry.Field, numbers count: Int) -> String {
    guard DumpValue.hasDecimalCommas(value), DumpValue.numbers(value, count: count) == nil else {
      return value
    }
    let points = DumpValue.withDecimalPoints(value)
    guard DumpValue.numbers(points, count: count) != nil else { return value }
    troubles.append((field.index, "\(field.key) = \(DumpValue.excerpt(value)) \(Self.commas)"))
    return points
  }

  /// What is said of commas, once for a dump.
  static let commas =
    "has commas for decimal points, as some languages write numbers; they are read as points, here and in the lines below"

  /// Sets a property to a value that was understood, and otherwise to unknown.
  private mutating func set<Value>(
    _ property: WritableKeyPath<ViewSnapshot, Known<Value>>, _ value: Value?, _ field: DumpEntry.Field
  ) {
    view[keyPath: property] = understood(value, field).map { .known($0) } ?? .unknown
  }

  /// The value, unless it is not understood or may have been longer.
  private mutating func understood<Value>(_ value: Value?, _ field: DumpEntry.Field) -> Value? {
    if let value, !field.isCut { return value }
    let written = DumpValue.excerpt(field.value ?? "")
    if field.isCut, field.value?.last != ")", field.value?.last != "]", field.value?.last != "}" {
      cutIn = "\(field.key) = \(written)"
      return nil
    }
    if value == nil {
      let commas =
        DumpKeys.roles[field.key]?.numbers != nil && DumpValue.hasDecimalCommas(field.value ?? "")
        ? ": it has commas for decimal points, as some languages write numbers; replace them by points in the dump"
        : ""
      troubles.append(
        (field.index, "\(field.key) = \(written) is not understood and treated as unknown\(commas)"))
    }
    return value
  }
}
