// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// A view in place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How an input view looks.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// As any other view.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }

  /// How the view looks.
  open private(set) var inputViewStyle = Style.default

  /// Creates an input view that looks as any other view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates an input view.
  public init(frame: CGRect, inputViewStyle: Style) {
    super.init(frame: frame)
    self.inputViewStyle = inputViewStyle
  }

  /// Creates an input view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
