// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchControls
import TouchCore
import TouchDrawing

extension UIButton {
  /// Sets the title of a state with its attributes; the plain title follows it.
  ///
  /// A plain title that is set later for the same state does not replace it, as in UIKit, except where its
  /// text is another one (assumed).
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    let kept = companion(AttributedTitles.self, orMake: { AttributedTitles() })
    kept.titles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
    setTitle(title?.string, for: state)
  }

  /// The title of a state with its attributes, if it was set so.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    guard let title = companion(AttributedTitles.self)?.titles[state.rawValue],
      title.string == self.title(for: state)
    else { return nil }
    return title
  }

  /// The title of the present state with its attributes: that of the normal state where the present one has
  /// none.
  public var currentAttributedTitle: NSAttributedString? {
    if let title = attributedTitle(for: state) { return title }
    let normal = attributedTitle(for: .normal)
    return normal?.string == currentTitle ? normal : nil
  }
}

private final class AttributedTitles {
  var titles: [UInt: NSAttributedString] = [:]
}
