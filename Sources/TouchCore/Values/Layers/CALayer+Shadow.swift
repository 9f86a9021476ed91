// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { style.shadowColor }
    set { style.shadowColor = newValue }
  }

  /// The opacity of the shadow; 0, as at first, for none.
  public var shadowOpacity: Float {
    get { style.shadowOpacity }
    set { style.shadowOpacity = newValue }
  }

  /// How far the shadow is from what casts it.
  public var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { style.shadowOffset = newValue }
  }

  /// How soft the edge of the shadow is.
  public var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { style.shadowRadius = newValue }
  }

  /// The shape of the shadow, nil for that of the layer.
  public var shadowPath: CGPath? {
    get { style.shadowPath }
    set { style.shadowPath = newValue }
  }
}
