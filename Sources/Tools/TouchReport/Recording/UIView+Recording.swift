// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Touchstone

extension UIView {
  /// The current state of the view.
  func recordedState(parent: Int?, _ drawing: ViewDrawings.Drawing) -> ViewState {
    let bounds = bounds
    let (middle, center) = (CGPoint(x: bounds.midX, y: bounds.midY), center)
    let transform = transform
    var state = ViewState(parent: parent, bounds: bounds)
    // The center of the bounds lies at `center`, whatever the transform.
    state.toParent = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      tx: center.x + transform.tx - middle.x * transform.a - middle.y * transform.c,
      ty: center.y + transform.ty - middle.x * transform.b - middle.y * transform.d)
    state.alpha = isHidden ? 0 : Double(alpha)
    state.clips = clipsToBounds
    state.cornerRadius = Double(madeLayer?.cornerRadius ?? 0)
    state.fill = drawing.fill
    state.drawing = drawing.markup
    state.front = drawing.front
    state.text = recordedText
    state.control = (self as? UIControl)?.recordedControl
    return state
  }

  private var recordedText: ViewState.TextLook? {
    switch self {
    case let label as UILabel:
      label.text.map {
        .init(
          $0, size: Double(label.font.pointSize), color: Paint(label.textColor.cgColor),
          isCentered: label.textAlignment == .center)
      }
    case let field as UITextField:
      (field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder).map { .init($0, size: 17) }
    default: nil
    }
  }
}

extension Paint {
  /// Converts a color; nil for a transparent one.
  nonisolated init?(_ color: CGColor) {
    let (red, green, blue) = color.redGreenBlue
    func part(_ value: CGFloat) -> Double { Double(min(max(value, 0), 1)) }
    self.init(red: part(red), green: part(green), blue: part(blue), alpha: Double(color.alpha))
    if alpha == 0 { return nil }
  }
}

extension UIControl {
  fileprivate var recordedControl: ControlState {
    var state = ControlState()
    state.isEnabled = isEnabled
    state.isHighlighted = isHighlighted
    state.isTracking = isTracking
    let slop = window?.windowScene?.application?.tuning.trackingSlop ?? TrackingRegion.systemMargin
    let system = ControlState.Border(
      .rectangle(bounds.insetBy(dx: -slop, dy: -slop)), label: "\(Double(slop).short) pt")
    guard let precise = self as? any PreciselyTracked else {
      state.region = system
      return state
    }
    let area = precise.tracker.hitOutsets.area(of: self)
    if area != bounds { state.hitArea = area }
    let region = precise.trackingRegion
    let base = precise.tracker.regionBase(of: self)
    state.region = region.isSystem ? system : border(region.outline(around: base), around: base)
    state.returnRegion = region.returnOutline(around: base).map { border($0, around: base) }
    return state
  }

  /// A border of PreciseTouch, with its label.
  private func border(_ outline: TrackingRegion.Outline, around base: CGRect) -> ControlState.Border {
    switch outline {
    case .path(let path): return .init(.path(path.cgPath.svgData), label: "path")
    case .unknown: return .init(.unknown, label: "a rule of its own")
    case .rectangle(let rect):
      let label = Self.label(of: rect, around: base)
      if base == bounds { return .init(.rectangle(rect), label: label) }
      return .init(
        .rectangle(rect), label: label == "exact edge" ? "the hit area" : "\(label) around the hit area")
    }
  }

  private static func label(of rect: CGRect, around bounds: CGRect) -> String {
    let sides = [
      bounds.minY - rect.minY, bounds.minX - rect.minX, rect.maxY - bounds.maxY, rect.maxX - bounds.maxX,
    ].map { Double($0).short }
    if sides.allSatisfy({ $0 == sides[0] }) { return sides[0] == "0" ? "exact edge" : "\(sides[0]) pt" }
    return sides.joined(separator: ", ") + " pt"
  }
}
