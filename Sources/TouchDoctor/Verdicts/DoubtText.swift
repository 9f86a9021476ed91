// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The words for what is not known, and the line for the debugger that would say it.
enum DoubtText {
  static func doubt(_ kind: Doubt.Kind, about place: ViewPlace, in walk: HitWalk) -> Doubt {
    let view = walk.view(place)
    let name = ViewName.words(place, in: walk.trees)
    return Doubt(
      kind: kind, view: place, text: text(kind, view, name),
      settledBy: ViewName.address(of: view).flatMap { line(kind, $0) })
  }

  private static func text(_ kind: Doubt.Kind, _ view: ViewSnapshot, _ name: String) -> String {
    switch kind {
    case .customClass:
      let base = view.baseClass.map { " (a \($0))" } ?? ""
      return
        "\(name)\(base) may override point(inside:with:) or hitTest(_:with:), which this source does not show"
    case .peculiarClass(let because), .takesForItself(let because): return "\(name) \(because)"
    case .edge: return "the point is so near to an edge of \(name) that rounding may have moved it across"
    case .frame: return "this source does not say where \(name) is"
    case .size: return "\(name) is turned, and the box around it does not tell its size"
    case .contentOffset: return "this source does not say how far \(name) has been scrolled"
    case .transform: return "this source does not show the transform of \(name) well enough"
    case .property("alpha"): return "this source does not say exactly enough what the alpha of \(name) is"
    case .property(let property): return "this source does not say what \(property) of \(name) is"
    case .animated:
      return
        "\(name) is being animated: until the end it takes no touch, unless .allowUserInteraction was given"
    case .windowOrder: return "this source does not say that \(name) is in front of the others; they are taken to stand from back to front"
    case .fragment: return "the source begins with \(name), and what is around it may take the touch first"
    case .accessibility: return "accessibility elements say what lies where, not who is asked about a touch"
    }
  }

  private static func line(_ kind: Doubt.Kind, _ address: String) -> String? {
    switch kind {
    case .customClass, .peculiarClass, .takesForItself:
      // The class that implements it: UIView where nobody overrides it.
      return "po [(id)\(address) methodForSelector:@selector(pointInside:withEvent:)] "
        + "== [UIView instanceMethodForSelector:@selector(pointInside:withEvent:)]"
    case .edge, .frame, .size: return "p (CGRect)[(UIView *)\(address) frame]"
    case .contentOffset: return "p (CGRect)[(UIView *)\(address) bounds]"
    case .transform: return "p (CGAffineTransform)[(UIView *)\(address) transform]"
    case .property("alpha"): return "p (CGFloat)[(UIView *)\(address) alpha]"
    case .property(let property): return "p (BOOL)[(UIView *)\(address) \(property)]"
    case .animated: return "po [[(UIView *)\(address) layer] animationKeys]"
    case .windowOrder: return "p (double)[(UIWindow *)\(address) windowLevel]"
    case .fragment: return "po [(UIView *)\(address) superview]"
    case .accessibility: return nil
    }
  }
}
