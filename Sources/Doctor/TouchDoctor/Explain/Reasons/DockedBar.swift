// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension ExpectedTouch {
  /// The outermost bar of the app's along the lower edge of its controller's view in which the expected view
  /// lies, such as one to write messages: that is what has to keep clear of the keyboard, and not a button in
  /// it; nil if there is none.
  var dockedBar: ViewPlace? {
    guard let root = levels.first(where: { isRoot($0.place) }), let all = geometry(root.place).box else {
      return nil
    }
    let inner = levels.drop { $0.place != root.place }.dropFirst().dropLast()
    let bar = inner.first { level in
      guard isDevelopers(level.place), !ClassKnowledge.scrolls(level.view),
        let box = geometry(level.place).box
      else { return false }
      return box.width >= all.width * 0.85 && box.height <= max(200, all.height * 0.25)
        && all.maxY - box.maxY < 100
    }
    // What scrolls around it moves it as well.
    guard let bar,
      !inner.prefix(while: { $0.place != bar.place }).contains(where: { ClassKnowledge.scrolls($0.view) })
    else { return nil }
    return bar.place
  }

  /// How the scroll view around the expected view ends above the keyboard, so that all in it can be scrolled
  /// into sight; nil if there is none of the app's.
  var scrollingAboveKeyboard: (text: String, code: String)? {
    guard
      let scroller = levels.dropLast().first(where: {
        ClassKnowledge.scrolls($0.view) && isDevelopers($0.place)
      })
    else { return nil }
    return (
      "let the scroll view end above it, by a constraint in place of the one to the lower edge, and scroll",
      "\(variable(scroller.place)).bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true"
    )
  }

  /// How the expected view, or the bar that it lies in, is kept above the keyboard: the words, and the line.
  var aboveKeyboard: (text: String, code: String) {
    let bar = dockedBar
    let name = bar.map { self.name(of: $0) } ?? "the view"
    return (
      "keep \(name) above it, by a constraint in place of the one to the lower edge",
      PinLine.text(
        variable(bar ?? expected), "bottom", to: "view.keyboardLayoutGuide.topAnchor",
        gap: bar == nil ? PinLine.standardGap : 0)
    )
  }
}
