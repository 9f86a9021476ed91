// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UIView.ContentMode {
  /// Where content of this size is drawn in bounds.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat? =
      switch self {
      case .scaleAspectFit: min(across, down)
      case .scaleAspectFill: max(across, down)
      case .scaleToFill, .redraw: nil
      default: 1
      }
    guard let factor else { return bounds }
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * x,
      y: bounds.minY + (bounds.height - fitted.height) * y,
      width: fitted.width, height: fitted.height)
  }
}
