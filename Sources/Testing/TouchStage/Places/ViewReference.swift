// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A reference to a view on a stage: the view itself, or its name.
@preconcurrency @MainActor public protocol ViewReference {
  /// The reference as a value.
  var stageReference: StageReference { get }
}

/// A reference to a view on a stage, by object or by name.
@preconcurrency @MainActor public enum StageReference: Equatable {
  /// The view itself.
  case view(UIView)
  /// The name given on the stage, or the accessibility identifier.
  case named(String)
}

extension StageReference: ViewReference {
  /// The reference itself.
  public var stageReference: StageReference { self }
}

extension UIView: ViewReference {
  /// A reference to this view.
  public var stageReference: StageReference { .view(self) }
}

extension String: ViewReference {
  /// A reference to the view with this name.
  public var stageReference: StageReference { .named(self) }
}
