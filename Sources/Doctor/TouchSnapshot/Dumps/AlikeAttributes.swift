// SPDX-License-Identifier: Apache-2.0

/// The attributes of the last views of a dump: most views have the same as one before them, and share the
/// memory.
struct AlikeAttributes {
  /// How many lists are remembered, and how long they are at most.
  private static let (most, longest) = (16, 4)

  private var lists: [[ViewSnapshot.Attribute]] = []
  private var next = 0

  /// Replaces a list by an equal one that another view has.
  mutating func share(_ attributes: inout [ViewSnapshot.Attribute]) {
    guard !attributes.isEmpty, attributes.count <= Self.longest else { return }
    for place in lists.indices where lists[place] == attributes {
      attributes = lists[place]
      return
    }
    if lists.count < Self.most {
      lists.append(attributes)
    } else {
      lists[next] = attributes
      next = (next + 1) % Self.most
    }
  }
}
