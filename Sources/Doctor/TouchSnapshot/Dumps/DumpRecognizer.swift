// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Makes a recognizer of an entry such as `<UITapGestureRecognizer: 0x7f…; state = Possible; view = <UIView
/// 0x7f…>>`.
///
/// As views do, recognizers print only what is not the default.
struct DumpRecognizer {
  /// The recognizer.
  private(set) var recognizer: RecognizerSnapshot
  /// The address of its view; nil if there is none.
  private(set) var view: String?

  init(_ entry: DumpEntry, position: SourcePosition, _ names: inout DumpNames) {
    let subject = entry.subject(&names)
    recognizer = RecognizerSnapshot(
      className: subject.name.text, identifier: subject.address, position: position)
    if entry.ending != .cut { setDefaults() }
    for field in entry.fields(&names) where !field.isCut {
      guard let value = field.value(in: entry.text) else { continue }
      switch field.key {
      case "enabled": recognizer.isEnabled = Self.known(DumpValue.flag(value))
      case "cancelsTouchesInView": recognizer.cancelsTouchesInView = Self.known(DumpValue.flag(value))
      case "delaysTouchesBegan": recognizer.delaysTouchesBegan = Self.known(DumpValue.flag(value))
      case "delaysTouchesEnded": recognizer.delaysTouchesEnded = Self.known(DumpValue.flag(value))
      case "numberOfTapsRequired": recognizer.numberOfTapsRequired = Self.known(Int(value))
      case "numberOfTouchesRequired": recognizer.numberOfTouchesRequired = Self.known(Int(value))
      case "minimumPressDuration": recognizer.minimumPressDuration = Self.known(Double(value))
      case "must-fail": recognizer.mustFail = .known(Self.addresses(value))
      case "target", "action":
        let actions = Self.actions(value)
        if !actions.isEmpty { recognizer.actions = .known(actions) }
      case "delegate": recognizer.hasDelegate = .known(true)
      case "view": view = Self.addresses(value).first.flatMap { $0 == "0x0" ? nil : $0 }
      default: break
      }
    }
  }

  /// Sets what the absence of keys says: the defaults of `UIGestureRecognizer` and of the plain tap.
  private mutating func setDefaults() {
    recognizer.isEnabled = .known(true)
    recognizer.cancelsTouchesInView = .known(true)
    recognizer.delaysTouchesBegan = .known(false)
    recognizer.delaysTouchesEnded = .known(true)
    recognizer.mustFail = .known([])
    if recognizer.className == "UITapGestureRecognizer" {
      recognizer.numberOfTapsRequired = .known(1)
      recognizer.numberOfTouchesRequired = .known(1)
    }
  }

  private static func known<Value>(_ value: Value?) -> Known<Value> { value.map { .known($0) } ?? .unknown }

  /// What a recognizer calls: `<(action=like, target=<Notes.VC 0x7f…>)>`.
  private static func actions(_ value: String) -> [ActionSnapshot] {
    value.parts(around: "action=").dropFirst().prefix(16).compactMap { part in
      let selector = part.prefix { !",) >".contains($0) }
      guard !selector.isEmpty else { return nil }
      return ActionSnapshot(event: "", target: addresses(String(part)).first, selector: String(selector))
    }
  }

  /// The addresses of the objects in a value that are not inside another object, in order.
  private static func addresses(_ value: String) -> [String] {
    let bytes = Array(value.utf8)
    var (addresses, depth, place): ([String], Int, Int) = ([], 0, 0)
    var isTaken = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"):
        depth += 1
        if depth == 1 { isTaken = false }
      case UInt8(ascii: ">"):
        depth -= 1
      case UInt8(ascii: "0")
      where depth == 1 && !isTaken && place + 1 < bytes.count
        && bytes[place + 1] == UInt8(ascii: "x"):
        var end = place + 2
        while end < bytes.count, bytes[end].isHexDigit { end += 1 }
        addresses.append(String(decoding: bytes[place..<end], as: UTF8.self))
        isTaken = true
        place = end
        continue
      default: break
      }
      place += 1
    }
    return addresses
  }
}
