// SPDX-License-Identifier: Apache-2.0

/// How views of a class are hit.
///
/// What each manner means for a touch, and how it is known, the doctor says.
package enum HitManner: Int, CaseIterable, Sendable {
  /// As `hitTest(_:with:)` documents for UIView.
  case asDocumented
  /// No override is documented.
  case inputView
  /// Shows something, and no override is documented.
  case display
  /// In its bounds and nowhere else.
  case button
  /// Content that UIKit lays out for the app.
  case laidOutContent
  /// Holds what UIKit lays out.
  case laidOut
  /// Only marks a place for constraints.
  case mark
  /// Shows how far something is scrolled.
  case scrollIndicator
  /// Around the controls of a player.
  case aroundPlayer
  /// A window of a debugging tool.
  case debugWindow
  /// Behind a presentation, and takes the touches beside it.
  case dimming
  /// Behind the results of a search.
  case searchDimming
  /// Around an open menu.
  case openMenu
  /// A part of the status bar.
  case statusBar
  /// A part of the bars of iOS 26 that lets touches through.
  case floatingBar
  /// A part of the bars of iOS 26 that takes touches.
  case barPlatter
  /// Scrolls, or is laid out by what scrolls.
  case scrolling
  /// Holds the view of a controller, and takes no touch itself.
  case controllerHolder
  /// Holds the view of a controller, which fills it.
  case controllerFrame
  /// Over the screen for the keyboard.
  case keyboardOverlay
  /// Where the keyboard and its bar are.
  case keyboardHost
  /// Shows the keyboard of another process.
  case remoteKeyboard
  /// Stands for the keyboard of another process.
  case remoteKeyboardPlaceholder
  /// Shows what another process draws.
  case remoteContent
  /// Shows an alert.
  case alertWindow
  /// The window of the status bar.
  case statusBarWindow
  /// Lets touches through that none of its children takes.
  case passThrough
  /// Gives touches beside its buttons to them.
  case bar
  /// Has hit areas larger than its bounds.
  case barPart
  /// A control with private parts.
  case controlWithParts
  /// Takes some touches around its knob.
  case slider
  /// Has private parts for text and selection.
  case textInput
  /// Decides about touches on its edit and delete controls.
  case cell
  /// A control that a cell shows and hides.
  case cellControl
  /// Shows the content of SwiftUI.
  case hosting
  /// The root of a React Native screen.
  case reactRoot
  /// A view of React Native.
  case reactView
  /// Shows what Flutter draws.
  case flutter
  /// Draws its content itself, and finds what was touched in it.
  case drawsItself
  /// Takes touches to draw, to select and to scroll.
  case canvas
  /// Decides for itself which of its parts gets a touch.
  case web
  /// Holds annotation views, and may have no area.
  case annotations
  /// The keyboard.
  case keyboard
  /// Drawn by SwiftUI.
  case swiftUIDrawing
  /// A class of SwiftUI without a row.
  case swiftUI
}
