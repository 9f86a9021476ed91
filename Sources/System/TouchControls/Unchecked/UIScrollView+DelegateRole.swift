// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIScrollView {
  /// The scroll view as the delegate of its own gestures.
  ///
  /// UIKit's scroll view is that delegate without a public conformance. With one, subclasses could not
  /// conform themselves, as they do: Swift refuses the second conformance. A class that conforms answers with
  /// its own methods. Any other one gets those of ``DelegateRole``, which are the defaults.
  final var asGestureDelegate: any UIGestureRecognizerDelegate {
    if let delegate = self as? any UIGestureRecognizerDelegate { return delegate }
    // The role has no stored properties and overrides nothing, so no code can tell the two classes apart.
    let address = unsafe Unmanaged.passUnretained(self).toOpaque()
    return unsafe Unmanaged<DelegateRole>.fromOpaque(address).takeUnretainedValue()
  }
}

/// The methods of a scroll view whose class is no `UIGestureRecognizerDelegate`; no object has this class.
private class DelegateRole: UIScrollView, UIGestureRecognizerDelegate {}

/// Has the compiler look up the method in the class of the object, because a subclass overrides it.
private final class OverridingRole: DelegateRole {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
