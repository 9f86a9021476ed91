// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// What the pointer looks like in a region, and what it does to the view there.
///
/// The system does not draw it here: the values are for code that does, and the trace names them.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  /// What a style is made of.
  enum Kind {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, constrainedAxes: UIAxis)
    case hidden
    case system
  }

  final let kind: Kind
  /// What is shown beside the pointer.
  ///
  /// A kept value: it changes nothing here.
  open var accessories: [UIPointerAccessory] = []

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  deinit {}

  /// An effect on the view, with a shape of the pointer; without one, the effect's own.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// A shape of the pointer, which moves less along some axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(.shape(shape, constrainedAxes: axes))
  }

  /// No pointer.
  open class func hidden() -> Self { made(.hidden) }

  /// The pointer of the system.
  open class func system() -> Self { made(.system) }

  private class func made(_ kind: Kind) -> Self {
    let style = UIPointerStyle(kind)
    guard let style = style as? Self else { preconditionFailure("A subclass makes its styles by itself.") }
    return style
  }

  /// The style itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The style as the trace names it.
  final var described: String {
    switch kind {
    case .effect(let effect, nil): effect.described
    case .effect(let effect, let shape?): "\(effect.described) with \(shape.described)"
    case .shape(let shape, _): shape.described
    case .hidden: "hidden"
    case .system: "system"
    }
  }
}

/// What the pointer does to a view, which is drawn on a preview of that.
public enum UIPointerEffect {
  /// What the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight behind the view.
  case highlight(UITargetedPreview)
  /// The pointer disappears under the view, which lifts.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view changes.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// How a hover effect tints its view.
  public nonisolated enum TintMode: Int, Sendable, Hashable {
    /// Not at all.
    case none = 0
    /// Above it.
    case overlay = 1
    /// Below it.
    case underlay = 2
  }

  /// The preview that the effect is drawn on.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }

  var described: String {
    switch self {
    case .automatic: "automatic effect"
    case .highlight: "highlight effect"
    case .lift: "lift effect"
    case .hover: "hover effect"
    }
  }
}

/// A shape of the pointer.
public enum UIPointerShape {
  /// Any path.
  case path(UIBezierPath)
  /// A rectangle with round corners, whose radius the system chooses unless given.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam along the y axis.
  case verticalBeam(length: CGFloat)
  /// A beam along the x axis.
  case horizontalBeam(length: CGFloat)

  /// Stands for the radius that the system chooses.
  public nonisolated static let defaultCornerRadius: CGFloat = -1

  var described: String {
    switch self {
    case .path: "a path"
    case .roundedRect: "a rounded rectangle"
    case .verticalBeam: "a vertical beam"
    case .horizontalBeam: "a horizontal beam"
    }
  }
}

/// A shape beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, NSCopying {
  /// The shape.
  public final let shape: UIPointerShape
  /// Where it lies.
  public final let position: Position
  /// Whether the shape turns with its place around the pointer.
  ///
  /// A kept value: it changes nothing here.
  open var orientationMatchesAngle = false

  /// Creates an accessory.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  deinit {}

  /// An arrow away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -4))
    path.addLine(to: CGPoint(x: 4, y: 4))
    path.addLine(to: CGPoint(x: -4, y: 4))
    path.close()
    let made = UIPointerAccessory(.path(path), position: position)
    made.orientationMatchesAngle = true
    return made
  }

  /// The accessory itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where an accessory lies: at a distance from the pointer, at an angle clockwise from above.
  public nonisolated struct Position: Sendable, Hashable {
    /// The distance from the pointer.
    public var offset: CGFloat
    /// The angle, in radians.
    public var angle: CGFloat

    /// Creates a position.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    private static func around(_ eighths: CGFloat) -> Position {
      Position(offset: UIPointerAccessory.defaultOffset, angle: eighths * .pi / 4)
    }

    /// Above.
    public static let top = around(0)
    /// Above at the right.
    public static let topRight = around(1)
    /// At the right.
    public static let right = around(2)
    /// Below at the right.
    public static let bottomRight = around(3)
    /// Below.
    public static let bottom = around(4)
    /// Below at the left.
    public static let bottomLeft = around(5)
    /// At the left.
    public static let left = around(6)
    /// Above at the left.
    public static let topLeft = around(7)
  }

  /// The distance of an accessory from the pointer (assumed).
  nonisolated static let defaultOffset: CGFloat = 20
}
