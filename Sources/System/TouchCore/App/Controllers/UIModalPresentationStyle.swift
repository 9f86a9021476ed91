// SPDX-License-Identifier: Apache-2.0

/// How a presented controller is shown.
///
/// UIKit's default is a sheet on systems since iOS 13. Here it is ``fullScreen``, the default before, because
/// a sheet's place is a matter of appearance. For the same reason sheets and popovers cover the whole window,
/// as they did on iPhones before: they become ``fullScreen`` where it is narrow, unless the delegate of the
/// ``UIPresentationController`` chooses another style, and lie over the presenting controller elsewhere.
public nonisolated enum UIModalPresentationStyle: Int, Sendable, Hashable {
  /// The system's choice: ``fullScreen``.
  case automatic = -2
  /// No style, as in transitions that are not presentations.
  case none = -1
  /// It covers the presenting controller, whose view is removed from the window in the meantime.
  case fullScreen = 0
  /// A sheet; it adapts to ``fullScreen`` in a horizontally compact window.
  case pageSheet = 1
  /// A smaller sheet; it adapts to ``fullScreen`` in a horizontally compact window.
  case formSheet = 2
  /// The same as ``fullScreen``, because presentations cover the whole window.
  case currentContext = 3
  /// A ``UIPresentationController`` lays it out, which the transitioning delegate provides.
  case custom = 4
  /// It lies over the presenting controller, which stays where it is and is not notified.
  case overFullScreen = 5
  /// The same as ``overFullScreen``, because presentations cover the whole window.
  case overCurrentContext = 6
  /// A popover; it adapts to ``fullScreen`` in a horizontally compact window.
  case popover = 7
}

/// How a presentation without an animator of its own looks; the presented controller keeps it.
public nonisolated enum UIModalTransitionStyle: Int, Sendable, Hashable {
  /// It comes from below.
  case coverVertical
  /// The views flip.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// A page curls.
  case partialCurl
}
