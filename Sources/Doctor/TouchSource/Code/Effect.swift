// SPDX-License-Identifier: Apache-2.0

/// Something that a body changes and that stays changed.
struct Effect {
  /// What is changed, such as `knob.transform`.
  var target: String
  /// What it is changed to.
  var value: String
  /// Where the change is, in the method that was asked about.
  var offset: Int
  /// The branches, cases and loops that it is in, the outermost first.
  var branches: [String] = []
  /// Whether it is in a closure, such as the completion of an animation, that runs after the body.
  var isLater = false
}

extension ClassCode {
  /// How many calls of own methods are followed into each other.
  private static let deepest = 3

  /// What the steps of a method change, with what the own methods change that they call.
  func effects(of steps: [CodeStep], in method: CodeMethod, depth: Int = 0) -> [Effect] {
    var found: [Effect] = []
    for step in steps {
      let (branches, isLater) = conditions(of: step, in: method)
      let known = found.count
      defer {
        for index in known..<found.count {
          found[index].branches = branches + found[index].branches
          found[index].isLater = found[index].isLater || isLater
        }
      }
      switch step.kind {
      case .assignment(let target, let sign, let value):
        let root = target.split(separator: ".").first.map(String.init) ?? target
        // A variable of the body is gone when it ends.
        if !target.contains("."), method.local(root) != nil { continue }
        found.append(
          Effect(
            target: resolved(target, in: method), value: sign == "=" ? value : "\(sign) \(value)",
            offset: step.offset))
      case .call(let receiver, let name, let arguments):
        if receiver.isEmpty || receiver == "." {
          if depth < Self.deepest, receiver.isEmpty, name != method.name, let own = self.method(name) {
            let passed = PassedArguments(arguments, to: own)
            let inner = effects(of: passed.steps, in: own, depth: depth + 1)
            found += inner.map { effect in
              var effect = effect
              (effect.value, effect.offset) = (passed.value(effect.value), step.offset)
              return effect
            }
          }
          if name == "addSubview", let view = arguments.first?.text, Self.isPath(view) {
            found.append(
              Effect(target: "\(resolved(view, in: method)).superview", value: "self", offset: step.offset))
          }
          continue
        }
        found += effects(
          ofCall: name, of: resolved(receiver, in: method), arguments, in: method, at: step.offset)
      case .local, .result: break
      }
    }
    return found
  }

  /// The names of the branches around a step, and whether a closure is around it.
  private func conditions(of step: CodeStep, in method: CodeMethod) -> (branches: [String], isLater: Bool) {
    var branches: [String] = []
    var isLater = false
    var next = step.scope
    while let index = next {
      if case .closure = method.scopes[index].kind {
        isLater = true
      } else {
        branches.insert("\(method.offset).\(index)", at: 0)
      }
      next = method.scopes[index].parent
    }
    return (branches, isLater)
  }

  /// What is left of changes when all have been made: a change takes the place of an earlier one of the same
  /// target, unless it is under a condition that the earlier one is not under.
  private static func settled(_ effects: [Effect]) -> [Effect] {
    var settled: [Effect] = []
    for effect in effects.filter({ !$0.isLater }) + effects.filter(\.isLater) {
      settled.removeAll { $0.target == effect.target && $0.branches.starts(with: effect.branches) }
      settled.append(effect)
    }
    return settled
  }

