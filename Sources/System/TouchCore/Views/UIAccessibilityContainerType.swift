// SPDX-License-Identifier: Apache-2.0

/// What a container is for assistive technology.
public nonisolated enum UIAccessibilityContainerType: Int, Sendable, Hashable {
  /// Nothing in particular.
  case none = 0
  /// A table whose cells have rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A region of the screen.
  case landmark = 3
  /// A group with a meaning of its own.
  case semanticGroup = 4
}
