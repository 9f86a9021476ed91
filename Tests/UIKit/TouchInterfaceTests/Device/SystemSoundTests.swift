// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchInterface
import TouchTesting
import Touchstone

#if !canImport(ObjectiveC)
  struct SystemSoundTests {
    @Test func `sounds are facts in the trace`() throws {
      let stage = Stage()
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      button.addAction(
        UIAction { _ in
          AudioServicesPlaySystemSound(1104)
          AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
          AudioServicesPlayAlertSoundWithCompletion(1007) { stage.log("over") }
          stage.log("touched")
        }, for: .touchUpInside)
      try stage.add(button, named: "button")
      try stage.tap("button")
      expectTrace(
        stage, only: [.system, .log],
        """
           0.050  system     sound                             1104 played
           0.050  system     sound                             vibration played
           0.050  system     sound                             1007 played as an alert
           0.050  log        touched
           0.050  log        over
        """)
    }

    @Test func `a file has a number until that is disposed of`() throws {
      let stage = Stage()
      var sound: SystemSoundID = 0
      let file = URL(fileURLWithPath: "/sounds/tick.caf")
      #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError)
      AudioServicesPlaySystemSound(sound)
      AudioServicesDisposeSystemSoundID(sound)
      #expect(stage.text(only: [.system]).contains("tick.caf played"))
      var other: SystemSoundID = 0
      AudioServicesCreateSystemSoundID(file as CFURL, &other)
      #expect(other != sound)
    }
  }
#endif
