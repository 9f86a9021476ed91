// SPDX-License-Identifier: Apache-2.0

extension ViewTree {
  /// A place among siblings where the source has, or may have, views that are not in the tree.
  ///
  /// Whatever is missing there may take a touch before everything behind it, so that no answer that lies behind it is
  /// certain.
  public struct Gap: Sendable, Hashable {
    /// Why views are missing.
    public enum Cause: String, Sendable, Hashable {
      /// A line of the source is no entry, or is not whole.
      case unreadLine
      /// The source says that it leaves something out, or the reader did.
      case leftOut
      /// The source ends in the middle of a line, or where it was probably cut.
      case endsEarly
      /// The source shows the way up from one view and none of the other views on it.
      case neverPrinted
    }

    /// The place of the parent; nil among the roots.
    public var parent: Int?
    /// How many of the parent's children lie behind the gap.
    public var behind: Int
    /// Why views are missing.
    public var cause: Cause
    /// Where in the source they are missing; nil if they are at no place of it.
    public var position: SourcePosition?

    /// Makes a gap.
    public init(parent: Int?, behind: Int, cause: Cause, position: SourcePosition? = nil) {
      self.parent = parent
      self.behind = behind
      self.cause = cause
      self.position = position
    }
  }

  /// Notes that views are missing in front of all children that a view, or the tree, has by now.
  public mutating func addGap(in parent: Int?, _ cause: Gap.Cause, at position: SourcePosition? = nil) {
    let behind = parent.map { views[$0].children.count } ?? roots.count
    let gap = Gap(parent: parent, behind: behind, cause: cause, position: position)
    if let last = gaps.last, last.parent == parent, last.behind == behind { return }
    gaps.append(gap)
  }
}
