// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

/// A navigation controller of a scene.
final class SceneNavigationController: UINavigationController, SceneLogging {
  var log: SceneTouchLog?
  var sceneName: String?
  var chainName: String? { sceneName ?? "UINavigationController" }

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
