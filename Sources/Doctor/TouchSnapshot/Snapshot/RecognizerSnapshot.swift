// SPDX-License-Identifier: Apache-2.0

/// The properties of a gesture recognizer, as far as a source contains them.
public struct RecognizerSnapshot: Sendable, Hashable {
  /// The class, such as `UITapGestureRecognizer`.
  public var className: String
  /// The UIKit class that the class is or inherits from, as far as the source says.
  public var baseClass: String?
  /// The address or the object id; nil if the source contains neither.
  public var identifier: String?
  /// Whether the recognizer is enabled.
  public var isEnabled: Known<Bool> = .unknown
  /// Whether it cancels touches in the view when it recognizes.
  public var cancelsTouchesInView: Known<Bool> = .unknown
  /// Whether the view gets its touches only after the recognizer has failed.
  public var delaysTouchesBegan: Known<Bool> = .unknown
  /// Whether the view gets the ends of its touches only after the recognizer has failed.
  public var delaysTouchesEnded: Known<Bool> = .unknown
  /// The number of taps that it requires.
  public var numberOfTapsRequired: Known<Int> = .unknown
  /// The number of fingers that it requires.
  public var numberOfTouchesRequired: Known<Int> = .unknown
  /// The minimum duration of a long press, in seconds.
  public var minimumPressDuration: Known<Double> = .unknown
  /// The identifiers of recognizers that must fail first.
  public var mustFail: Known<[String]> = .unknown
  /// Whether it has a delegate, which may decide otherwise.
  public var hasDelegate: Known<Bool> = .unknown
  /// The actions that it sends.
  public var actions: Known<[ActionSnapshot]> = .unknown
  /// Other attributes in the order of the source, such as `direction`.
  public var attributes: [ViewSnapshot.Attribute] = []

  /// The attribute for each name of a view whose touches a delegate lets it have, if that is known; empty
  /// text if it has none.
  package static let receives = "receives"
  /// Where the recognizer was read.
  public var position: SourcePosition?

  /// Creates a recognizer of which only the class is known.
  public init(className: String, identifier: String? = nil, position: SourcePosition? = nil) {
    self.className = className
    self.identifier = identifier
    self.position = position
  }
}
