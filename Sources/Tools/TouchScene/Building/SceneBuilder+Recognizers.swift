// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

extension SceneBuilder {
  /// Creates a recognizer; its failure requirements are added once all recognizers exist.
  mutating func make(_ values: SceneRecognizer) -> UIGestureRecognizer {
    let recognizer = plain(values)
    recognizer.name = values.name
    scene.positions.note(values.position, of: recognizer)
    if let name = values.name { scene.recognizers[name] = recognizer }
    set(values.properties, on: recognizer, of: values.className, .recognizer)
    if let text = values.action {
      let writer = SceneActionWriter(text, stage: stage)
      stage.kept.append(writer)
      recognizer.addTarget(writer, action: SceneActionWriter.recognized)
    }
    if let answers = values.delegate {
      let delegate = SceneGestureDelegate(answers)
      stage.kept.append(delegate)
      recognizer.delegate = delegate
    }
    if !values.requires.isEmpty { requirements.append((recognizer, values.requires)) }
    return recognizer
  }

  private func plain(_ values: SceneRecognizer) -> UIGestureRecognizer {
    guard
      case .recognizer(let plain, let probed)? = SceneClasses.named(values.className, of: .recognizer)?.maker
    else {
      return UIGestureRecognizer(target: nil, action: nil)
    }
    guard let probe = values.probe, let probed else { return plain() }
    let made = RecognizerProbe(probe)
    made.stage = stage
    return probed(made)
  }
}
