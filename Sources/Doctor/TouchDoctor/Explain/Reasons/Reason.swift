// SPDX-License-Identifier: Apache-2.0

/// A reason why a view does not get the touch that it was expected to get.
///
/// Each reason is a type, with the manual page that explains it.
public protocol Reason: Sendable {
  /// The name in the command line and in JSON, such as `outside-ancestor`.
  static var id: String { get }
  /// The reason in one line.
  static var summary: String { get }
  /// The manual page in Markdown: what happens, why, and how to fix it.
  static var page: String { get }
  /// The versions of iOS that the reason holds for, and what differs between them, in sentences.
  static var versions: String { get }
}

extension Reason {
  /// The same in all versions.
  public static var versions: String { Reasons.allVersions }
}

/// What looks for a reason.
protocol ReasonFinder: Reason {
  /// Everything that this reason explains, from the window down.
  static func findings(in touch: ExpectedTouch) -> [Finding]
}

/// The known reasons, in the order in which they are checked.
public enum Reasons {
  /// All of them.
  public static var all: [any Reason.Type] { finders }

  /// What is said of a reason that is the same in all versions.
  static let allVersions =
    "All versions of iOS, from \(SystemVersion.iOS17.rawValue) to \(SystemVersion.newest.rawValue)."

  /// The reason with an id.
  public static func reason(_ id: String) -> (any Reason.Type)? {
    finders.first { $0.id == id }
  }

  static let finders: [any ReasonFinder.Type] = [
    SingularTransform.self, ZeroSize.self, PointOutside.self, InteractionOff.self, LabelOrImage.self,
    HiddenView.self, TransparentView.self, OutsideAncestor.self, WindowInFront.self, CoveredView.self,
    DisabledControl.self, TakenByRecognizer.self, ExclusiveTouch.self, DelayedTouch.self, ScreenEdge.self,
    CompetingDrag.self,
  ]
}
