// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import UIKit

@testable import ConstrainedControls

@MainActor struct ProgressButtonTests {
  @Test func `a tap starts, the bar follows, and the button becomes round`() throws {
    let stage = Stage()
    let button = ProgressButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
      button.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
    ])
    try stage.name(button, "download")
    button.addAction(UIAction { _ in stage.log("starts") }, for: .primaryActionTriggered)
    stage.view.layoutIfNeeded()
    #expect(button.bounds.height == 44 && button.bounds.width > 100)
    try stage.tap(.inside("download"))
    button.buttonState = .loading(progress: 0.5)
    try stage.wait(0.3)
    #expect(abs(button.fillFrame.width - button.bounds.width / 2) <= 0.5)
    #expect(!button.isUserInteractionEnabled)
    stage.log("half")
    button.buttonState = .done
    try stage.wait(0.3)
    #expect(button.bounds.size == CGSize(width: 44, height: 44) && button.fillFrame.width == 44)
    expectTrace(
      stage, only: [.log, .controls],
      """
         0.000  controls   ProgressButton "download"         follows touch 1
         0.000  controls   ProgressButton "download"         highlight on
         0.000  controls   ProgressButton "download"         sends touchDown, inside; nobody listens
         0.050  controls   ProgressButton "download"         sends primaryActionTriggered to 1, inside
         0.050  log        starts
         0.050  controls   ProgressButton "download"         touch 1 lifts inside
         0.050  controls   ProgressButton "download"         highlight off
         0.050  controls   ProgressButton "download"         sends touchUpInside, inside; nobody listens
         0.350  log        half
      """)
  }
}
