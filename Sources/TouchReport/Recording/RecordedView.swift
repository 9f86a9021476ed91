// SPDX-License-Identifier: Apache-2.0

/// A view of a recording.
public nonisolated struct RecordedView: Sendable, Hashable {
  /// What traces call it; the number is 0 if no trace ever did.
  public var name: StableName
  /// How it was over time.
  public var states = Course<ViewState>()

  /// Makes a view that has no state yet.
  public init(name: StableName) {
    self.name = name
  }

  /// The name for people: the class alone if the view was never mentioned and has no identifier.
  public var title: String { name.title }
}

extension StableName {
  /// The name for people: the class alone where there is neither an identifier nor a number.
  nonisolated var title: String { identifier == nil && number == 0 ? className : description }
}
