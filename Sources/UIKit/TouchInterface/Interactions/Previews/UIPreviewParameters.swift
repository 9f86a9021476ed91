// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// How a preview of a view looks.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that is visible, in its coordinates; nil for all of it.
  ///
  /// A kept value: it changes nothing here.
  public final var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for that of ``visiblePath``.
  ///
  /// A kept value: it changes nothing here.
  public final var shadowPath: UIBezierPath?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the view.
  ///
  /// A kept value: it changes nothing here.
  public final var backgroundColor: UIColor! = .systemBackground

  /// Creates parameters for a whole view.
  public override init() {
    super.init()
  }

  /// Creates parameters that show lines of text, given by their rectangles.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
  }

  deinit {}

  /// Parameters with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    onMainActor {
      let made = self is UIDragPreviewParameters ? UIDragPreviewParameters() : UIPreviewParameters()
      made.visiblePath = visiblePath
      made.shadowPath = shadowPath
      made.backgroundColor = backgroundColor
      return made
    }
  }
}

/// How a preview of a dragged item looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview lies.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view whose coordinates ``center`` is in.
  public final let container: UIView
  /// The middle of the preview.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: CGAffineTransform

  /// Creates a target in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  deinit {}

  /// The target itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a preview of a dragged item lies.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
