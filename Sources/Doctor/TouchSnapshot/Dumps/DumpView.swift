// SPDX-License-Identifier: Apache-2.0

/// Makes views of entries that `recursiveDescription` printed, one after the other.
///
/// Views are handed over by exchange, since a copy of one takes longer than much of the reading.
struct DumpView {
  /// The view, without its place in the tree.
  private(set) var view = ViewSnapshot(className: "")
  /// Values that are not understood, each with its index in the entry and what it was taken for.
  private(set) var troubles: [(index: Int, message: String)] = []
  /// What the entry was cut in; nil if it was not, or if nothing of the next field is there.
  private(set) var cutIn: String?
  /// Whether the entry tells a frame.
  private(set) var hasFrame = false

  private var isWindow = false
  private var offset: Known<ViewPoint>?
  /// The bytes of the entry.
  private var text = DumpText(bytes: [])

  private mutating func read(_ entry: DumpEntry, _ names: inout DumpNames) {
    let subject = entry.subject(&names)
    text = entry.text
    view.className = subject.name.text
    view.identifier = subject.address
    let fields = entry.fields(&names)
    let complete = fields.lazy.filter { !$0.isCut }.map { $0.key }
    setDefaults(DumpDefaults(keys: complete, isCut: entry.ending == .cut))
    var mayBeMisspelled = false
    for (number, field) in fields.enumerated() {
      if field.role?.isUsual != true { mayBeMisspelled = true }
      if field.role?.isDecisive == true, let value = field.place,
        let first = fields[..<number].first(where: { $0.key == field.key && $0.place != nil })
      {
        if first.value(in: text) != text.string(value) { contradict(field, first.value(in: text) ?? "") }
        continue
      }
      take(field)
    }
    if mayBeMisspelled {
      for field in fields where field.place != nil { noteMisspelling(of: field) }
    }
    if let index = endOfBrokenText(fields) { forgetInText(fields[..<index]) }
    if let offset {
      view.boundsOrigin = offset
    } else if let bounds = view.bounds.value {
      view.boundsOrigin = .known(bounds.origin)
    } else if entry.ending != .cut, view.baseClass == nil, subject.name.isPlainClass {
      view.moveOriginToZero()
    }
    if isWindow, view.baseClass == nil, view.className != "UIWindow" { view.baseClass = "UIWindow" }
  }

  /// Reads an entry into another view of which nothing is known.
  mutating func read(_ entry: DumpEntry, _ names: inout DumpNames, into other: inout ViewSnapshot) {
    swap(&view, &other)
    (cutIn, hasFrame, isWindow, offset) = (nil, false, false, nil)
    if !troubles.isEmpty { troubles = [] }
    read(entry, &names)
    swap(&view, &other)
  }

  /// Takes a property for unknown that the entry gives two values.
  private mutating func contradict(_ field: DumpEntry.Field, _ first: String) {
    forget(field.key)
    let values = "\(DumpValue.excerpt(first)) and \(DumpValue.excerpt(field.value(in: text) ?? ""))"
    troubles.append((field.index, "\(field.key) is there twice, as \(values); it is treated as unknown"))
  }

  /// Where a text seems to end that holds a quote and a semicolon, so that it reads as if fields followed;
  /// nil for most.
  ///
  /// The last field with a lone quote, or with quotes around a value whose key no view has, closes it.
  private func endOfBrokenText(_ fields: [DumpEntry.Field]) -> Int? {
    guard let begin = fields.firstIndex(where: { $0.key == "text" }) else { return nil }
    return fields.indices.dropFirst(begin + 1).last { number in
      guard let place = fields[number].place else { return fields[number].key.hasSuffix("'") }
      guard let last = place.last, text.bytes[last] == UInt8(ascii: "'") else { return false }
      let (field, value) = (fields[number], text.string(place))
      return !value.hasPrefix("'") || value.count == 1 || !DumpKeys.quoted.contains(field.key)
    }
  }

