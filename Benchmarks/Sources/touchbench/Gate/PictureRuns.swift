// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore
import TouchRender

/// Figures of pictures of a window with 10 000 views.
let pictureRuns: [GateRun] = [
  GateRun(name: "picture-unchanged-10000", kind: .instructions) { pictures { _ in } },
  GateRun(name: "picture-moved-10000", kind: .instructions) { pictures { $0.center.x += 1 } },
]

/// Updates of a picture, each after a change to another view; the change counts, too.
private func pictures(after change: @escaping (UIView) -> Void) -> Double {
  let tree = LiveTree(.tiles(10_000))
  let watcher = WindowWatcher(tree.window)
  let views = Array(tree.views.suffix(200))
  watcher.update()
  GateRun.counting {
    for view in views {
      change(view)
      watcher.update()
    }
  }
  precondition(watcher.picture.layers.count > 10_000)
  return Double(views.count)
}
