// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// How a state appears in title and image when the state has no title or image of its own.
///
/// Nothing is drawn here, so the appearance is the opacity of each part. UIKit draws the image of a touched
/// custom button darker and that of a disabled one paler; a system button fades title and image while it is
/// touched (reported: opacity 0.2). The other numbers are assumed.
struct ButtonAppearance {
  private(set) var titleAlpha: CGFloat = 1
  private(set) var imageAlpha: CGFloat = 1

  private static let touched: CGFloat = 0.2
  private static let adjusted: CGFloat = 0.5

  init(of button: UIButton, in state: UIControl.State) {
    if state.contains(.disabled) {
      if button.adjustsImageWhenDisabled, button.images.own(state) == nil { imageAlpha = Self.adjusted }
    } else if state.contains(.highlighted) {
      if button.storedButtonType != .custom {
        titleAlpha = Self.touched
        imageAlpha = Self.touched
      } else if button.adjustsImageWhenHighlighted, button.images.own(state) == nil {
        imageAlpha = Self.adjusted
      }
    }
  }
}
