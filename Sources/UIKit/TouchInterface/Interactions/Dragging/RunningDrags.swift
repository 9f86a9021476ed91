// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The drags of an application that go on, and the interactions that can add items to them.
final class RunningDrags {
  struct Weak {
    weak var value: UIDragInteraction?
  }

  private(set) var running: [Drag] = []
  /// The interactions whose views react to taps, while there is a drag.
  var interactions: [Weak] = []
  private unowned let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  func add(_ drag: Drag) {
    running.append(drag)
    guard running.count == 1 else { return }
    for window in application.windows { lookForInteractions(in: window) }
  }

  func remove(_ drag: Drag) {
    running.removeAll { $0 === drag }
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
