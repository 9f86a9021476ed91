// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

/// Writes a recognizer of a file as one of a scene.
nonisolated enum SceneTextRecognizer {
  /// The recognizer; nil if scenes have no class for it.
  static func json(_ recognizer: RecognizerSnapshot, of view: String) -> JSONText? {
    let names = [recognizer.className, recognizer.baseClass].compactMap {
      $0?.split(separator: ".").last.map(String.init)
    }
    guard let name = names.first(where: { SceneClasses.named($0, of: .recognizer)?.isAbstract == false })
    else {
      return nil
    }
    var members: [JSONText.Member] = [.init("class", .string(name))]
    func add(_ name: String, _ value: Bool?, unless usual: Bool) {
      if let value, value != usual { members.append(.init(name, .bool(value))) }
    }
    add("isEnabled", recognizer.isEnabled.value, unless: true)
    add("cancelsTouchesInView", recognizer.cancelsTouchesInView.value, unless: true)
    add("delaysTouchesBegan", recognizer.delaysTouchesBegan.value, unless: false)
    let fields = SceneClasses.fields(of: name, .recognizer).map(\.name)
    if fields.contains("numberOfTapsRequired"), let taps = recognizer.numberOfTapsRequired.value, taps > 1 {
      members.append(.init("numberOfTapsRequired", .integer(min(taps, InputLimit.requiredTaps.count))))
    }
    if fields.contains("numberOfTouchesRequired"), let touches = recognizer.numberOfTouchesRequired.value,
      touches > 1
    {
      members.append(.init("numberOfTouchesRequired", .integer(min(touches, InputLimit.fingers.count))))
    }
    members.append(.init("action", SceneTextWriter.text("\(SceneTextNames.logged(view)): \(name)")))
    return .object(members)
  }
}
