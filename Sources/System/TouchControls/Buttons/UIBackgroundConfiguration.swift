// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
public import TouchGraphics

/// What is behind the content of a button with a configuration.
public nonisolated struct UIBackgroundConfiguration: Equatable, Sendable {
  /// The color; nil uses that of the button's configuration, which follows the state.
  public var backgroundColor: UIColor?
  /// The radius of the corners, for the corner styles that leave it to the background.
  public var cornerRadius: CGFloat = 6
  /// The distance of the background from the edges of the button.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the border; nil for none.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0

  /// A background without a color of its own.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
