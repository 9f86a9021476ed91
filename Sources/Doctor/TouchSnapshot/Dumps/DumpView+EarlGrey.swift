// SPDX-License-Identifier: Apache-2.0

extension DumpView {
  /// Reads an entry that EarlGrey printed into a view of which nothing is known, and returns what is not
  /// understood.
  ///
  /// EarlGrey prints what it cares for, always, and leaves unsaid what it does not; so what is absent is
  /// unknown.
  static func earlGrey(
    _ entry: DumpEntry, _ names: inout DumpNames, into view: inout ViewSnapshot
  ) -> [(index: Int, message: String)] {
    let subject = entry.subject(&names)
    view.className = subject.name.text
    view.identifier = subject.address
    let text = entry.text
    var troubles: [(index: Int, message: String)] = []
    func understood<Value>(_ value: Value?, _ field: DumpEntry.Field) -> Known<Value> {
      if let value, !field.isCut { return .known(value) }
      let written = DumpValue.excerpt(field.value(in: text) ?? "")
      troubles.append((field.index, "\(field.key)=\(written) is not understood and treated as unknown"))
      return .unknown
    }
    for field in entry.fields(&names) {
      let value = field.value(in: text) ?? ""
      switch field.key {
      case "frame": view.frame = understood(DumpNumbers(value, count: 4)?.rect, field)
      case "alpha": view.alpha = understood(Double(value), field)
      case "hidden": view.isHidden = .known(field.value(in: text).flatMap(DumpValue.flag) ?? true)
      case "enabled": view.isEnabled = .known(field.value(in: text).flatMap(DumpValue.flag) ?? true)
      case "disabled": view.isEnabled = .known(false)
      case "UIE": view.isUserInteractionEnabled = understood(DumpValue.flag(value), field)
      case "tag": view.tag = understood(Int(value), field)
      case "text": view.text = DumpValue.text(value)
      case "AX.id": view.accessibilityIdentifier = DumpValue.text(value)
      case "AX.label": view.accessibilityLabel = DumpValue.text(value)
      default:
        view.attributes.append(ViewSnapshot.Attribute(name: field.key, value: DumpValue.text(value)))
      }
    }
    if subject.name.isPlainClass { view.boundsOrigin = .known(.zero) }
    return troubles
  }
}
