// SPDX-License-Identifier: Apache-2.0
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

  private func scrollView(of name: String, _ end: String) -> UIScrollView? {
    guard name.hasSuffix(end), let view = try? stage[String(name.dropLast(end.count))] else { return nil }
    return view as? UIScrollView
  }

  /// The controller with this name.
  public func controller(named name: String) -> UIViewController? { controllers[name] }
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
