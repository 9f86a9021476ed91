// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// A gesture recognizer of a scene.
public nonisolated struct SceneRecognizer: Sendable, Hashable {
  /// The class, such as `UITapGestureRecognizer`.
  public var className: String
  /// The name, which no other recognizer of the scene has.
  public var name: String?
  /// What the scene says about its properties, in the order in which they are set.
  public var properties: [SceneProperty] = []
  /// What the log says when the action is sent; nil if nothing.
  public var action: String?
  /// What its delegate answers; nil if it has none.
  public var delegate: SceneDelegate?
  /// What it writes when its methods are called; nil if it writes nothing.
  public var probe: SceneRecognizerProbe?
  /// The names of the recognizers that must fail first.
  public var requires: [String] = []
  /// Where it is in the file.
  public var position: SourcePosition?

  /// Makes a recognizer of a class.
  public init(className: String, name: String? = nil) {
    self.className = className
    self.name = name
  }
}

/// What the delegate of a recognizer answers; where it says nothing, the default of UIKit holds.
public nonisolated struct SceneDelegate: Sendable, Hashable {
  /// An answer about others: the same for all, or yes for some.
  public enum Answer: Sendable, Hashable {
    /// The same for all.
    case always(Bool)
    /// Yes for those with these names, no for all others.
    case only([String])
  }

  /// Whether the gesture may begin.
  public var shouldBegin: Bool?
  /// Whether a touch is received; names are those of views that the touch is on or in.
  public var shouldReceive: Answer?
  /// Whether it recognizes together with others; names are those of recognizers.
  public var shouldRecognizeSimultaneously: Answer?
  /// Whether it waits for others; names are those of recognizers.
  public var shouldRequireFailure: Answer?
  /// Whether others wait for it; names are those of recognizers.
  public var shouldBeRequiredToFail: Answer?

  /// Makes a delegate that answers as UIKit does without one.
  public init() {}
}
