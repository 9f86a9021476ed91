// SPDX-License-Identifier: Apache-2.0

/// An object with which another module keeps one object of its own.
@MainActor package protocol CompanionHolder: AnyObject {
  /// What is kept; it lives as long as the holder.
  var heldCompanion: AnyObject? { get set }
}

extension UIView: CompanionHolder {
  /// What another module keeps with the view.
  package final var heldCompanion: AnyObject? {
    get { surroundings?.held }
    set { ensuredSurroundings.held = newValue }
  }
}

extension UIViewController: CompanionHolder {
  /// What another module keeps with the controller.
  package final var heldCompanion: AnyObject? {
    get { surroundings?.held }
    set { ensuredSurroundings.held = newValue }
  }
}

extension CALayer: CompanionHolder {
  /// What another module keeps with the layer.
  package final var heldCompanion: AnyObject? {
    get { motion?.held }
    set { ensuredMotion.held = newValue }
  }
}

extension UIGestureRecognizer: CompanionHolder {
  /// What another module keeps with the recognizer.
  package final var heldCompanion: AnyObject? {
    get { memory.extras?.held }
    set { ensuredExtras.held = newValue }
  }
}
