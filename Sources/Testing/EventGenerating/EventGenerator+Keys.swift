// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
import TouchStage

/// Keys of a keyboard.
extension EventGenerator {
  /// Types a text, key by key, into the first responder.
  ///
  /// Each character is a press of its own with the characters it types; a line break is the return key.
  public func keyType(
    _ text: String, interval: TimeInterval = 0.05, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      for character in text { try press(character.isNewline ? "\n" : String(character), interval) }
    }
  }

  private func press(_ characters: String, _ interval: TimeInterval) throws {
    let code: UIKeyboardHIDUsage = characters == "\n" ? .keyboardReturnOrEnter : .keyboardErrorUndefined
    let key = UIKey(code, characters: characters)
    stage.makeCurrent()
    for phase in [UIPress.Phase.began, .ended] {
      stage.application.handle(
        PressFrame(timestamp: stage.now, presses: [PressReport(id: 0, phase: phase, key: key)]))
      if phase == .began { try stage.wait(interval) }
    }
  }
}
