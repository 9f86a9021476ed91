// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

extension ViewTree {
  /// Takes a snapshot of a view and its subviews as they are now.
  ///
  /// Nothing is unknown, and there are no addresses: recognizers go by their names or, without one, by class
  /// and position, so that two runs of one program give equal trees.
  @MainActor public init(of view: UIView) {
    self.init(views: [view], LiveDetails())
  }

  /// Takes a snapshot of windows, from back to front; their frames are in points of the screen.
  @MainActor public init(windows: [UIWindow]) {
    self.init(views: windows, LiveDetails())
  }

  /// Takes a snapshot of views and their subviews, with details that the caller adds.
  @MainActor package init(views roots: [UIView], _ details: LiveDetails) {
    self.init()
    let names = RecognizerNames(in: roots)
    var waiting: [(view: UIView, parent: Int?)] = roots.reversed().map { ($0, nil) }
    var live: [UIView] = []
    while let (view, parent) = waiting.popLast() {
      let index = add(ViewSnapshot(of: view, names, details), to: parent)
      live.append(view)
      for child in view.subviews.reversed() { waiting.append((child, index)) }
    }
    guard let point = details.point else { return }
    let places = Dictionary(uniqueKeysWithValues: live.enumerated().map { (ObjectIdentifier($1), $0) })
    for (index, view) in live.enumerated() {
      views[index].liveHit = LiveHit(asking: view, at: point) { places[ObjectIdentifier($0)] }
    }
  }
}