  /// What the call of a method of something else changes, as far as its name tells.
  private func effects(
    ofCall name: String, of receiver: String, _ arguments: [CodeArgument], in method: CodeMethod,
    at offset: Int
  ) -> [Effect] {
    guard Self.isPath(receiver), receiver != "super" else { return [] }
    switch name {
    case "addSubview":
      guard let view = arguments.first?.text, Self.isPath(view) else { return [] }
      return [Effect(target: "\(resolved(view, in: method)).superview", value: receiver, offset: offset)]
    case "removeFromSuperview": return [Effect(target: "\(receiver).superview", value: "nil", offset: offset)]
    case "invalidate": return [Effect(target: receiver, value: "nil", offset: offset)]
    case "startAnimating": return [Effect(target: "\(receiver).isAnimating", value: "true", offset: offset)]
    case "stopAnimating": return [Effect(target: "\(receiver).isAnimating", value: "false", offset: offset)]
    default:
      guard let first = arguments.first?.text, Self.isConstant(first), first != "nil", name.hasPrefix("set")
      else {
        return []
      }
      return [Effect(target: "\(receiver).\(name)", value: first, offset: offset)]
    }
  }

  /// Whether a value is the same at every call: a literal, a case, or a name that says what it is reset to.
  static func isConstant(_ value: String) -> Bool {
    if ["true", "false", "nil", "YES", "NO"].contains(value) { return true }
    if Double(value) != nil { return true }
    guard !value.isEmpty else { return false }
    if value.hasPrefix("."), isPath(String(value.dropFirst())) { return true }
    let parts = value.split(separator: ".")
    // `UIColor.clear`, `CGAffineTransform.identity`; not `touch.location`.
    if isPath(value), parts.first?.first?.isUppercase == true { return true }
    if value.hasPrefix("CGAffineTransform") || value == "[]" || value == "\"\"" { return true }
    let name = parts.last?.lowercased() ?? ""
    return isPath(value)
      && ["normal", "original", "default", "initial", "resting", "rest", "base", "home"]
        .contains { name.hasPrefix($0) }
  }

  /// The first change that the end takes back and that nothing takes back otherwise; nil if there is none.
  ///
  /// What only remembers where the finger was does no harm when it stays: the next touch sets it again.
  func leftover(
    after start: [Effect], _ more: [Effect] = [], undoneBy end: [Effect], butNotBy other: [Effect]
  ) -> (made: Effect, undone: Effect)? {
    let handled = Set(other.map(\.target))
    let first = Self.settled(start)
    let changes = first + Self.settled(more)
    for undone in Self.settled(end) where Self.isConstant(undone.value) && !handled.contains(undone.target) {
      guard !Self.isMemory(undone.target), undone.value != "nil" || Self.isSeen(undone.target),
        !isReset(undone, by: first)
      else { continue }
      if let made = changes.first(where: { $0.target == undone.target && $0.value != undone.value }) {
        return (made, undone)
      }
    }
    return nil
  }

  /// Whether each beginning sets a plain variable to what the end sets it to, and nothing shows it between.
  private func isReset(_ undone: Effect, by start: [Effect]) -> Bool {
    guard property(undone.target) != nil,
      start.contains(where: {
        $0.target == undone.target && $0.value == undone.value && $0.branches.isEmpty && !$0.isLater
      })
    else { return false }
    return !methods.contains { method in
      // An observer, or what draws and lays out.
      (method.isOfProperty && method.name == undone.target && !method.steps.isEmpty)
        || (["draw", "drawRect", "layoutSubviews"].contains(method.name) && method.mentions(undone.target))
    }
  }

  /// Whether what becomes nil was more than a memory: a timer, a view, something that is selected.
  private static func isSeen(_ target: String) -> Bool {
    let name = target.split(separator: ".").last?.lowercased() ?? ""
    return ["superview", "timer", "link", "selected", "active", "dragged", "dragging", "highlighted"]
      .contains { name.contains($0) }
  }

  /// Whether a name is that of what a gesture remembers for its next step.
  private static func isMemory(_ target: String) -> Bool {
    let name = target.split(separator: ".").last?.lowercased() ?? ""
    let beginnings = ["last", "prev", "start", "initial", "begin", "origin", "touchpoint", "first"]
    let endings = [
      "point", "location", "translation", "velocity", "touch", "touches", "distance", "angle", "date", "time",
    ]
    return beginnings.contains { name.hasPrefix($0) } || endings.contains { name.hasSuffix($0) }
  }
}
