// SPDX-License-Identifier: Apache-2.0

extension SourceFacts {
  /// The methods whose overrides matter for touches and layout.
  private static let overridden: Set<String> = [
    "hitTest", "point", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "beginTracking",
    "continueTracking", "endTracking", "cancelTracking", "touchesShouldCancel", "touchesShouldBegin",
    "layoutSubviews", "gestureRecognizerShouldBegin", "intrinsicContentSize", "sizeThatFits",
    "alignmentRectInsets", "viewDidLayoutSubviews", "prepareForReuse",
  ]

  /// Works out what the index keeps of a file.
  package init(_ file: CodeFile) {
    self.init(path: file.path, language: file.language)
    for type in file.types where type.kind != .other && !type.name.isEmpty {
      classes.append(Class(type, in: file))
    }
    classes.removeAll {
      !$0.isDeclaration && $0.properties.isEmpty && $0.overrides.isEmpty && $0.uses.isEmpty
    }
    // What this file alone contradicts, no other can make true.
    let own = ClassTable([self])
    candidates = SourceRules.candidates(in: file).filter { candidate in
      !candidate.conditions.contains { own.isRefuted($0, from: path) }
    }
    hasSuppressions = !CodeText.words("touchstone", in: file.bytes, 0..<file.bytes.count).isEmpty
  }
}

extension SourceFacts.Class {
  fileprivate init(_ type: CodeType, in file: CodeFile) {
    self.init(
      name: type.name, isDeclaration: type.kind == .declaration, bases: type.bases,
      place: file.place(of: type.offset))
    for property in type.properties {
      guard property.isOutlet || property.type.map(ClassTable.isApples) == true else { continue }
      properties.append(
        SourceFacts.Property(
          name: property.name, type: property.type ?? "", isOutlet: property.isOutlet,
          place: file.place(of: property.offset)))
    }
    var seen: Set<SourceFacts.Use> = []
    for method in type.methods where !method.isStatic {
      if let override = SourceFacts.Override(method, in: file) { overrides.append(override) }
      if method.steps.contains(where: RepeatedRecognizer.removes) {
        overrides.append(
          SourceFacts.Override(
            name: "prepareForReuse.removes", manner: .other, place: file.place(of: method.offset)))
      }
      for (kind, subject, offset) in SourceFacts.Use.all(in: method) {
        let use = SourceFacts.Use(kind: kind, subject: subject, place: file.place(of: offset))
        // The first place of each is enough.
        let key = SourceFacts.Use(kind: kind, subject: subject, place: CodePlace(line: 0, column: 0))
        if seen.insert(key).inserted { uses.append(use) }
      }
    }
  }
}

extension SourceFacts.Override {
  /// The override that a method is; nil if it decides about nothing that matters.
  fileprivate init?(_ method: CodeMethod, in file: CodeFile) {
    guard Self.isWanted(method, file.language) else { return nil }
    self.init(
      name: method.name, manner: Self.manner(of: method, in: file), place: file.place(of: method.offset))
  }

  private static func isWanted(_ method: CodeMethod, _ language: CodeFile.Language) -> Bool {
    guard SourceFacts.wants(method.name) else { return false }
    // Any method may be called so in Swift; only an override is UIKit's.
    if language == .swift {
      return method.isOverride || (method.name.hasPrefix("gestureRecognizer") && !method.isOfProperty)
    }
    return true
  }

  private static func manner(of method: CodeMethod, in file: CodeFile) -> Manner {
    let body = file.text(method.body)
    switch method.name {
    case "hitTest":
      let results = method.steps.compactMap { step -> String? in
        if case .result(let value) = step.kind { value } else { nil }
      }
      if results.count == 1, results[0].hasPrefix("super.hitTest("), results[0].hasSuffix(")") {
        return .asSuper
      }
      let comparesSelf = ["== self", "=== self", "!= self", "!== self"].contains { body.contains($0) }
      let isFromSuper = body.contains("super.hitTest(") || body.contains("super hitTest:")
      let returnsNil = body.contains("nil")
      return comparesSelf && isFromSuper && returnsNil && results.allSatisfy { $0 != "self" }
        ? .passesOn : .other
    case "point":
      if method.steps.contains(where: { step in
        if case .call("bounds", "insetBy", let arguments) = step.kind {
          arguments.allSatisfy { $0.text.hasPrefix("-") }
        } else {
          false
        }
      }) {
        return .grows
      }
      let asksSubviews =
        body.contains("subviews") && (body.contains("point(inside") || body.contains("pointInside"))
      return asksSubviews && !body.contains("super") && !body.contains("bounds") ? .passesOn : .other
    default: return .other
    }
  }
}

