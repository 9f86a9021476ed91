// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore
import TouchGraphics

// A button has the baselines of its title, where the button is as large as its content asks for.

extension UIButton: BaselineView {
  package var firstBaselineOffset: CGFloat {
    guard let label = parts.title else { return 0 }
    return titleArea.minY + label.firstBaselineOffset
  }

  package var lastBaselineOffset: CGFloat {
    guard let label = parts.title else { return 0 }
    return intrinsicContentSize.height - titleArea.maxY + label.lastBaselineOffset
  }

  package var lineHeight: CGFloat { parts.title?.lineHeight ?? 0 }

  private var titleArea: CGRect {
    rectOfTitle(in: rectOfContent(in: CGRect(origin: .zero, size: intrinsicContentSize)))
  }
}
