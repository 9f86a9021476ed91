// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

#if !canImport(ObjectiveC)
  /// A list, under the name that CoreFoundation gives it: `[a, b] as CFArray`.
  public typealias CFArray = [Any]

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// True, under the name that CoreFoundation gives it.
  public var kCFBooleanTrue: NSNumber! { true }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// False, under the name that CoreFoundation gives it.
  public var kCFBooleanFalse: NSNumber! { false }
#endif

/// Colors along a way from 0 to 1.
public final class CGGradient: Sendable {
  let colors: [CGColor]
  let locations: [CGFloat]

  /// Creates a gradient between colors, which may be `CGColor` or `UIColor`; nil without a color.
  ///
  /// Without locations the colors are at equal distances. They are converted to red, green and blue, as all
  /// colors are.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    #if canImport(ObjectiveC)
      let colors = (colors as AnyObject) as? [Any] ?? []
    #endif
    let known = colors.compactMap { CGColor.value($0) ?? ($0 as? UIColor)?.cgColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    self.colors = known
    self.locations =
      unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: known.count)) }
      ?? Self.even(known.count)
  }

  /// Creates a gradient from the components of its colors, each with its opacity.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let parts = space.numberOfComponents + 1
    let numbers = unsafe UnsafeBufferPointer(start: components, count: parts * count)
    colors = (0..<count).map { unsafe space.color(Array(numbers[$0 * parts..<($0 + 1) * parts])) }
    self.locations =
      unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? Self.even(count)
  }

  /// Creates a gradient between colors, with a location for each; without locations they are at equal
  /// distances.
  package init(_ colors: [CGColor], at locations: [CGFloat]?) {
    self.colors = colors
    self.locations = locations ?? Self.even(colors.count)
  }

  private static func even(_ count: Int) -> [CGFloat] {
    (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }
}

#if !canImport(ObjectiveC)
  /// Whether a gradient goes on beyond its ends.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits, as CoreGraphics numbers them.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The first color fills what is before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills what is after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }
#endif

extension CGContext {
  /// Fills everything inside the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  /// Fills everything inside the clip with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient, .radial(from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius), options)
  }

  private func draw(
    _ gradient: CGGradient, _ form: DisplayList.Gradient.Form, _ options: CGGradientDrawingOptions
  ) {
    let drawn = DisplayList.Gradient(
      form, colors: gradient.colors, locations: gradient.locations,
      extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation))
    change { $0.add(.gradient(drawn, $0.paintEffects)) }
  }
}
