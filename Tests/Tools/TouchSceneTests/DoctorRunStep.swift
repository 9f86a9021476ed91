// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Touchstone

/// A step of a random run of the doctor: another view, or a point to ask about.
enum DoctorRunStep: RunStep {
  /// A window in front of the others.
  case window(x: Double, y: Double)
  /// A view in front of its siblings; the parent is an index among windows and views.
  case view(DoctorRunView)
  /// A point of the screen.
  case point(x: Double, y: Double)
  /// A point near a corner of a view.
  case corner(Int, of: Int, dx: Double, dy: Double)

  var simpler: [DoctorRunStep] {
    switch self {
    case .window(0, 0), .point, .corner: []
    case .window: [.window(x: 0, y: 0)]
    case .view(let view): view.simpler.map(DoctorRunStep.view)
    }
  }
}

/// A view of a random run.
struct DoctorRunView: Hashable {
  enum Kind: Hashable, CaseIterable {
    case view, label, image, button, control, scroll, card, insider, hitter, deaf
  }

  enum Shape: Hashable {
    case upright
    case turned(Double)
    case scaled(Double, Double)
    case sheared(Double)
    case flat
  }

  var parent = 0
  var kind = Kind.view
  var x = 0.0
  var y = 0.0
  var width = 100.0
  var height = 100.0
  var shape = Shape.upright
  var alpha = 1.0
  var isHidden = false
  var isInteractive: Bool?
  /// Whether a control is disabled.
  var isDisabled = false
  var clips = false
  var offset = 0.0

  /// Whether a dump shows everything that decides about it.
  var isTold: Bool {
    switch kind {
    case .card, .insider, .hitter, .deaf: false
    // Two of the opacities are printed as 0.01, and one of them is greater.
    default: hasTellingBox && abs(alpha - 0.01) > 1e-8
    }
  }

  /// Whether the box around the view tells its size: near 45°, sizes that differ have the same box, up to six
  /// digits.
  private var hasTellingBox: Bool {
    switch shape {
    case .upright, .scaled, .sheared, .flat: true
    case .turned(let angle): abs(cos(2 * angle)) >= 0.02
    }
  }

  var simpler: [DoctorRunView] {
    var views: [DoctorRunView] = []
    func with(_ change: (inout DoctorRunView) -> Void) {
      var view = self
      change(&view)
      if view != self { views.append(view) }
    }
    with { $0.kind = .view }
    with { $0.shape = .upright }
    with { $0.alpha = 1 }
    with { $0.isHidden = false }
    with { $0.isInteractive = nil }
    with { $0.isDisabled = false }
    with { $0.clips = false }
    with { $0.offset = 0 }
    with { $0.parent = 0 }
    with { ($0.x, $0.y) = ($0.x.rounded(), $0.y.rounded()) }
    with { ($0.width, $0.height) = ($0.width.rounded(), $0.height.rounded()) }
    return views
  }

  /// Creates the view.
  func make() -> UIView {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let view: UIView
    switch kind {
    case .view: view = UIView(frame: frame)
    case .label: view = UILabel(frame: frame)
    case .image: view = UIImageView(frame: frame)
    case .button: view = UIButton(frame: frame)
    case .control: view = UIControl(frame: frame)
    case .scroll:
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: 500, height: 500)
      scroll.contentOffset = CGPoint(x: offset / 3, y: offset)
      view = scroll
    case .card: view = Card(frame: frame)
    case .insider: view = Insider(frame: frame)
    case .hitter: view = Hitter(frame: frame)
    case .deaf: view = Deaf(frame: frame)
    }
    switch shape {
    case .upright: break
    case .turned(let angle): view.transform = CGAffineTransform(rotationAngle: angle)
    case .scaled(let x, let y): view.transform = CGAffineTransform(scaleX: x, y: y)
    case .sheared(let by): view.transform = CGAffineTransform(a: 1, b: by, c: 0, d: 1, tx: 3, ty: -7)
    case .flat: view.transform = CGAffineTransform(scaleX: 0, y: 1)
    }
    view.alpha = alpha
    view.isHidden = isHidden
    if let isInteractive { view.isUserInteractionEnabled = isInteractive }
    if isDisabled, let control = view as? UIControl { control.isEnabled = false }
    view.clipsToBounds = clips
    return view
  }
}

/// A class of an application that overrides nothing.
private final class Card: UIView {}

/// A view with a hit area beyond its bounds.
private final class Insider: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

/// A view that passes all touches near it to its front child, whatever the child says.
private final class Hitter: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.insetBy(dx: -30, dy: -30).contains(point) ? subviews.last ?? self : nil
  }
}

/// A view that lets touches through.
private final class Deaf: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
