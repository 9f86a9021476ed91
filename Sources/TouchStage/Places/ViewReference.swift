// SPDX-License-Identifier: Apache-2.0

/// What a view on a stage is called by: the view itself, or its name.
@preconcurrency @MainActor public protocol ViewReference {
  /// The view or the name.
  var stageReference: StageReference { get }
}

/// A view on a stage, by itself or by its name.
@preconcurrency @MainActor public enum StageReference: Equatable {
  /// The view itself.
  case view(UIView)
  /// The name it was given, or its accessibility identifier.
  case named(String)
}

extension StageReference: ViewReference {
  /// Itself.
  public var stageReference: StageReference { self }
}

extension UIView: ViewReference {
  /// The view itself.
  public var stageReference: StageReference { .view(self) }
}

extension String: ViewReference {
  /// The view with this name.
  public var stageReference: StageReference { .named(self) }
}
