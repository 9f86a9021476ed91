// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// What a trace does not contain about a touch: its view and responder chain.
public nonisolated struct RecordedTouch: Sendable, Hashable {
  /// The number of the touch in the trace.
  public var number: Int
  /// The index of its view among the views of the recording; nil if it hit nothing.
  public var view: Int?
  /// The responder chain from the view on, as it was when the touch began.
  public var chain: [StableName]

  /// Creates a touch.
  public init(number: Int, view: Int? = nil, chain: [StableName] = []) {
    self.number = number
    self.view = view
    self.chain = chain
  }
}
