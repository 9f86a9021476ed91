// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// Views, windows and timers.
let viewCases: [GrowthCase] = [
  GrowthCase(name: "views", title: "subviews taken away one by one, every second one first") { count in
    let stage = GrowthStage()
    return {
      let tiles = stage.tiles(count)
      stage.tap()
      for (place, tile) in tiles.enumerated() where place % 2 == 0 { tile.removeFromSuperview() }
      for tile in stage.view.subviews { tile.removeFromSuperview() }
    }
  },
  GrowthCase(name: "views-touched", title: "views taken away one by one while a finger is on each") { count in
    let stage = GrowthStage()
    let places = stage.places(count)
    let tiles = stage.tiles(count)
    for tile in tiles { tile.addGestureRecognizer(UIPanGestureRecognizer()) }
    return {
      stage.frame(.began, places)
      for tile in tiles { tile.removeFromSuperview() }
      stage.frame(.ended, places)
    }
  },
  GrowthCase(name: "views-deep", title: "views in each other, a touch that goes up to the window") { count in
    let stage = GrowthStage()
    return {
      var view: UIView = stage.window
      for _ in 0..<count {
        let child = UIView(frame: stage.window.bounds)
        view.addSubview(child)
        view = child
      }
      stage.tap()
      stage.window.subviews.last?.removeFromSuperview()
    }
  },
  GrowthCase(name: "windows", title: "windows over each other: shown, tapped, hidden") { count in
    let stage = GrowthStage()
    return {
      let windows = (0..<count).map { place in
        let window = UIWindow(frame: CGRect(x: 2000, y: 0, width: 10, height: 10))
        window.windowLevel = UIWindow.Level(rawValue: CGFloat(place % 3))
        window.makeKeyAndVisible()
        return window
      }
      stage.tap()
      for window in windows { window.isHidden = true }
    }
  },
  GrowthCase(name: "views-moved", title: "subviews brought to the front, moved and hidden in turn") { count in
    let stage = GrowthStage()
    let tiles = stage.tiles(count)
    return {
      for (place, tile) in tiles.enumerated() {
        stage.view.bringSubviewToFront(tile)
        tile.frame.origin.x += 1
        tile.isHidden = place % 2 == 0
        if place % 10 == 0 { stage.tap() }
      }
      for tile in tiles { stage.view.insertSubview(tile, at: 0) }
    }
  },
  GrowthCase(name: "views-inserted", title: "subviews put below one, above it, and taken away in no order") {
    count in
    let stage = GrowthStage()
    let middle = Listener(frame: CGRect(x: 400, y: 400, width: 10, height: 10))
    stage.view.addSubview(middle)
    return {
      let views = (0..<count).map { place in
        let view = Listener(frame: CGRect(x: place % 100 * 10, y: place / 100 * 10, width: 10, height: 10))
        if place % 2 == 0 {
          stage.view.insertSubview(view, belowSubview: middle)
        } else {
          stage.view.insertSubview(view, aboveSubview: middle)
        }
        return view
      }
      for place in shuffled(count) { views[place].removeFromSuperview() }
    }
  },
  GrowthCase(name: "scenes", title: "scenes with a window each: shown, tapped, disconnected") { count in
    let stage = GrowthStage()
    return {
      let scenes = (0..<count).map { _ in
        let scene = UIWindowScene(application: stage.application)
        let window = UIWindow(windowScene: scene)
        window.frame = CGRect(x: 2000, y: 0, width: 10, height: 10)
        window.makeKeyAndVisible()
        return scene
      }
      stage.tap()
      for scene in scenes { stage.application.disconnect(scene) }
    }
  },
  GrowthCase(name: "timers", title: "timers at the same time, half of them cancelled") { count in
    let application = UIApplication()
    return {
      let timers = (0..<count).map { application.timers.schedule(at: 1, "timer \($0)") {} }
      for (place, timer) in timers.enumerated() where place % 2 == 0 { timer.cancel() }
      application.advance(by: 2)
    }
  },
]
