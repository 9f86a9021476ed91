// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIScrollView: ContentDescribing {
  /// How far the content is scrolled and how large it is, as UIKit prints it behind the layer.
  package final var describedContent: String {
    "contentOffset: \(NSCoder.string(for: contentOffset)); contentSize: \(NSCoder.string(for: contentSize)); "
      + "adjustedContentInset: \(NSCoder.string(for: adjustedContentInset))"
  }
}
