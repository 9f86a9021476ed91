// SPDX-License-Identifier: Apache-2.0
import UIKit

class Recorder: UIViewController {
  let button = UIButton()
  let slider = UISlider()
  let key = UIButton()
  var isRecording = false

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(start), for: .touchDown)  // expect: touch-down-without-cancel
    button.addTarget(self, action: #selector(stop), for: .touchUpInside)
    slider.addTarget(self, action: #selector(scrubbing(_:)), for: .touchDown)  // expect: touch-down-without-cancel
    slider.addTarget(self, action: #selector(Recorder.scrubbed(_:)), for: [.touchUpInside, .touchUpOutside])
  }

  @objc func start() { isRecording = true }
  @objc func stop() { isRecording = false }
  @objc func scrubbing(_ slider: UISlider) { player.pause() }
  @objc func scrubbed(_ slider: UISlider) { player.play() }
}

// Traps

class Careful: UIViewController {
  let button = UIButton()
  let other = UIButton()
  let third = UIButton()
  override func viewDidLoad() {
    button.addTarget(self, action: #selector(start), for: .touchDown)
    button.addTarget(self, action: #selector(stop), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    other.addTarget(self, action: #selector(click), for: .touchDown)
    other.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    third.addTarget(self, action: #selector(start), for: .touchDown)
    third.addTarget(self, action: #selector(stop), for: .touchUpInside)
    third.addTarget(self, action: #selector(stop), for: .touchCancel)
  }
  @objc func start() { alpha = 0.5 }
  @objc func stop() { alpha = 1 }
  @objc func click() { sound.play() }
  @objc func tapped() { open() }
}
