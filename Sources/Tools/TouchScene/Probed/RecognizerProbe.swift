// SPDX-License-Identifier: Apache-2.0
internal import TouchLive
import TouchStage
import Touchstone

/// A recognizer that logs its touches.
protocol ProbedRecognizer: StandInRecognizer {
  var probe: RecognizerProbe { get }
}

extension ProbedRecognizer {
  /// UIKit's class: the probe's has another word in front of the name.
  package var standsFor: String { "UI" + "\(type(of: self))".dropFirst("Probed".count) }
}

/// Logs the calls of a recognizer's methods, before `super`.
final class RecognizerProbe {
  weak var stage: Stage?
  private let values: SceneRecognizerProbe

  init(_ values: SceneRecognizerProbe) {
    self.values = values
  }

  /// Logs the call of a touch method.
  func write(_ method: String) {
    write(method, selector: "\(method):withEvent:", word: method)
  }

  /// Logs that the delegate is asked whether the gesture may begin.
  func writeShouldBegin() {
    write("shouldBegin", selector: "gestureRecognizerShouldBegin:", word: "RecognizerShouldBegin")
  }

  private func write(_ method: String, selector: String, word: String) {
    if let line = values.lines.first(where: { $0.name == method }) {
      stage?.log(line.text)
    } else if values.style == .selectors {
      stage?.log("-[\(values.name) \(selector)]")
    } else {
      stage?.log("\(values.name) \(word)")
    }
  }
}
