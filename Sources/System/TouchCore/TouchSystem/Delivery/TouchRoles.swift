// SPDX-License-Identifier: Apache-2.0

/// The recognizers of a touch that others ask about, if it has many.
///
/// A touch with few recognizers has none of these lists: a loop over all is cheaper.
final class TouchRoles {
  /// The recognizers that others may be told to wait for.
  @safe @exclusivity(unchecked) fileprivate(set) var answerers = ObjectQueue<UIGestureRecognizer>()
  /// The recognizers that were recognized.
  @safe @exclusivity(unchecked) fileprivate(set) var recognized = ObjectQueue<UIGestureRecognizer>()

  init(of recognizers: ObjectQueue<UIGestureRecognizer>) {
    recognizers.each { add($0) }
  }

  fileprivate func add(_ recognizer: UIGestureRecognizer) {
    if recognizer.memory.current.mayAnswer { answerers.append(recognizer) }
    if recognizer.storedState.isRecognized { recognized.append(recognizer) }
  }
}

extension UITouch {
  /// Adds a recognizer that gets the touch from now on.
  @inline(__always)
  final func add(_ recognizer: UIGestureRecognizer) {
    state.recognizers.append(recognizer)
    if state.recognizers.count > Crowd.gestures { addRoles(of: recognizer) }
  }

  @inline(never)
  private final func addRoles(of recognizer: UIGestureRecognizer) {
    if let roles = state.roles {
      roles.add(recognizer)
    } else {
      state.roles = TouchRoles(of: state.recognizers)
    }
  }

  /// Removes a recognizer; returns whether it had the touch.
  final func remove(_ recognizer: UIGestureRecognizer) -> Bool {
    guard unlist(recognizer) else { return false }
    if let roles = state.roles {
      if recognizer.memory.current.mayAnswer { roles.answerers.remove(recognizer) }
      if recognizer.storedState.isRecognized { roles.recognized.remove(recognizer) }
    }
    return true
  }

  /// Removes a recognizer from the list, which is mostly in the order of admission.
  @inline(__always)
  private final func unlist(_ recognizer: UIGestureRecognizer) -> Bool {
    if state.recognizers.count > Crowd.gestures, let index = state.recognizers.index(ofAdmission: recognizer)
    {
      state.recognizers.remove(at: index)
      return true
    }
    return state.recognizers.remove(recognizer)
  }

  /// Notes that others may be told to wait for one of the recognizers from now on.
  final func noteAnswerer(_ recognizer: UIGestureRecognizer) {
    state.roles?.answerers.append(recognizer)
    state.version += 1
  }

  /// Notes that one of the recognizers was recognized, or is not any more.
  @inline(__always)
  final func noteRecognition(of recognizer: UIGestureRecognizer, _ isRecognized: Bool) {
    guard let roles = state.roles else { return }
    if isRecognized { roles.recognized.append(recognizer) } else { roles.recognized.remove(recognizer) }
  }

  /// Whether a recognizer of the touch was recognized.
  @inline(__always)
  final var hasRecognized: Bool {
    if let roles = state.roles { return !roles.recognized.isEmpty }
    return state.recognizers.any { $0.storedState.isRecognized }
  }

  /// Whether others that have the touch may be told to wait for one of its recognizers.
  @inline(__always)
  final var hasAnswerers: Bool {
    if let roles = state.roles { return !roles.answerers.isEmpty }
    return state.recognizers.any { $0.memory.current.mayAnswer }
  }

  /// The recognizers of the touch that were recognized.
  final var recognizedOnes: [UIGestureRecognizer] {
    state.roles?.recognized.all ?? state.recognizers.filter { $0.storedState.isRecognized }
  }

  /// The recognizers of the touch that others may be told to wait for.
  final var answerers: [UIGestureRecognizer] {
    state.roles?.answerers.all ?? state.recognizers.filter { $0.memory.current.mayAnswer }
  }
}
