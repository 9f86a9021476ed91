// SPDX-License-Identifier: Apache-2.0

/// How a presented controller is shown; those of UIKit's styles that do not depend on how a screen looks.
///
/// UIKit's default is a sheet on systems since iOS 13. Here it is ``fullScreen``, the default before, because
/// a sheet's place is a matter of appearance.
public nonisolated enum UIModalPresentationStyle: Int, Sendable, Hashable {
  /// It covers the presenting controller, whose view is taken out of the window meanwhile.
  case fullScreen = 0
  /// It lies over the presenting controller, which stays where it is and hears nothing of it.
  case overFullScreen = 5
}
