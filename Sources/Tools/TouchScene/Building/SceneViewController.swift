// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

/// The lines that a controller logs when its touch methods are called.
struct SceneTouchLog {
  private let lines: [SceneLine]
  private weak var stage: Stage?

  init(_ lines: [SceneLine], stage: Stage) {
    self.lines = lines
    self.stage = stage
  }

  func write(_ method: String) {
    for line in lines where line.name == method { stage?.log(line.text) }
  }
}

/// A controller that logs its touches.
protocol SceneLogging: UIViewController, CalledResponder {
  var log: SceneTouchLog? { get set }
  /// The name in the scene, which stands in for the name of its private class.
  var sceneName: String? { get set }
}

/// A controller of a scene.
final class SceneViewController: UIViewController, SceneLogging {
  var log: SceneTouchLog?
  var sceneName: String?
  var chainName: String? { sceneName ?? "UIViewController" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("touchesBegan")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("touchesMoved")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("touchesEnded")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.write("touchesCancelled")
    super.touchesCancelled(touches, with: event)
  }
}
