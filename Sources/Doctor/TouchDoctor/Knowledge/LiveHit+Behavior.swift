// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension LiveHit {
  /// How the view answers, as measured in the running app; nil if it was not asked and its class decides.
  var behavior: HitBehavior? {
    switch self {
    case .plain, .animating:
      .asUIView("overrides neither hitTest(_:with:) nor point(inside:with:) (measured)")
    case .passingOn:
      .container(.passesOn, itself: .certain, "overrides hit-testing to take no touch for itself (measured)")
    case .overridden: nil
    case .nothing: .asUIView("overrides hit-testing, and returned nil (measured)")
    case .itself:
      .container(.takesAll, itself: .certain, "overrides hit-testing, and returned itself (measured)")
    case .another:
      .container(.takesAll, itself: .certain, "overrides hit-testing, and returned another view (measured)")
    }
  }

  /// The other view that the view returned; nil if it returned none, or itself.
  func returned(in tree: Int) -> ViewPlace? {
    guard case .another(let place) = self else { return nil }
    return ViewPlace(tree: tree, view: Int(place))
  }

  /// A text that is equal for answers that mean the same behavior.
  var key: String {
    switch self {
    case .plain, .animating: " plain"
    case .passingOn: " passing on"
    case .overridden: " overridden"
    case .nothing: " nothing"
    case .itself: " itself"
    case .another: " another"
    }
  }

  /// What came out for the point at which the view was asked; nil if it was not.
  var verdict: HitStep.Verdict? {
    switch self {
    case .plain, .animating, .passingOn, .overridden: nil
    case .nothing: .returnedNil
    case .itself, .another: .entered
    }
  }
}

extension ViewSnapshot {
  /// The same view, with nothing that keeps touches from it but where it is.
  var open: ViewSnapshot {
    var view = self
    view.isHidden = .known(false)
    view.alpha = .known(1)
    view.isUserInteractionEnabled = .known(true)
    return view
  }
}
