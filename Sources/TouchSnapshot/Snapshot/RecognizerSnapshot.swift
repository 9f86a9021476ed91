// SPDX-License-Identifier: Apache-2.0

/// The properties of a gesture recognizer, as far as a source contains them.
public struct RecognizerSnapshot: Sendable, Hashable {
  /// The class, such as `UITapGestureRecognizer`.
  public var className: String
  /// The class of UIKit that the class is, or comes from, as far as the source says.
  public var baseClass: String?
  /// The address or the object id; nil if the source gives none.
  public var identifier: String?
  /// Whether it is on.
  public var isEnabled: Known<Bool> = .unknown
  /// Whether its recognition takes touches from the view.
  public var cancelsTouchesInView: Known<Bool> = .unknown
  /// Whether the view gets its touches only when it has failed.
  public var delaysTouchesBegan: Known<Bool> = .unknown
  /// Whether the view gets the ends of its touches only when it has failed.
  public var delaysTouchesEnded: Known<Bool> = .unknown
  /// How many taps it wants.
  public var numberOfTapsRequired: Known<Int> = .unknown
  /// How many fingers it wants at least.
  public var numberOfTouchesRequired: Known<Int> = .unknown
  /// The least time of a long press, in seconds.
  public var minimumPressDuration: Known<Double> = .unknown
  /// Identifiers of recognizers that have to fail first.
  public var mustFail: Known<[String]> = .unknown
  /// Whether it has a delegate, which may decide otherwise.
  public var hasDelegate: Known<Bool> = .unknown
  /// The actions that it sends.
  public var actions: Known<[ActionSnapshot]> = .unknown
  /// Other attributes of the source in its order, such as `direction`.
  public var attributes: [ViewSnapshot.Attribute] = []
  /// Where it was read.
  public var position: SourcePosition?

  /// Makes a recognizer about which only the class is known.
  public init(className: String, identifier: String? = nil, position: SourcePosition? = nil) {
    self.className = className
    self.identifier = identifier
    self.position = position
  }
}
