// SPDX-License-Identifier: Apache-2.0
public import TouchCore

extension Stage {
  /// Writes a line for each action of a recognizer, such as `tap ended`, so that a test needs no target of
  /// its own.
  ///
  /// ```swift
  /// let tap = UITapGestureRecognizer()
  /// stage.logActions(of: tap, as: "tap")
  /// photo.addGestureRecognizer(tap)
  /// ```
  ///
  /// A recognizer holds its targets weakly; this one lives as long as the stage.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - name: What the lines begin with.
  public func logActions(of recognizer: UIGestureRecognizer, as name: String) {
    let target = ActionLog(stage: self, name: name)
    recognizer.addTarget(target, action: ActionLog.sent)
    kept.append(target)
  }
}

/// Writes a line for each action that it gets.
private final class ActionLog {
  private weak var stage: Stage?
  private let name: String

  init(stage: Stage, name: String) {
    self.stage = stage
    self.name = name
  }

  func sent(_ recognizer: UIGestureRecognizer) {
    stage?.log("\(name) \(recognizer.state)")
  }
}
