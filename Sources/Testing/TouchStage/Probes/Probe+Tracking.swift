// SPDX-License-Identifier: Apache-2.0

// The calls a control receives while it follows a finger. A probe writes them only if its ``Probe/methods``
// include them.

extension Probe {
  /// Logs `beginTracking(_:with:)` and its result.
  public func beginTracking(_ callSuper: () -> Bool) -> Bool {
    announce(.beginTracking, "beginTrackingWithTouch:withEvent:")
    let begins = withoutSuper.contains(.beginTracking) ? false : callSuper()
    if writesSentence(.beginTracking) { write("\(name) begins tracking: \(begins ? 1 : 0)") }
    return begins
  }

  /// Logs `continueTracking(_:with:)` and its result.
  public func continueTracking(_ callSuper: () -> Bool) -> Bool {
    announce(.continueTracking, "continueTrackingWithTouch:withEvent:")
    let continues = withoutSuper.contains(.continueTracking) ? false : callSuper()
    if writesSentence(.continueTracking) { write("\(name) continues tracking: \(continues ? 1 : 0)") }
    return continues
  }

  /// Logs `endTracking(_:with:)`.
  public func endTracking(_ callSuper: () -> Void) {
    announce(.endTracking, "endTrackingWithTouch:withEvent:")
    if writesSentence(.endTracking) { write("\(name) ends tracking") }
    if !withoutSuper.contains(.endTracking) { callSuper() }
  }

  /// Logs `cancelTracking(with:)`.
  public func cancelTracking(_ callSuper: () -> Void) {
    announce(.cancelTracking, "cancelTrackingWithEvent:")
    if writesSentence(.cancelTracking) { write("\(name) cancels tracking") }
    if !withoutSuper.contains(.cancelTracking) { callSuper() }
  }
}
