// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// Which swipes of a navigation controller may go back: those whose recognizers the source does not show as
/// off.
struct WaysBack {
  /// Whether a drag from the edge of the screen may go back.
  private(set) var fromEdge = true
  /// Whether a drag that begins on the content may go back.
  private(set) var fromContent = true

  /// Looks at the recognizers of the views around the content of the controller.
  init(_ levels: ArraySlice<ExpectedTouch.Level>) {
    for recognizer in levels.flatMap({ $0.view.recognizers.value ?? [] })
    where recognizer.isEnabled == .known(false) {
      let name = ClassName(recognizer.className).name
      if name.holds("ContentSwipePop") { fromContent = false }
      if name.holds("ParallaxTransitionPan") || name.holds("ScreenEdgePan") { fromEdge = false }
    }
  }
}
