// SPDX-License-Identifier: Apache-2.0

/// The state of a controller's view between disappeared and appeared.
struct Appearance {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  enum Input {
    case beginAppearing, beginDisappearing, end
  }

  enum Call {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  private(set) var state = State.disappeared
  /// Whether no transition is under way.
  var isSettled: Bool { state == .appeared || state == .disappeared }
  /// Whether the transition under way is an animated one.
  var isAnimated = false
  /// Whether the controller was already told that its view is in the hierarchy.
  var knowsItIsAppearing = false
  /// Whether the transition under way began because the view was moved, so that it ends with the move.
  var followsMove = false

  /// The next state for an input, and the call of the controller; a pair that is not here does nothing.
  private static let table: [(from: State, input: Input, to: State, call: Call)] = [
    (.disappeared, .beginAppearing, .appearing, .viewWillAppear),
    (.disappearing, .beginAppearing, .appearing, .viewWillAppear),
    (.appeared, .beginDisappearing, .disappearing, .viewWillDisappear),
    (.appearing, .beginDisappearing, .disappearing, .viewWillDisappear),
    (.appearing, .end, .appeared, .viewDidAppear),
    (.disappearing, .end, .disappeared, .viewDidDisappear),
  ]

  /// Handles an input; returns the call of the controller, if the input changes anything.
  mutating func handle(_ input: Input) -> Call? {
    guard let row = Self.table.first(where: { $0.from == state && $0.input == input }) else { return nil }
    state = row.to
    return row.call
  }
}
