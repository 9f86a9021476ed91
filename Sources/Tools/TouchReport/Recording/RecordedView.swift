// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A view of a recording.
public nonisolated struct RecordedView: Sendable, Hashable {
  /// The name in traces; its number is 0 if no trace mentioned the view.
  public var name: StableName
  /// Its states over time.
  public var states = History<ViewState>()

  /// Creates a view without states.
  public init(name: StableName) {
    self.name = name
  }

  /// The name for readers: only the class if the view was never mentioned and has no identifier.
  public var title: String { name.title }
}

extension StableName {
  /// The name for readers: only the class if there is neither an identifier nor a number.
  nonisolated var title: String { identifier == nil && number == 0 ? className : description }
}
