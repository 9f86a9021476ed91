// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchStage

/// A root controller that logs its touches.
final class LoggedController: UIViewController {
  weak var stage: Stage?
  /// Whether all four methods are logged, or only the first.
  var logsAll = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.log("rootview touchBegan")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsAll { stage?.log("rootview touchMoved") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsAll { stage?.log("rootview touchEnded") }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsAll { stage?.log("rootview touchCancelled") }
  }
}
