// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The text of a doubt, and the debugger command that settles it.
enum DoubtText {
  static func doubt(_ kind: Doubt.Kind, about place: ViewPlace, in walk: HitWalk) -> Doubt {
    let view = walk.view(place)
    let name = ViewName.words(place, in: walk.trees)
    if case .takesForItself = kind, view.isOfContainer, walk.system.hasGlassBars {
      let bar = ["UITabBar": "tab bar", "UIToolbar": "toolbar"][view.className] ?? "navigation bar"
      return Doubt(
        kind: kind, view: place,
        text: "since iOS 26, the \(bar) of its container may let touches beside its items through")
    }
    return Doubt(
      kind: kind, view: place,
      text: endsEarly(kind, at: place, in: walk, name) ?? solved(kind, at: place, in: walk)
        ?? text(kind, view, name),
      settledBy: ViewName.address(of: view).flatMap { line(kind, view, $0) })
  }

  /// What to say of a gap that is there because the dump ends too soon; nil for any other doubt.
  private static func endsEarly(
    _ kind: Doubt.Kind, at place: ViewPlace, in walk: HitWalk, _ name: String
  ) -> String? {
    guard kind == .gap else { return nil }
    let gaps = walk.trees[place.tree].gaps.filter { ($0.parent ?? 0) == place.view }
    guard !gaps.isEmpty, gaps.allSatisfy({ $0.cause == .endsEarly }) else { return nil }
    return
      "the dump ends before all views in \(name) are printed, and a missing one may take the touch first"
  }

  /// What to say of a file whose frames contradict its constraints; nil for any other doubt.
  private static func solved(_ kind: Doubt.Kind, at place: ViewPlace, in walk: HitWalk) -> String? {
    guard kind == .design,
      let view = walk.trees[place.tree].views.firstIndex(where: { $0.attribute(SolvedFrames.mark) != nil })
    else { return nil }
    let name = ViewName.words(ViewPlace(tree: place.tree, view: view), in: walk.trees)
    return
      "the stored frames, such as that of \(name), contradict the constraints, which count in the app: choose Update Frames in Interface "
      + "Builder to see the layout; code and other screens may change it"
  }