extension SourceFacts {
  fileprivate static func wants(_ name: String) -> Bool { overridden.contains(name) }
}

extension SourceFacts.Use {
  private static let properties: [String: Kind] = [
    "isHidden": .hides, "alpha": .hides, "isEnabled": .enables, "frame": .moves, "bounds": .moves,
    "center": .moves, "transform": .moves, "constant": .constrains, "isActive": .constrains,
    "menu": .targets, "primaryAction": .targets, "layer": .moves, "priority": .constrains,
  ]
  private static let calls: [String: Kind] = [
    "addTarget": .targets, "addAction": .targets, "addGestureRecognizer": .recognizes, "publisher": .targets,
    "removeFromSuperview": .hides, "constraint": .constrains, "makeConstraints": .constrains,
    "remakeConstraints": .constrains, "updateConstraints": .constrains, "autoPinEdge": .constrains,
    "sizeToFit": .moves, "setEnabled": .enables, "setHidden": .hides,
  ]
  /// The calls of a view that put another one, their argument, elsewhere in the hierarchy.
  private static let placing: Set<String> = [
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview",
    "insertArrangedSubview", "removeArrangedSubview",
  ]

  /// What a method does to what it has names for.
  fileprivate static func all(in method: CodeMethod) -> [(kind: Kind, subject: String, offset: Int)] {
    var found: [(kind: Kind, subject: String, offset: Int)] = []
    func add(_ kind: Kind, _ path: Substring, _ offset: Int) {
      guard let subject = subject(of: path, in: method) else { return }
      found.append((kind, subject, offset))
    }
    for step in method.steps {
      switch step.kind {
      case .assignment(let target, _, let value):
        if ClassCode.isPath(value) { add(.passes, value[...], step.offset) }
        let parts = target.split(separator: ".")
        if parts.last == "isUserInteractionEnabled" {
          add(value == "true" ? .interacts : .mayInteract, path(parts.dropLast()), step.offset)
          continue
        }
        // `button.frame.origin.x` moves the button.
        guard let index = parts.lastIndex(where: { properties[String($0)] != nil }),
          let kind = properties[String(parts[index])]
        else { continue }
        add(kind, path(parts[..<index]), step.offset)
      case .call(let receiver, let name, let arguments):
        if let kind = calls[name] {
          var parts = receiver.split(separator: ".")
          if parts.last?.hasSuffix("Anchor") == true || parts.last == "snp"
            || parts.last == "safeAreaLayoutGuide"
          {
            parts.removeLast()
          }
          add(kind, path(parts[...]), step.offset)
        } else if receiver.contains(".rx.") || receiver.contains(".rx") || receiver.hasSuffix(".tapPublisher")
        {
          let parts = receiver.split(separator: ".").prefix { $0 != "rx" && $0 != "tapPublisher" }
          add(.targets, path(parts), step.offset)
        }
        for argument in arguments where ClassCode.isPath(argument.text) {
          let kind: Kind =
            placing.contains(name) ? .hides : name == "NSLayoutConstraint" ? .constrains : .passes
          add(kind, argument.text[...], step.offset)
        }
      case .local(let name, _, let value):
        // Another name for a view leads to what is done under that.
        if value != name, ClassCode.isPath(value) { add(.passes, value[...], step.offset) }
      case .result(let value):
        if ClassCode.isPath(value) { add(.passes, value[...], step.offset) }
      }
    }
    return found
  }

  private static func path(_ parts: some Sequence<Substring>) -> Substring {
    parts.joined(separator: ".")[...]
  }

  /// The name by which the class knows a view; `*` for what stands for each of several views, and nil for
  /// what the body makes.
  private static func subject(of path: Substring, in method: CodeMethod) -> String? {
    guard let root = path.split(separator: ".").first.map(String.init), root.count < 60, path.utf8.count < 120
    else { return nil }
    if root.hasPrefix("$") { return "*" }
    if ["true", "false", "nil", "self", "super"].contains(root) || root.first?.isUppercase == true {
      return nil
    }
    if method.isOfProperty, method.local(root) != nil { return method.name }
    if let local = method.local(root), case .local(_, _, let value) = local.kind {
      guard ClassCode.isPath(value), value != root else { return value == root ? String(path) : nil }
      let rest = path.dropFirst(root.count)
      return value + rest
    }
    if method.parameters.contains(where: { $0.name == root }) {
      return path.contains(".") ? String(path) : nil
    }
    let isLooped = method.scopes.contains {
      if case .loop(let variable) = $0.kind { CodeText.has(root, in: variable) } else { false }
    }
    return isLooped ? "*" : String(path)
  }
}
