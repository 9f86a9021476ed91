// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The drags of an application that go on, and the interactions that can add items to them.
final class RunningDrags {
  struct Weak {
    weak var value: UIDragInteraction?
  }

  /// The drags whose items have moved.
  private(set) var running: [Drag] = []
  /// All drags that are not over.
  private var kept: [Drag] = []
  /// The interactions whose views react to taps, while there is a drag.
  var interactions: [Weak] = []
  private unowned let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Holds a drag until it is released.
  func keep(_ drag: Drag) {
    kept.append(drag)
  }

  /// Notes that the items of a drag move.
  func begin(_ drag: Drag) {
    guard kept.contains(where: { $0 === drag }) else { return }
    running.append(drag)
    guard running.count == 1 else { return }
    for window in application.windows { lookForInteractions(in: window) }
  }

  func release(_ drag: Drag) {
    kept.removeAll { $0 === drag }
    guard let index = running.firstIndex(where: { $0 === drag }) else { return }
    running.remove(at: index)
    guard running.isEmpty else { return }
    for interaction in interactions { interaction.value?.stopAdding() }
    interactions = []
  }

  private func lookForInteractions(in view: UIView) {
    for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
      interactions.append(Weak(value: interaction))
      interaction.startAdding()
    }
    for child in view.subviews { lookForInteractions(in: child) }
  }
}

extension UIApplication {
  /// The drags that go on.
  final var drags: RunningDrags { companion(RunningDrags.self) { RunningDrags(self) } }
}

extension UIView {
  /// The application of the view's window.
  final var windowApplication: UIApplication? { window?.application }
}
