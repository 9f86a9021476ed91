// SPDX-License-Identifier: Apache-2.0

/// The line a debugger prints for a recognizer, in UIKit's own format.
enum GestureDescription {
  static func line(for recognizer: UIGestureRecognizer) -> String {
    var head = "\(type(of: recognizer)): \(ViewDescription.address(of: recognizer))"
    if let name = recognizer.name { head += " (\(name))" }
    var parts = [head, "state = \(word(recognizer.state))"]
    if !recognizer.isEnabled { parts.append("enabled = NO") }
    if !recognizer.cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if recognizer.delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !recognizer.delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
    if let view = recognizer.storedView { parts.append("view = \(short(view))") }
    let targets = recognizer.targets.compactMap(target)
    if !targets.isEmpty { parts.append("target= <\(targets.joined(separator: ", "))>") }
    let required = recognizer.requirements.filter { !$0.isIgnored }.compactMap(\.other)
    if !required.isEmpty { parts.append("must-fail = {\(required.map(short).joined(separator: ", "))}") }
    if recognizer.heldWish != nil {
      let open = recognizer.answers.filter { $0.isRequired && $0.other.storedState == .possible }.map(\.other)
      parts.append("waits-for = {\(open.map(short).joined(separator: ", "))}")
    }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private static func target(_ target: GestureTarget) -> String? {
    let action = target.action.map { "\($0)" } ?? "closure"
    guard let object = target.object else { return nil }
    return "(action=\(action), target=\(short(object)))"
  }

  private static func short(_ object: AnyObject) -> String {
    "<\(type(of: object)) \(ViewDescription.address(of: object))>"
  }

  private static func word(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }
}
