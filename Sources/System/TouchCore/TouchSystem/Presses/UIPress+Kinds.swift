// SPDX-License-Identifier: Apache-2.0

extension UIPress {
  /// What a press does in an event.
  public nonisolated enum Phase: Int, Sendable, Hashable {
    /// The button went down.
    case began
    /// Its force changed.
    case changed
    /// It has not changed.
    case stationary
    /// It was released.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// Which button of a remote is pressed.
  public nonisolated enum PressType: Int, Sendable, Hashable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
    /// The buttons one, two and three of a remote for television.
    case tvRemoteOneTwoThree = 32
    /// The four colored buttons of a remote for television.
    case tvRemoteFourColors = 33
    /// None: the press is that of a key. In UIKit such presses have types without a name.
    case noButton = -1

    /// Every one that is a button.
    static var buttons: [PressType] {
      [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
        .tvRemoteOneTwoThree, .tvRemoteFourColors,
      ]
    }
  }
}
