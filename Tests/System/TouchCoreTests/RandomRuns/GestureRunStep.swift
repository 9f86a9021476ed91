// SPDX-License-Identifier: Apache-2.0
@testable import TouchCore

/// What code does to the recognizers; they go by number, counted around.
enum GestureRunAction {
  case make(GestureKind, view: Int, seed: Int)
  case write(Int, UIGestureRecognizer.State)
  case enable(Int, Bool)
  case add(Int, to: Int)
  case remove(Int)
  case forget(Int)
  case require(Int, toFail: Int)
  case cancels(Int, Bool)
  case delaysBegan(Int, Bool)
  case delaysEnded(Int, Bool)
  case delegate(Int, seed: Int)
  case ignore(Int)
  case dropTarget(Int)
  /// A view is first to get presses.
  case first(view: Int)
  case pressTypes(Int, all: Bool)
  case touchTypes(Int, fingersOnly: Bool)
  case exclusiveType(Int, Bool)
}

/// The recognizers of random runs.
enum GestureKind: CaseIterable {
  case tap, doubleTap, twoFingerTap, longPress, tapPress, pan, twoFingerPan, scrollPan, pinch, rotation,
    swipe, edge, hover
  /// Writes what comes to its mind, at once and by timers.
  case wild
}

/// When something is done for a recognizer.
enum GestureMoment: CaseIterable {
  case action, began, moved, ended, cancelled, reset
  case shouldBegin, shouldReceive, simultaneous, requires, isRequired
}
