// SPDX-License-Identifier: Apache-2.0

/// What a trace does not say about a touch: the view it belongs to, and who comes after it.
public nonisolated struct RecordedTouch: Sendable, Hashable {
  /// The number of the touch in the trace.
  public var number: Int
  /// The place of its view among the views of the recording; nil if it hit nothing.
  public var view: Int?
  /// The responder chain from the view on, as it stood when the touch began.
  public var chain: [StableName]

  /// Makes a touch.
  public init(number: Int, view: Int? = nil, chain: [StableName] = []) {
    self.number = number
    self.view = view
    self.chain = chain
  }
}
