// SPDX-License-Identifier: Apache-2.0

nonisolated extension PackageTemplate {
  /// The trace of the script, as `touchstone test --record` writes it.
  static let recordedTrace = """
       0.000  controls   UIButton "order"                  follows touch 1
       0.000  controls   UIButton "order"                  highlight on
       0.000  controls   UIButton "order"                  sends touchDown, inside; nobody listens
       0.050  controls   UIButton "order"                  touch 1 lifts inside
       0.050  controls   UIButton "order"                  highlight off
       0.050  controls   UIButton "order"                  sends touchUpInside, inside; nobody listens
       0.050  controls   UIButton "order"                  sends primaryActionTriggered, inside; nobody listens
       1.050  controls   UIButton "order"                  follows touch 2
       1.050  controls   UIButton "order"                  highlight on
       1.050  controls   UIButton "order"                  sends touchDown, inside; nobody listens
       1.067  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.083  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.100  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.117  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.133  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.150  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.167  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.183  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.200  controls   UIButton "order"                  sends touchDragInside, inside; nobody listens
       1.217  controls   UIButton "order"                  touch 2 goes out
       1.217  controls   UIButton "order"                  highlight off
       1.217  controls   UIButton "order"                  sends touchDragExit, outside; nobody listens
       1.217  controls   UIButton "order"                  sends touchDragOutside, outside; nobody listens
       1.233  controls   UIButton "order"                  sends touchDragOutside, outside; nobody listens
       1.250  controls   UIButton "order"                  sends touchDragOutside, outside; nobody listens
       1.250  controls   UIButton "order"                  touch 2 lifts outside
       1.250  controls   UIButton "order"                  sends touchUpOutside, outside; nobody listens

    """
}
