// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What was drawn, as values: a list of operations that a renderer repeats in order.
///
/// The operations have the coordinates that the drawing code used. ``Operation/transform(_:)``,
/// ``Operation/clip(_:_:)``, ``Operation/save`` and ``Operation/restore`` have the same effect as in a
/// graphics context, and every operation that paints carries its own colors and effects. Every save has its
/// restore.
///
/// Two lists are equal if they draw the same in the same way. The description has one line for each
/// operation, and the same drawing always has the same description.
public nonisolated struct DisplayList: Hashable, Sendable {
  /// The rectangle that the list fills, in points, with y pointing down.
  public var bounds: CGRect
  /// The number of pixels per point of the content.
  public var scale: CGFloat
  /// What was drawn, in order.
  public var operations: [Operation]
  /// How often a part has been drawn again since the whole was drawn.
  package var partialDrawings = 0

  /// Creates a list.
  public init(bounds: CGRect, scale: CGFloat = 1, operations: [Operation] = []) {
    self.bounds = bounds
    self.scale = scale
    self.operations = operations
  }

  /// Whether the list draws nothing.
  public var isEmpty: Bool { operations.isEmpty }

  /// Whether both lists draw the same, with the same bounds and scale.
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a.bounds == b.bounds && a.scale == b.scale && a.operations == b.operations
  }

  /// Hashes the operations.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(operations)
  }

  /// One step of drawing.
  public enum Operation: Hashable, Sendable {
    /// Saves the transform and the clip.
    case save
    /// Restores the transform and the clip that were saved last.
    case restore
    /// Transforms what follows, before the transforms in effect.
    case transform(CGAffineTransform)
    /// Restricts what follows to the inside of a shape.
    case clip(Shape, CGPathFillRule)
    /// Restricts what follows to the opaque parts of an image, which fills the rectangle with its bottom at
    /// the smallest y.
    case clipToImage(CGImage, CGRect)
    /// Fills a shape with a color.
    case fill(Shape, CGPathFillRule, CGColor, Effects)
    /// Strokes the lines of a shape with a color.
    case stroke(Shape, LineStyle, CGColor, Effects)
    /// Makes a rectangle transparent.
    case clear(CGRect)
    /// Draws an image that fills the rectangle, with the top at the smallest y.
    ///
    /// With a color, the image is a template: its opaque parts have that color.
    case image(CGImage, CGRect, tint: CGColor?, Effects)
    /// Draws one line of text.
    case text(Text, Effects)
    /// Fills everything inside the clip with a gradient.
    case gradient(Gradient, Effects)
    /// Begins a group that is drawn as a whole, with these effects.
    case beginLayer(Effects)
    /// Ends the group that was begun last.
    case endLayer
  }
}
