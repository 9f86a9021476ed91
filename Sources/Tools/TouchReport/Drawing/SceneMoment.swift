// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// The state of a scene at one time, ready to be drawn.
nonisolated struct SceneMoment {
  /// A view in a window.
  struct Shown {
    var index: Int
    var view: RecordedView
    var state: ViewState
    /// The transform from its coordinates to the screen's.
    var toScreen: CGAffineTransform
    /// Whether it is visible at all.
    var isVisible: Bool
    /// The box around what the views above show of it; nil if none of them clips.
    var clip: CGRect?
  }

  /// The views, from back to front, each before its subviews.
  private(set) var views: [Shown] = []
  /// The index in `views` by the index of a view in the recording.
  private var shownIndices: [Int: Int] = [:]

  init(of recording: Recording, at time: TimeInterval) {
    for index in recording.order.value(at: max(time, recording.start)) ?? [] {
      guard recording.views.indices.contains(index) else { continue }
      let view = recording.views[index]
      guard let state = view.states.value(at: max(time, recording.start)) else { continue }
      let parent = state.parent.flatMap { shownIndices[$0] }.map { views[$0] }
      shownIndices[index] = views.count
      views.append(
        Shown(
          index: index, view: view, state: state,
          toScreen: parent.map { state.toParent.concatenating($0.toScreen) } ?? state.toParent,
          isVisible: state.alpha > 0.01 && (parent?.isVisible ?? true) && state.isDrawable,
          clip: parent.flatMap(\.innerClip)))
    }
  }

  /// The view with this index in the recording, if it is in a window.
  func shown(_ index: Int) -> Shown? { shownIndices[index].map { views[$0] } }

  /// The color behind the text of a view, if a view has one.
  func backdrop(of shown: Shown) -> Paint? {
    var next: Shown? = shown
    while let current = next {
      if let fill = current.state.fill, fill.alpha > 0.5 { return fill }
      next = current.state.parent.flatMap { self.shown($0) }
    }
    return nil
  }
}

extension SceneMoment.Shown {
  /// The box around what the view and those above it show of its subviews.
  nonisolated var innerClip: CGRect? {
    guard state.clips else { return clip }
    let box = state.bounds.box(through: toScreen)
    guard let clip else { return box }
    let (left, top) = (max(clip.minX, box.minX), max(clip.minY, box.minY))
    return CGRect(
      x: left, y: top, width: max(min(clip.maxX, box.maxX) - left, 0),
      height: max(min(clip.maxY, box.maxY) - top, 0))
  }
}

extension ViewState {
  /// Whether the geometry is finite and can be drawn.
  nonisolated var isDrawable: Bool {
    [
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, toParent.a, toParent.b,
      toParent.c,
      toParent.d, toParent.tx, toParent.ty,
    ].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }
}

extension CGRect {
  /// The bounding box of the transformed corners.
  nonisolated func box(through transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
