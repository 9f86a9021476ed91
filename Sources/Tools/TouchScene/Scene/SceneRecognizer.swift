// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// A gesture recognizer of a scene.
public nonisolated struct SceneRecognizer: Sendable, Hashable {
  /// The class, such as `UITapGestureRecognizer`.
  public var className: String
  /// The name, which must be unique among the scene's recognizers.
  public var name: String?
  /// The values of its properties, in the order in which they are set.
  public var properties: [SceneProperty] = []
  /// The line to log when the action is sent; nil for none.
  public var action: String?
  /// The answers of its delegate; nil without a delegate.
  public var delegate: SceneDelegate?
  /// What it logs when its methods are called; nil for nothing.
  public var probe: SceneRecognizerProbe?
  /// The names of the recognizers that must fail first.
  public var requires: [String] = []
  /// The position in the file.
  public var position: SourcePosition?

  /// Creates a recognizer of a class.
  public init(className: String, name: String? = nil) {
    self.className = className
    self.name = name
  }
}

/// The answers of a recognizer's delegate; nil means UIKit's default.
public nonisolated struct SceneDelegate: Sendable, Hashable {
  /// An answer about others: the same for all, or true for some.
  public enum Answer: Sendable, Hashable {
    /// The same for all.
    case always(Bool)
    /// True for those with these names, false for all others.
    case only([String])
  }

  /// Whether the gesture may begin.
  public var shouldBegin: Bool?
  /// Whether a touch is received; the names are of views that the touch is on or in.
  public var shouldReceive: Answer?
  /// Whether it recognizes together with others; the names are of recognizers.
  public var shouldRecognizeSimultaneously: Answer?
  /// Whether it waits for others; the names are of recognizers.
  public var shouldRequireFailure: Answer?
  /// Whether others wait for it; the names are of recognizers.
  public var shouldBeRequiredToFail: Answer?

  /// Creates a delegate with UIKit's default answers.
  public init() {}
}
