// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension CGContext {
  /// Sets the width of lines; one that is negative or not finite changes nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    change { $0.state.line.width = width }
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    change { $0.state.line.cap = cap }
  }

  /// Sets how two lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    change { $0.state.line.join = join }
  }

  /// Sets the greatest length of a mitre, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    change { $0.state.line.miterLimit = limit }
  }

  /// Sets the lengths of dashes and gaps, and where in them a line begins; an empty list gives solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    change {
      $0.state.line.dash = lengths
      $0.state.line.dashPhase = lengths.isEmpty ? 0 : phase
    }
  }

  /// Sets the opacity of what follows, which multiplies that of its colors.
  public func setAlpha(_ alpha: CGFloat) {
    change { $0.state.effects.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }
  }

  /// Sets how paint mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    change { $0.state.effects.blendMode = mode }
  }

  /// Gives what follows a shadow; without a color, or with a transparent one, it gets none.
  ///
  /// As in UIKit, a positive height moves the shadow down, and transforms do not change the offset.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let shadow = color.map { DisplayList.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
    change { $0.state.effects.shadow = shadow?.color.alpha == 0 ? nil : shadow }
  }

  /// Gives what follows a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets whether edges may be smooth; they are where ``setShouldAntialias(_:)`` agrees.
  ///
  /// It is true in a new context. Restoring the graphics state does not restore it.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    change { $0.allowsAntialiasing = allowsAntialiasing }
  }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    change { $0.state.effects.isAntialiased = shouldAntialias }
  }

  /// How scaled images are smoothed.
  public var interpolationQuality: CGInterpolationQuality {
    get { read { $0.state.effects.interpolation } }
    set { change { $0.state.effects.interpolation = newValue } }
  }

  /// Begins a group that is drawn as a whole: with the shadow, the opacity and the blend mode in effect,
  /// which do not apply within it.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    change { $0.beginLayer() }
  }

  /// Begins a group that is drawn as a whole, and clips it to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    change { $0.clip(to: DisplayList.Shape(rect: rect).outline, .winding) }
  }

  /// Ends the group that was begun last.
  public func endTransparencyLayer() {
    change { $0.endLayer() }
  }
}
