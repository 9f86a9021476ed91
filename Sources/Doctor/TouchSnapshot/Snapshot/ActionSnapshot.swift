// SPDX-License-Identifier: Apache-2.0

/// What a source says about one action of a control: the event and the target.
public struct ActionSnapshot: Sendable, Hashable {
  /// The event, such as `touchUpInside`; `segue` if touching leads to another scene.
  public var event: String
  /// The target: an object id, an address or a class.
  public var target: String?
  /// The method that is called.
  public var selector: String?

  /// Creates an action.
  public init(event: String, target: String? = nil, selector: String? = nil) {
    self.event = event
    self.target = target
    self.selector = selector
  }
}
