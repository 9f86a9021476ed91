// SPDX-License-Identifier: Apache-2.0

/// Follows what becomes of each touch of an application.
///
/// It is called while touches are delivered, so it changes nothing, and keeps no touch after its end. A fact
/// for each of these would cost more: its names and texts are made before anybody asks for them.
@MainActor package protocol TouchWatching: AnyObject {
  /// A touch began; its view and its recognizers are known.
  func touchBegan(_ touch: UITouch)
  /// A recognizer recognized, and takes a touch from its view.
  func touch(_ touch: UITouch, isTakenBy recognizer: UIGestureRecognizer)
  /// A touch ended or was cancelled.
  func touchEnded(_ touch: UITouch, isCancelled: Bool)
}
