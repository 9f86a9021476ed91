// SPDX-License-Identifier: Apache-2.0
import Foundation
package import TouchCore
package import TouchFrames

/// What a part of a digitizer's frame is to an application.
package nonisolated enum FeedInput: Sendable, Hashable {
  case contacts(ContactFrame)
  case pointer(PointerFrame)
}

nonisolated extension FeedState {
  /// Creates the state of a feed without contacts.
  package static var initial: FeedState { FeedState() }

  /// What a frame is to an application, in the order in which a ``FrameFeed`` with the usual settings hands
  /// it over.
  package mutating func inputs(of frame: DigitizerFrame) -> [FeedInput] {
    let (time, settings) = (frame.timestamp, Settings.usual)
    var inputs: [FeedInput] = []
    if let hover = leaving(frame, at: time) { inputs.append(.pointer(hover)) }
    if let touches = touches(frame, at: time, settings) { inputs.append(.contacts(touches)) }
    inputs += hovering(frame, at: time).map { .pointer($0) }
    if let scroll = scroll(frame, at: time, settings) { inputs.append(.pointer(scroll)) }
    return inputs
  }
}

nonisolated extension FeedState.Settings {
  /// The settings of a ``FrameFeed`` that nobody has changed.
  static let usual = FeedState.Settings(
    source: 0, maximumPossibleForce: 480 / 72, tolerance: 0, pointsPerNotch: 40)
}
