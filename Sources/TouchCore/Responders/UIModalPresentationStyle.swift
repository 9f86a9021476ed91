// SPDX-License-Identifier: Apache-2.0

/// How a presented controller is shown; those of UIKit's styles that do not depend on how a screen looks.
///
/// UIKit's default is a sheet on systems since iOS 13. Here it is ``fullScreen``, the default before, because
/// a sheet's place is a matter of appearance.
public nonisolated enum UIModalPresentationStyle: Int, Sendable, Hashable {
  /// No style, as in transitions that are not presentations.
  case none = -1
  /// It covers the presenting controller, whose view is taken out of the window meanwhile.
  case fullScreen = 0
  /// A ``UIPresentationController`` lays it out, which the transitioning delegate provides.
  case custom = 4
  /// It lies over the presenting controller, which stays where it is and hears nothing of it.
  case overFullScreen = 5
  /// The same as ``overFullScreen``, because presentations cover the whole window.
  case overCurrentContext = 6
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
