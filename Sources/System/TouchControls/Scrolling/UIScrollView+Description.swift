// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UIScrollView: ContentDescribing {
  /// The offset and the size of the content, as UIKit prints them after the layer.
  package final var describedContent: String {
    "contentOffset: \(NSCoder.string(for: contentOffset)); contentSize: \(NSCoder.string(for: contentSize)); "
      + "adjustedContentInset: \(NSCoder.string(for: adjustedContentInset))"
  }
}
