// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Fingers in one frame.
let fingerCases: [GrowthCase] = [
  GrowthCase(name: "fingers", title: "fingers on one view: down, moved twice, up") { count in
    let stage = GrowthStage()
    let places = stage.places(count)
    return { stage.play(places) }
  },
  GrowthCase(name: "fingers-tiles", title: "fingers on a view each, with a tap, a double tap and a pan") {
    count in
    let stage = GrowthStage()
    let places = stage.places(count)
    for tile in stage.tiles(count) {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      for recognizer in [UITapGestureRecognizer(), double, UIPanGestureRecognizer()] {
        tile.addGestureRecognizer(recognizer)
      }
    }
    return {
      stage.play(places)
      stage.frame(.began, places)
      stage.application.advance(by: 2)
      stage.frame(.ended, places)
      stage.application.advance(by: 2)
    }
  },
  GrowthCase(name: "fingers-pinch", title: "fingers on one view with every recognizer") { count in
    let stage = GrowthStage()
    let places = stage.places(count)
    let recognizers = [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for recognizer in recognizers { stage.view.addGestureRecognizer(recognizer) }
    return { stage.play(places) }
  },
  GrowthCase(name: "fingers-cancelled", title: "fingers on views each, all cancelled") { count in
    let stage = GrowthStage()
    let places = stage.places(count)
    _ = stage.tiles(count)
    return {
      stage.frame(.began, places)
      stage.application.resignActive()
      stage.application.becomeActive()
    }
  },
]
