// SPDX-License-Identifier: Apache-2.0

extension ViewTree {
  /// A position among siblings at which the source contains, or may contain, views that are missing in the
  /// tree.
  ///
  /// A missing view may take a touch before everything behind it, so no answer behind the gap is certain.
  public struct Gap: Sendable, Hashable {
    /// Why views are missing.
    public enum Cause: String, Sendable, Hashable {
      /// A line of the source is not an entry, or is incomplete.
      case unreadLine
      /// The source says that something was omitted, or the reader omitted it.
      case leftOut
      /// The source ends in the middle of a line, or was probably truncated.
      case endsEarly
      /// The source shows the ancestors of one view, but no other views.
      case neverPrinted
    }

    /// The index of the parent; nil among the roots.
    public var parent: Int?
    /// The number of the parent's children that are behind the gap.
    public var behind: Int
    /// Why views are missing.
    public var cause: Cause
    /// Where in the source they are missing; nil if there is no such position.
    public var position: SourcePosition?

    /// Creates a gap.
    public init(parent: Int?, behind: Int, cause: Cause, position: SourcePosition? = nil) {
      self.parent = parent
      self.behind = behind
      self.cause = cause
      self.position = position
    }
  }

  /// Records that views are missing in front of all current children of a view, or of the tree.
  public mutating func addGap(in parent: Int?, _ cause: Gap.Cause, at position: SourcePosition? = nil) {
    let behind = parent.map { views[$0].children.count } ?? roots.count
    let gap = Gap(parent: parent, behind: behind, cause: cause, position: position)
    if let last = gaps.last, last.parent == parent, last.behind == behind { return }
    gaps.append(gap)
  }
}
