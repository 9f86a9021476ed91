// SPDX-License-Identifier: Apache-2.0

/// Writes a class with a probe for each class of a list and for each recognizer.
///
/// Swift has no way to override the methods of many classes in one place: a subclass has to spell each
/// override.
enum Probes {
  static func source(list: String, recognizers: [String]) throws -> String {
    var source = """
      // SPDX-License-Identifier: Apache-2.0
      // Written by Plugins/SourceWriter.
      import PreciseTouch
      import TouchStage
      import Touchstone

      """
    for line in try text(of: list).split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { throw Refusal("\(list): a line is a kind and a class: \(line)") }
      let base = words[1].drop { $0 == " " }
      let name = probed(base)
      switch words[0] {
      case "view": source += view(name, of: base, overrides: touches)
      case "control": source += view(name, of: base, overrides: touches + tracking)
      default: throw Refusal("\(list): there is no kind \(words[0])")
      }
    }
    let classes = recognizers.map { path in
      path.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
    }
    for base in classes { source += recognizer(probed(base), of: base) }
    return source + makers(of: classes)
  }

  private static func probed(_ base: Substring) -> String {
    "Probed" + (base.hasPrefix("UI") ? base.dropFirst(2) : base)
  }

  private static func makers(of classes: [Substring]) -> String {
    let entries = classes.map { base in
      """
          "\(base)": .recognizer(
            plain: { \(base)(target: nil, action: nil) }, probed: { \(probed(base))(probe: $0) }),
      """
    }
    return """

      nonisolated extension SceneClasses {
        /// How the recognizers of the core are created, by their class names.
        static let recognizerMakers: [String: SceneClass.Maker] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func view(_ name: String, of base: Substring, overrides: String) -> String {
    """

    /// A `\(base)` that writes down what it is called with, as a scene's probe says.
    final class \(name): \(base), Probed {
      let probe: Probe

      init(probe: Probe) {
        self.probe = probe
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) {
        probe = Probe("\(name)")
        super.init(coder: coder)
      }

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        probe.pointInside { super.point(inside: point, with: event) }
      }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        probe.hitTest { super.hitTest(point, with: event) }
      }
    \(overrides)}

    """
  }

  private static let phases = ["Began", "Moved", "Ended", "Cancelled"]

  private static let touches = phases.map { phase in
    """

      override func touches\(phase)(_ touches: Set<UITouch>, with event: UIEvent?) {
        probe.touches\(phase) { super.touches\(phase)(touches, with: event) }
        if probe.passesOn { next?.touches\(phase)(touches, with: event) }
      }

    """
  }.joined()

  private static let tracking = """

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        probe.beginTracking { super.beginTracking(touch, with: event) }
      }

      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        probe.continueTracking { super.continueTracking(touch, with: event) }
      }

      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        probe.endTracking { super.endTracking(touch, with: event) }
      }

      override func cancelTracking(with event: UIEvent?) {
        probe.cancelTracking { super.cancelTracking(with: event) }
      }

    """

  private static func recognizer(_ name: String, of base: Substring) -> String {
    let overrides = phases.map { phase in
      """

        override func touches\(phase)(_ touches: Set<UITouch>, with event: UIEvent) {
          probe.write("touches\(phase)")
          super.touches\(phase)(touches, with: event)
        }

      """
    }
    return """

      /// A `\(base)` that writes down its touches, as a scene's probe says.
      final class \(name): \(base), ProbedRecognizer {
        let probe: RecognizerProbe

        init(probe: RecognizerProbe) {
          self.probe = probe
          super.init(target: nil, action: nil)
        }
      \(overrides.joined())}

      """
  }
}
