// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explanation {
  /// What becomes of the touch at the view that gets it, and how to find out more: for questions without an
  /// expected view.
  func reactionLines(_ width: Int) -> [String] {
    guard let view else { return [] }
    var lines = owner(of: view).map { TextColumns.wrapped($0, width: width) } ?? []
    let owners = recognizerOwners
    if owners.isEmpty {
      if let idle = idleText(of: view) {
        lines += TextColumns.wrapped(
          "\(name(of: view)) does nothing with a touch by itself: \(idle)", width: width)
      }
      return lines
    }
    let names = owners.prefix(4).map { name(of: $0) } + (owners.count > 4 ? ["others"] : [])
    let list =
      names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names[0]
    let note = recognizers.first { $0.settledBy != nil && !ClassKnowledge.scrolls(snapshot(of: $0.view)) }
    let more = note == nil ? "" : " To list them:"
    lines += TextColumns.wrapped("The recognizers of \(list) see the touch first.\(more)", width: width)
    if let line = note?.settledBy { lines.append("    \(line)") }
    return lines
  }

  /// What an expected view that is touched makes of it, where that needs saying: it has recognizers of which
  /// nothing more is known, or nothing that reacts.
  func ownReaction(of place: ViewPlace) -> (text: String, line: String?)? {
    let view = snapshot(of: place)
    if let idle = idleText(of: place) {
      return ("It gets the touch, but does nothing with it by itself: \(idle)", nil)
    }
    guard view.hasRecognizers == .known(true), !view.recognizers.isKnown, !isOfSystem(view) else {
      return nil
    }
    let line = recognizers.first { $0.view == place }?.settledBy
    if let control = keeper(in: place) {
      let text =
        "Its recognizers see the touch. Taps on \(name(of: control)) go only to that control. If nothing happens beside it, check which "
        + "recognizers there are, and their delegates"
      return (text + (line == nil ? "." : ":"), line)
    }
    let text = "Its recognizers see the touch. If nothing happens, check which they are, and their delegates"
    return (text + (line == nil ? "." : ":"), line)
  }

  /// The first control in a view that single taps are left to; nil if there is none.
  private func keeper(in place: ViewPlace) -> ViewPlace? {
    let tree = trees[place.tree]
    var waiting = tree.views[place.view].children
    var looked = 0
    while let next = waiting.popLast(), looked < 200 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) || view.isUserInteractionEnabled == .known(false) { continue }
      if ClassKnowledge.keepsTaps(view) { return ViewPlace(tree: place.tree, view: next) }
      waiting += view.children
    }
    return nil
  }

  /// The views whose recognizers see the touch, from the view up; windows are left out.
  private var recognizerOwners: [ViewPlace] {
    var seen: Set<ViewPlace> = []
    return recognizers.map { $0.view }.filter { seen.insert($0).inserted }
  }

  /// Why a view does nothing with a touch by itself; nil if it may do something.
  ///
  /// That is known of classes of UIKit that are no controls, if the source shows that they have no
  /// recognizers.
  private func idleText(of place: ViewPlace) -> String? {
    let view = snapshot(of: place)
    let roles = KnownClass.roles(of: view.className)
    guard !roles.isDisjoint(with: [.takesGestures, .holdsViews]), view.hasRecognizers == .known(false),
      view.parent != nil, ViewOwner(of: place, in: trees).isDeveloper
    else { return nil }
    let around = trees[place.tree].ancestors(of: place.view).map { trees[place.tree].views[$0] }
    // What a class of the app does with a touch, or a control that it lies in, nobody knows.
    guard !around.contains(where: { ClassKnowledge.isControl($0) || ClassKnowledge.isCell($0) }) else {
      return nil
    }
    return "it is not a control and has no recognizers." + (moved(from: place) ?? "")
  }

  /// That a recognizer may have gone to a view beside this one, in a sentence; nil if none of its class there
  /// has any.
  private func moved(from place: ViewPlace) -> String? {
    let (view, tree) = (snapshot(of: place), trees[place.tree])
    guard let parent = view.parent, view.className == "UIImageView" || view.className == "UILabel" else {
      return nil
    }
    let other = tree.views[parent].children.first { number in
      let sibling = tree.views[number]
      return sibling.className == view.className && sibling.hasRecognizers == .known(true)
    }
    return other.map {
      " \(name(of: ViewPlace(tree: place.tree, view: $0))) beside it has some. A recognizer belongs to only one view, and goes to "
        + "the last one that it is added to: make one for each."
    }
  }

  private func isOfSystem(_ view: ViewSnapshot) -> Bool {
    ClassKnowledge.isWindow(view) || ClassKnowledge.isPrivate(view) || ClassKnowledge.scrolls(view)
      || ClassKnowledge.isControl(view) || ClassKnowledge.isCell(view) || ClassKnowledge.isContent(view)
      || ControlParts(of: view) != nil
  }

  /// What a private view belongs to that gets the touch for something else.
  private func owner(of place: ViewPlace) -> String? {
    switch ViewOwner(of: place, in: trees) {
    case .part(let control) where ClassKnowledge.base(of: snapshot(of: control)) == "WKWebView":
      "It is a part of \(name(of: control)), whose page decides what the touch does: look at it in Safari's Web Inspector, "
        + "which needs webView.isInspectable = true since iOS 16.4."
    case .part(let control): "It is a part of \(name(of: control)), which gets the touch through it."
    case .content(let cell): "It is the content view of \(name(of: cell)), to which it leaves the touch."
    case .keyboard: "It belongs to the keyboard."
    case .bar(let bar) where bar != place: "It belongs to \(name(of: bar))."
    case .developer, .bar, .container, .system: nil
    }
  }
}
