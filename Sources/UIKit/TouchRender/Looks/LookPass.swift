// SPDX-License-Identifier: Apache-2.0
import TouchCore
public import TouchGraphics

/// What a look knows about the picture that it draws for.
public struct LookPass {
  /// The context, which is also the current one.
  public let context: CGContext
  /// The time of the application's clock, in seconds.
  public let time: TimeInterval
  /// Whether the view looks different at another time, so that the next frame draws it again.
  public var isMoving = false

  private let ink: Ink

  init(_ view: UIView, _ ink: Ink, _ context: CGContext) {
    self.context = context
    self.ink = ink
    time = view.window?.windowScene?.application?.clock.now ?? 0
  }

  /// Whether the view has dark appearance.
  public var isDark: Bool { ink.isDark }

  /// A color as the view's appearance shows it.
  public func color(_ color: UIColor) -> UIColor { UIColor(cgColor: ink.color(color)) }
}
