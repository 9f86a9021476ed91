// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot
public import TouchStage
import Touchstone

/// A scene that stands: its stage, and its recognizers and controllers by their names.
///
/// The stage keeps everything alive that the scene needs; views are found by ``/TouchStage/Stage`` itself.
public final class StagedScene {
  /// The scene as the file says it.
  public let file: SceneFile
  /// The stage, with every named view.
  public let stage: Stage

  var recognizers: [String: UIGestureRecognizer] = [:]
  var controllers: [String: UIViewController] = [:]
  var places = ScenePlaces()

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

  /// The views of all windows as they are now, each with its place in the file.
  public var viewTree: ViewTree {
    ViewTree(views: stage.application.windows, places)
  }

  private func scrollView(of name: String, _ end: String) -> UIScrollView? {
    guard name.hasSuffix(end), let view = try? stage[String(name.dropLast(end.count))] else { return nil }
    return view as? UIScrollView
  }

  /// The controller with this name.
  public func controller(named name: String) -> UIViewController? { controllers[name] }
}

extension StagedScene {
  /// Carries a script out, if everything that it names is there.
  ///
  /// No view and no recognizer of a scene comes into being later. So a name that nobody has stops the script
  /// before its first line, wherever it stands.
  public func run(_ script: Script) -> ScriptResult {
    if let stop = stage.check(script) { return ScriptResult(stoppedAtOnce: stop) }
    return stage.run(script)
  }
}

extension SceneFile {
  /// Builds the scene on a stage of its own.
  ///
  /// - Throws: ``/TouchStage/StageError`` if two views have one name, which no scene that was read has.
  public func build() throws(StageError) -> StagedScene {
    var builder = SceneBuilder(self)
    return try builder.build()
  }
}