  /// Takes for unknown what may be words of a text.
  private mutating func forgetInText(_ fields: ArraySlice<DumpEntry.Field>) {
    guard let begin = fields.firstIndex(where: { $0.key == "text" }) else { return }
    for field in fields[(begin + 1)...] where DumpKeys.decisive.contains(field.key) { forget(field.key) }
    troubles.append(
      (
        fields[begin].index,
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
    view.setLayer(
      transform: defaults.value(.identity, unless: "transform"),
      anchorPoint: defaults.value(ViewPoint(x: 0.5, y: 0.5), unless: "anchorPoint"))
    view.clipsToBounds = defaults.value(false, unless: "clipsToBounds")
    view.alpha = defaults.value(1, unless: "alpha")
    view.isHidden = defaults.value(false, unless: "hidden")
    view.isUserInteractionEnabled = defaults.value(true, unless: "userInteractionEnabled")
    view.tag = defaults.value(0, unless: "tag")
    view.hasRecognizers = defaults.value(false, unless: "gestureRecognizers")
    view.recognizers = defaults.value([], unless: "gestureRecognizers")
  }

  /// Takes a field.
  private mutating func take(_ field: DumpEntry.Field) {
    guard let place = field.place else {
      if field.isCut {
        cutIn = DumpValue.excerpt(field.key)
      } else {
        view.attributes.append(ViewSnapshot.Attribute(name: field.key, value: ""))
      }
      return
    }
    switch field.role?.property {
    case .frame:
      hasFrame = true
      view.frame = known(numbers(in: field)?.rect, field)
    case .bounds: view.bounds = known(numbers(in: field)?.rect, field)
    case .transform: view.transform = known(numbers(in: field)?.transform, field)
    case .transform3D:
      view.transform = .unknown
      keep(field, text: text.string(place))
    case .anchorPoint: view.anchorPoint = known(numbers(in: field)?.point, field)
    case .contentOffset: offset = known(numbers(in: field)?.point, field)
    case .contentSize: view.contentSize = known(numbers(in: field)?.size, field)
    case .adjustedContentInset: view.contentInset = known(numbers(in: field)?.inset, field)
    case .alpha: view.alpha = known(Double(plain(text.string(place), field, numbers: 1)), field)
    case .hidden: view.isHidden = flag(field)
    case .userInteractionEnabled: view.isUserInteractionEnabled = flag(field)
    case .clipsToBounds: view.clipsToBounds = flag(field)
    case .multipleTouchEnabled: view.isMultipleTouchEnabled = flag(field)
    case .exclusiveTouch: view.isExclusiveTouch = flag(field)
    case .enabled: view.isEnabled = flag(field)
    case .tag: view.tag = known(Int(text.string(place)), field)
    case .gestureRecognizers:
      view.hasRecognizers = .known(true)
      view.recognizers = .unknown
    case .baseClass: view.baseClass = field.isCut ? nil : text.string(place)
    case .text: take(text: text.string(place), field)
    case .attributedText: view.text = DumpValue.withoutAttributes(text.string(place))
    case .title, .placeholder:
      let title = DumpValue.text(text.string(place))
      if view.text?.isEmpty != false { view.text = title }
      keep(field, text: title)
    case .accessibilityIdentifier: view.accessibilityIdentifier = DumpValue.text(text.string(place))
    case .accessibilityLabel: view.accessibilityLabel = DumpValue.text(text.string(place))
    case .layer:
      isWindow = text.has("<UIWindowLayer", at: place.lowerBound)
    case nil:
      let value = text.string(place)
      let isPlain = value.utf8.first == UInt8(ascii: "'") || value.utf8.first == UInt8(ascii: "\"")
      keep(field, text: isPlain ? DumpValue.text(value) : value)
    }
  }

  private mutating func keep(_ field: DumpEntry.Field, text: String) {
    view.attributes.append(ViewSnapshot.Attribute(name: field.key, value: text))
  }

  private mutating func take(text value: String, _ field: DumpEntry.Field) {
    view.text = DumpValue.text(value)
    // Of a text that is cut nobody knows how it went on.
    if field.isCut, value.count < 2 || value.last != value.first {
      view.text = nil
      cutIn = "text = \(DumpValue.excerpt(value))"
    }
  }

  /// The numbers of a value, with decimal points where it has commas, as some languages write them.
  private mutating func numbers(in field: DumpEntry.Field) -> DumpNumbers? {
    guard let place = field.place, let count = field.role?.numbers else { return nil }
    if let numbers = DumpNumbers(text.bytes, place, count: count) { return numbers }
    return DumpNumbers(plain(text.string(place), field, numbers: count), count: count)
  }

  /// The value with decimal points where it has commas, as some languages write numbers; any other as it is.
  private mutating func plain(_ value: String, _ field: DumpEntry.Field, numbers count: Int) -> String {
    guard DumpValue.hasDecimalCommas(value), DumpNumbers(value, count: count) == nil else { return value }
    let points = DumpValue.withDecimalPoints(value)
    guard DumpNumbers(points, count: count) != nil else { return value }
    troubles.append((field.index, "\(field.key) = \(DumpValue.excerpt(value)) \(Self.commas)"))
    return points
  }

  /// What is said of commas, once for a dump.
  static let commas =
    "has commas for decimal points, as some languages write numbers; they are read as points, here and in the lines below"

  private mutating func flag(_ field: DumpEntry.Field) -> Known<Bool> {
    known(DumpValue.flag(field.value(in: text) ?? ""), field)
  }

  /// A value that was understood, and otherwise unknown.
  @inline(__always)
  private mutating func known<Value>(_ value: Value?, _ field: DumpEntry.Field) -> Known<Value> {
    if let value, !field.isCut { return .known(value) }
    return understood(value, field).map { .known($0) } ?? .unknown
  }

  /// The value, unless it is not understood or may have been longer.
  private mutating func understood<Value>(_ value: Value?, _ field: DumpEntry.Field) -> Value? {
    if let value, !field.isCut { return value }
    let written = DumpValue.excerpt(field.value(in: text) ?? "")
    if field.isCut, field.value(in: text)?.last != ")", field.value(in: text)?.last != "]",
      field.value(in: text)?.last != "}"
    {
      cutIn = "\(field.key) = \(written)"
      return nil
    }
    if value == nil {
      let commas =
        field.role?.numbers != nil && DumpValue.hasDecimalCommas(field.value(in: text) ?? "")
        ? ": it has commas for decimal points, as some languages write numbers; replace them by points in the dump"
        : ""
      troubles.append(
        (field.index, "\(field.key) = \(written) is not understood and treated as unknown\(commas)"))
    }
    return value
  }
}
