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

/// A reason as a value.
public struct ReasonDescription: Sendable, Hashable {
  /// The name in the command line and in JSON, such as `outside-ancestor`.
  public let id: String
  /// The reason in one line.
  public let summary: String
  /// The manual page in Markdown: what happens, why, and how to fix it.
  public let page: String
  /// The versions of iOS that the reason holds for, and what differs between them, in sentences.
  public let versions: String

  init<Described: Reason>(_ reason: Described.Type) {
    (id, summary) = (Described.id, Described.summary)
    (page, versions) = (Described.page, Described.versions)
  }
}

/// What looks for a reason, as a value.
struct ListedReason: Sendable {
  /// The name of the reason.
  let id: String
  /// Describes the reason for users.
  let describe: @Sendable () -> ReasonDescription
  /// Everything that the reason explains, from the window down.
  let findings: @Sendable (ExpectedTouch) -> [Finding]

  init<Finder: ReasonFinder>(_ finder: Finder.Type) {
    id = Finder.id
    describe = { ReasonDescription(Finder.self) }
    findings = { Finder.findings(in: $0) }
  }
}

/// The known reasons, in the order in which they are checked.
public enum Reasons {
  /// All of them.
  public static var all: [ReasonDescription] { finders.map { $0.describe() } }

  /// What is said of a reason that is the same in all versions.
  static let allVersions =
    "All versions of iOS, from \(SystemVersion.iOS17.rawValue) to \(SystemVersion.newest.rawValue)."

  /// The reason with an id.
  public static func reason(_ id: String) -> ReasonDescription? {
    finders.first { $0.id == id }?.describe()
  }

  static let finders = [
    ListedReason(SingularTransform.self),
    ListedReason(ZeroSize.self),
    ListedReason(PointOutside.self),
    ListedReason(InteractionOff.self),
    ListedReason(LabelOrImage.self),
    ListedReason(HiddenView.self),
    ListedReason(TransparentView.self),
    ListedReason(OutsideAncestor.self),
    ListedReason(WindowInFront.self),
    ListedReason(CoveredView.self),
    ListedReason(DisabledControl.self),
    ListedReason(TakenByRecognizer.self),
    ListedReason(ExclusiveTouch.self),
    ListedReason(DelayedTouch.self),
    ListedReason(ScreenEdge.self),
    ListedReason(CompetingDrag.self),
  ]
}
