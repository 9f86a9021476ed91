// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchTrace

extension Stage {
  /// Why a finger hit another view than the target, or none, as the end of a sentence about the hit view.
  func reason(for target: UIView, _ hit: UIView?, _ verdicts: [StableName: HitVerdict]) -> String {
    if let hit, hit.isAtOrBelow(target) {
      let name = name(of: target).quoted
      return
        ", which is inside it. To accept a view inside it, write .inside(\(name)), in a script inside \(name)"
    }
    var own: HitVerdict?
    var reason: String?
    var next: UIView? = target
    while let view = next {
      let name = application.names.name(of: view)
      let verdict = verdicts[name]
      if view === target { own = verdict }
      // The outermost verdict counts: nothing inside that view was asked.
      if let verdict { reason = verdict.reason(name) ?? reason }
      next = view.parent
    }
    if let reason { return "; " + reason }
    if own == .asked { return "; \(label(of: target)) decided this itself" }
    guard let hit else { return "; nothing takes touches there" }
    return target.isAtOrBelow(hit) ? ", which contains it" : ", which is in front of it"
  }

  /// The verdicts of the latest touch's hit-test.
  func latestVerdicts() -> [StableName: HitVerdict] { trace.latestVerdicts }
}

extension Trace {
  /// The verdict on each view in the latest hit-test.
  nonisolated var latestVerdicts: [StableName: HitVerdict] {
    var verdicts: [StableName: HitVerdict] = [:]
    for entry in entries.reversed() {
      guard case .fact(let fact) = entry else { continue }
      if case .input(.began) = fact.kind { break }
      guard case .hitTest(.visited(let name, _, _, let verdict)) = fact.kind, verdicts[name] == nil
      else { continue }
      verdicts[name] = verdict
    }
    return verdicts
  }
}

extension HitVerdict {
  /// Why a verdict keeps touches from a view and its subviews; nil if it does not.
  fileprivate func reason(_ name: StableName) -> String? {
    switch self {
    case .inside, .asked: nil
    case .outside: "the finger is outside of \(name)"
    case .hidden, .transparent: "\(name) is \(rawValue)"
    case .interactionOff: "\(name) has user interaction disabled"
    case .animating: "\(name) is being animated"
    case .degenerate: "\(name) has no area that can be hit"
    }
  }
}
