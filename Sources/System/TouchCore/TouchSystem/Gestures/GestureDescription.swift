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
    var targets: [String] = []
    for entry in recognizer.targets { if let line = target(entry) { targets.append(line) } }
    if !targets.isEmpty { parts.append("target= <\(targets.joined(separator: ", "))>") }
    var required: [String] = []
    for entry in recognizer.requirements where !entry.isIgnored {
      if let other = entry.other { required.append(short(other)) }
    }
    if !required.isEmpty { parts.append("must-fail = {\(required.joined(separator: ", "))}") }
    if recognizer.pendingState != nil {
      var open: [String] = []
      for answer in recognizer.answers where answer.isRequired && answer.other.storedState == .possible {
        open.append(short(answer.other))
      }
      parts.append("waits-for = {\(open.joined(separator: ", "))}")
    }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private static func target(_ target: GestureTarget) -> String? {
    guard let object = target.object else { return nil }
    var action = "closure"
    if let selector = target.action { action = "\(selector)" }
    return "(action=\(action), target=\(short(object)))"
  }

  private nonisolated static func short(_ object: AnyObject) -> String {
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
