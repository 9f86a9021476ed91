// SPDX-License-Identifier: Apache-2.0
import TouchStage

/// A recognizer that writes down its touches.
protocol ProbedRecognizer: UIGestureRecognizer {
  var probe: RecognizerProbe { get }
}

/// Writes down the calls of a recognizer's methods, before `super`.
final class RecognizerProbe {
  weak var stage: Stage?
  private let values: SceneRecognizerProbe

  init(_ values: SceneRecognizerProbe) {
    self.values = values
  }

  /// Writes that a touch method is called.
  func write(_ method: String) {
    write(method, selector: "\(method):withEvent:", word: method)
  }

  /// Writes that the delegate is asked whether the gesture may begin.
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
