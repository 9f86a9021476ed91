// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension Explanation {
  /// The same explanation, which knows by which view in it the expected view was named.
  func named(by selector: ViewSelector?) -> Explanation {
    guard let selector, let expected = expectation?.view else { return self }
    let fit = selector.fits(in: trees).first { $0.target == expected }
    guard let fit, fit.written != expected else { return self }
    var explanation = self
    explanation.expectation?.named = fit.written
    return explanation
  }

  /// How the touch reaches the expected view; nil if the hit-test finds that itself or does not lead there,
  /// or if it is not known to.
  func routeText(_ expectation: Expectation) -> String? {
    guard certainty > .cannotBeKnown, let route = expectation.route, let found = route.found,
      !doubts.contains(where: { $0.isAboutTapsOfControl })
    else { return nil }
    let through = "It is touched through \(name(of: found))"
    switch route {
    case .itself: return nil
    case .part: return "\(through), a part of it."
    case .content:
      if case .content = ViewOwner(of: found, in: trees) {
        let unless = tapOwner.map { ", unless a tap recognizer of \(name(of: $0)) takes the touch" } ?? ""
        return "It is touched through its contentView, \(name(of: found))\(unless)."
      }
      if snapshot(of: found).hasRecognizers == .known(true), ViewOwner(of: found, in: trees).isDeveloper {
        return
          "\(through), whose recognizers see the touch first: if one of them is a tap, the cell is not selected there."
      }
      return "\(through), which leaves the touch to the cell."
    case .recognizers:
      return "\(through); the recognizers of \(name(of: expectation.view)) see the touch."
    case .responders: return "\(through), which passes the touch on to the responders after it."
    }
  }

  /// The view whose recognizers may take the touch of a cell, where the way of the touch tells so; nil for
  /// all else.
  var tapOwner: ViewPlace? {
    guard case .content(let found)? = expectation?.route, case .content = ViewOwner(of: found, in: trees),
      let doubt = doubts.first, case .ownRecognizers = doubt.kind, doubt.view != found
    else { return nil }
    return doubt.view
  }

  /// What the named view is to the expected one, such as `'Buy' is the text of UIButton 0x4000`; nil if it is
  /// the same.
  func namedText(_ expectation: Expectation) -> String? {
    guard let named = expectation.named else { return nil }
    let (view, target) = (snapshot(of: named), snapshot(of: expectation.view))
    let place = target.identifier ?? "at \(ViewName.path(expectation.view, in: trees, most: 8))"
    let owner = "\(ViewName.shortClass(target)) \(place)"
    if let word = ViewName.word(of: view, in: trees[named.tree]) {
      // The headline has the text already.
      if word == ViewName.word(of: target, in: trees[expectation.view.tree]) { return nil }
      let isInput = ClassKnowledge.roles(of: target).contains(.textInput)
      return "'\(word)' is \(isInput ? "a label in" : "the text of") \(owner)."
    }
    let what = ClassKnowledge.isLabel(view) ? "the label" : "a part"
    return "\(ViewName.words(named, in: trees)) is \(what) of \(owner)."
  }
}
