// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// An object with content whose size changes: a controller, or a presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers; zero if it has no preference.
  var preferredContentSize: CGSize { get }
  /// Called after a child has changed the size that it prefers.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after a child has computed a size by itself.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a parent of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
