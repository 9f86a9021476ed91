// SPDX-License-Identifier: Apache-2.0
internal import TouchLive
public import TouchSnapshot
public import TouchStage
public import Touchstone

/// A built scene: its stage, and its recognizers and controllers by name.
///
/// The stage keeps everything alive that the scene needs; ``/TouchStage/Stage`` itself finds the views.
public final class StagedScene {
  /// The scene as read from the file.
  public let file: SceneFile
  /// The stage, with every named view.
  public let stage: Stage

  var recognizers: [String: UIGestureRecognizer] = [:]
  var controllers: [String: UIViewController] = [:]
  var positions = ScenePositions()

  init(file: SceneFile, stage: Stage) {
    self.file = file
    self.stage = stage
  }

  /// The recognizer with this name; `list.pan` and `list.pinch` are those of the scroll view `list`.
  public func recognizer(named name: String) -> UIGestureRecognizer? {
    if let known = recognizers[name] { return known }
    return scrollView(of: name, ".pan")?.panGestureRecognizer
      ?? scrollView(of: name, ".pinch")?.pinchGestureRecognizer
  }

  /// The current views of all windows, each with its position in the file.
  public var viewTree: ViewTree {
    var details = LiveDetails()
    details.position = { [positions] in positions[$0] }
    details.receives = receives
    return ViewTree(views: stage.application.windows, details)
  }

  /// The same views without positions.
  package var plainTree: ViewTree {
    var details = LiveDetails()
    details.receives = receives
    return ViewTree(views: stage.application.windows, details)
  }

  /// The names of the views whose touches the delegate of a recognizer lets it have; nil if it gets all.
  package var receives: (UIGestureRecognizer) -> [String]? {
    { SceneGestureDelegate.views(whoseTouchesReach: $0) }
  }

  /// The position in the file of a view or a recognizer; nil for one that is not from the file.
  package func position(of object: AnyObject) -> SourcePosition? { positions[object] }

  private func scrollView(of name: String, _ end: String) -> UIScrollView? {
    guard name.hasSuffix(end), let view = try? stage[String(name.dropLast(end.count))] else { return nil }
    return view as? UIScrollView
  }

  /// The controller with this name.
  public func controller(named name: String) -> UIViewController? { controllers[name] }
}

extension StagedScene {
  /// Runs a script if everything it names exists.
  ///
  /// A scene creates no views or recognizers later. So an unknown name stops the script before its first
  /// line, wherever the name is.
  public func run(_ script: Script) -> ScriptResult {
    if let stop = stage.check(script) { return ScriptResult(stoppedAtOnce: stop) }
    return stage.run(script)
  }
}

extension SceneFile {
  /// Builds the scene on a new stage.
  ///
  /// - Throws: ``/TouchStage/StageError`` if two views have the same name, which cannot happen for a scene
  ///   that was read.
  public func build() throws(StageError) -> StagedScene {
    try build(pausing: {})
  }

  /// Builds the scene on a new stage, and calls a closure again and again: a scene may have many views.
  package func build(pausing: @escaping () -> Void) throws(StageError) -> StagedScene {
    var builder = SceneBuilder(self)
    builder.pausing = pausing
    return try builder.build()
  }
}
