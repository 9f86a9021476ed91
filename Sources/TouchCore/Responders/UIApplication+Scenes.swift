// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// The scenes of the application, in the order in which they were connected.
  public var connectedScenes: [UIScene] { scenes }

  final func connect(_ scene: UIScene) {
    scene.application = self
    scene.activationState = .foregroundActive
    scenes.append(scene)
  }

  /// The scene of windows that were not given one.
  final var defaultScene: UIWindowScene {
    if let scene = scenes.lazy.compactMap({ $0 as? UIWindowScene }).first { return scene }
    return UIWindowScene(application: self)
  }
}