  private static func text(_ kind: Doubt.Kind, _ view: ViewSnapshot, _ name: String) -> String {
    switch kind {
    case .customClass:
      let base = view.baseClass.map { " (a \($0))" } ?? ""
      if let code = view.attribute(ClassKnowledge.codeName) { return "\(name)\(base) \(code)" }
      if isOff(view) {
        return
          "\(name)\(base) may override hitTest(_:with:) to take touches nevertheless, which this source does not show"
      }
      return
        "\(name)\(base) may override point(inside:with:) or hitTest(_:with:), which this source does not show"
    case .takesForItself(let because)
    where !["known", "may ", "decide", "override", "unless", "finds its"].contains(where: {
      because.holds($0)
    }):
      return "\(name) \(because), as far as is known"
    case .peculiarClass(let because), .takesForItself(let because): return "\(name) \(because)"
    case .drawing(let host):
      return
        "SwiftUI only draws with \(name). The touch goes to \(host), which finds by itself what was touched: .contentShape, "
        + ".allowsHitTesting and .disabled decide, and no dump shows them. XCUITest's app.debugDescription lists SwiftUI's "
        + "buttons with their frames, and says which are disabled"
    case .edge: return "the point is so close to an edge of \(name) that rounding may have moved it across"
    case .frame: return "this source does not say where \(name) is"
    case .size where view.transform.value?.onlyScales == true:
      return "\(name) is scaled down so far that this source does not tell its size"
    case .size: return "\(name) is rotated, and this source has only the box around it"
    case .negativeSize:
      return "the size of \(name) is negative, and it is not documented what that means for touches"
    case .contentOffset: return "this source does not say how far \(name) has been scrolled"
    case .transform: return "this source does not show the transform of \(name) well enough"
    case .property("alpha"): return "this source does not say exactly enough what the alpha of \(name) is"
    case .property(let property): return "this source does not say what \(property) of \(name) is"
    case .animated:
      return
        "\(name) is being animated, and takes no touch until the end unless the animation allows it (.allowUserInteraction), as UIView.animate(withDuration: 0.3, "
        + "delay: 0, options: .allowUserInteraction) does"
    case .gap:
      return "views in \(name) are missing from this source, and one of them may take the touch first"
    case .notInstalled:
      guard let others = view.attribute("installedFor"), !others.isEmpty else {
        return "\(name) is not installed by default; code may install it"
      }
      let classes = others.split(separator: " ").map { $0.split(separator: "-").joined(separator: ", ") }
      return "\(name) is installed for \(classes.joinedByAnd) alone, not for the device in the file"
    case .stackSize:
      return
        "the file does not say how large \(name) will be: a stack view grows with what it arranges, and moves what follows it"
    case .staleFrame where view.attribute("arranged") == "YES":
      return
        "the stored frames of what is in the stack view of \(name) do not follow one another, so the file does not say where "
        + "the views will be; what a stack view arranges does not overlap"
    case .staleFrame where view.attribute("misplaced") == "YES":
      return
        "the stored frame of \(name) contradicts its constraints. Choose Update Frames in Interface Builder, save the file, and ask again"
    case .staleFrame:
      return "the file does not say where \(name) will be: a layout that is not stored decides about it"
    case .template: return "\(name) is a prototype of cells, which will be wherever the list puts them"
    case .design:
      return "the file describes a layout as Interface Builder shows it; code and other screens may change it"
    case .nesting: return "this source does not say which view is inside which"
    case .windowOrder:
      return
        "this source does not give every window's level; the order in which it lists them is taken as back to front, which "
        + "puts \(name) in front"
    case .scenes:
      return
        "\(name) may belong to another scene, whose windows cover nothing here; this source does not say"
    case .tapsOfControl(let control, let beside):
      let rest = beside > 0 ? ". Beside it, \(beside) % of \(name) gets the touch" : ""
      return
        "a tap there goes to \(control), and no tap recognizer of \(name) gets it; other recognizers see the touch, and "
        + "this source does not say which there are\(rest)"
    case .ownRecognizers:
      return
        "\(name) has recognizers, and this source does not say which; a tap recognizer among them would take the touch"
    case .fragment:
      return "the source begins with \(name), and a view around or in front of it may take the touch first"
    case .responders:
      return
        "\(name) receives the touch if it overrides touchesBegan(_:with:) and no view in it keeps the touch to itself"
    case .accessibility:
      return "accessibility elements say what lies where, not which view gets a touch"
    case .noFrames:
      return "KIF prints no frames: it does not show what lies where, and what lies in front"
    }
  }

  /// Whether a view takes touches only if its class decides otherwise.
  static func isOff(_ view: ViewSnapshot) -> Bool {
    view.isUserInteractionEnabled == .known(false) || view.isHidden == .known(true)
      || ClassKnowledge.isTooTransparent(view)
  }

  private static func line(_ kind: Doubt.Kind, _ view: ViewSnapshot, _ address: String) -> String? {
    let object = "(UIView *)\(address)"
    switch kind {
    // What the class answers, the hit-test of the window tells.
    case .customClass, .peculiarClass, .takesForItself, .responders, .drawing: return nil
    case .edge where view.transform.value == .identity, .frame:
      return Debugger.line("(CGRect)[\(object) frame]")
    case .gap: return Debugger.line("[\(object) subviews]")
    case .nesting: return Debugger.line("[[\(object) window] recursiveDescription]")
    case .notInstalled, .staleFrame, .stackSize, .template, .design: return nil
    // The frame of a turned view is the box around it.
    case .edge, .size, .negativeSize, .contentOffset: return Debugger.line("(CGRect)[\(object) bounds]")
    case .transform: return Debugger.line("(CGAffineTransform)[\(object) transform]")
    case .property("alpha"): return Debugger.line("(CGFloat)[\(object) alpha]")
    case .property(let property): return Debugger.line("(BOOL)[\(object) \(property)]")
    // Keys of animations do not say whether interaction was allowed; only a hit-test of the running app does.
    case .animated: return nil
    case .windowOrder:
      return ClassKnowledge.isWindow(view)
        ? Debugger.line("(CGFloat)[(UIWindow *)\(address) windowLevel]") : nil
    case .scenes: return Debugger.line("[(UIWindow *)\(address) windowScene]")
    case .tapsOfControl, .ownRecognizers: return Debugger.line("[\(object) gestureRecognizers]")
    case .fragment: return Debugger.line("[[\(object) window] recursiveDescription]")
    case .accessibility, .noFrames: return nil
    }
  }
}
