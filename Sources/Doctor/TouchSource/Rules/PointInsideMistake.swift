// SPDX-License-Identifier: Apache-2.0

/// Finds overrides of `point(inside:with:)` that ask about a point in the wrong coordinates, or shrink what
/// they should grow.
enum PointInsideMistake: SourceRule {
  static let id = "point-inside-mistake"
  static let summary =
    "An override of point(inside:with:) or hitTest(_:with:) uses the wrong coordinates or the wrong sign."
  static let worst = SourceCandidate.Level.error
  static let reference = "https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)"
  static let page = """
    The point of `point(inside:with:)` and `hitTest(_:with:)` is in the view's own coordinates, those of its `bounds`
    (documented). Three mistakes are reported:

    - The view's own `frame` contains the point: the frame is in the coordinates of the superview, so the view reacts
      somewhere else, unless it lies at its superview's origin.
    - A subview is asked with the same point: a subview expects it in its own coordinates. What is on the subview's
      `frame` is right.
    - `insetBy` with positive values makes the area smaller. In a control, or with a name that says that the area should
      grow, the sign is wrong.

    ## Fix it

    ```swift
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
        || knob.point(inside: convert(point, to: knob), with: event)
    }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code -> [SourceCandidate] in
      guard !code.isOther else { return [] }
      return code.methods.filter { ($0.name == "point" || $0.name == "hitTest") && isOverride($0, file) }
        .flatMap {
          candidates(in: $0, of: code)
        }
    }
  }

  /// Swift has methods of these names that are no overrides.
  private static func isOverride(_ method: CodeMethod, _ file: CodeFile) -> Bool {
    !method.isOfProperty && (file.language == .swift ? method.isOverride : method.parameters.count == 2)
  }

  private static func candidates(in method: CodeMethod, of code: ClassCode) -> [SourceCandidate] {
    guard
      let point = method.parameters.first(where: { $0.type == "CGPoint" })?.name
        ?? method.parameters.first?.name,
      method.local(point) == nil, !method.assignments.contains(where: { $0.target == point })
    else { return [] }
    var found: [SourceCandidate] = []
    func add(
      _ level: SourceCandidate.Level, _ step: CodeStep, _ message: String, _ remedy: String, _ line: String
    ) {
      found.append(
        SourceCandidate(
          id, level, at: code.place(step.offset), message, remedy: remedy, code: line,
          identity: code.identity(method, message)))
    }
    let asked = method.name == "point" ? "point(inside:with:)" : "hitTest(_:with:)"
    for call in method.calls(["contains", "point", "hitTest"]) {
      let passed = call.arguments.first?.text
      guard passed == point else { continue }
      let receiver = call.receiver
      if call.name == "contains" {
        if isOwnFrame(receiver, method) {
          add(
            .error, call.step,
            "\(code.name) compares the point of \(asked) with its own frame, which is in the coordinates of its superview",
            "Ask the bounds.", "bounds.contains(\(point))")
        } else if receiver.hasSuffix(".bounds"), isOther(String(receiver.dropLast(".bounds".count)), method) {
          let view = String(receiver.dropLast(".bounds".count))
          add(
            .warning, call.step,
            "\(code.name) compares a point of its own coordinates with the bounds of \(view)",
            "Ask its frame if it is a direct subview, or convert the point.",
            "\(receiver).contains(convert(\(point), to: \(view)))")
        }
      } else if isOther(receiver, method) {
        add(
          .warning, call.step,
          "\(code.name) asks \(receiver) about a point that is in its own coordinates and not in those of \(receiver)",
          "Convert the point.", "\(receiver).\(call.name)(convert(\(point), to: \(receiver)), with: event)")
      }
    }
    guard method.name == "point" else { return found }
    for call in method.calls(["insetBy"]) where call.receiver == "bounds" {
      guard let dx = call.arguments["dx"], let dy = call.arguments["dy"], isGrowing(dx, method, code),
        isGrowing(dy, method, code)
      else { continue }
      found.append(
        SourceCandidate(
          id, .warning, at: code.place(call.step.offset),
          "\(code.name) makes the area that reacts smaller: insetBy(dx: \(dx), dy: \(dy)) with positive values goes inward",
          remedy: "Give negative values to make it larger.", code: "bounds.insetBy(dx: -\(dx), dy: -\(dy))",
          identity: code.identity(method, "insetBy"),
          if: Double(dx) == nil || saysLarger(code.name)
            ? [] : [.inherits(code.name, from: ["UIControl", "UIButton"])]))
    }
    return found
  }

  /// Whether an area is the view's own frame, grown perhaps, or a local name for that.
  private static func isOwnFrame(_ area: String, _ method: CodeMethod) -> Bool {
    if CodeText.isName(area), let local = method.local(area), case .local(_, _, let value) = local.kind {
      return value != area && !CodeText.isName(value) && isOwnFrame(value, method) || value == "frame"
    }
    if area == "frame" { return true }
    return ["frame.insetBy(", "frame.inset(", "CGRect(x: frame.origin.x", "CGRect(x: frame.minX"].contains {
      area.hasPrefix($0)
    }
  }

  /// Whether the name of a class says that it is hit beyond its bounds.
  private static func saysLarger(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["expand", "enlarge", "larger", "bighit", "extended", "widehit"].contains { name.contains($0) }
  }

  /// Whether a receiver is another view of the same tree, whose coordinates differ: not the superclass, the
  /// view itself, or something that is no view.
  private static func isOther(_ receiver: String, _ method: CodeMethod) -> Bool {
    guard ClassCode.isPath(receiver), !["super", "self", "superview"].contains(receiver) else { return false }
    // Paths and shapes are in the coordinates of the view that draws them.
    let name = receiver.lowercased()
    return !["path", "layer", "rect", "area", "frame", "region", "shape", "bezier"].contains {
      name.contains($0)
    }
  }

  /// Whether an amount is positive, and so goes inward, although it is meant to go outward.
  private static func isGrowing(_ amount: String, _ method: CodeMethod, _ code: ClassCode) -> Bool {
    if let number = Double(amount) { return number > 0 }
    guard CodeText.isName(amount) else { return false }
    let value: String?
    if let local = method.local(amount), case .local(_, _, let text) = local.kind {
      value = text
    } else {
      value = code.property(amount)?.value
    }
    guard let value else { return false }
    // How much is missing to the size that it should have.
    if value.hasPrefix("max("), value.contains("44"), !value.contains("-44"), value.contains("- bounds") {
      return true
    }
    let name = amount.lowercased()
    return (Double(value).map { $0 > 0 } ?? false)
      && ["expan", "enlarge", "extend", "extra", "outset", "hitmargin", "touchmargin", "slop"].contains {
        name.contains($0)
      }
  }
}
