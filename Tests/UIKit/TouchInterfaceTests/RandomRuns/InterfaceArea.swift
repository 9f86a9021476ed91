// SPDX-License-Identifier: Apache-2.0

/// A part of the interface that random runs change.
nonisolated enum InterfaceArea: CaseIterable, Sendable {
  case bars, alerts, pages, dynamics, menus, drags, text

  @MainActor func scene(in world: InterfaceWorld) -> any InterfaceScene {
    switch self {
    case .bars: BarScene(world)
    case .alerts: AlertScene(world)
    case .pages: PageScene(world)
    case .dynamics: DynamicsScene(world)
    case .menus: MenuScene(world)
    case .drags: DragScene(world)
    case .text: TextScene(world)
    }
  }
}

/// What code of an app can do to one part of the interface at any moment.
@MainActor protocol InterfaceScene: AnyObject {
  /// A change by its name, made with a drawn number of 0 to 63.
  typealias Change = (name: String, make: (Int) -> Void)

  var changes: [Change] { get }
  /// Ends by code what would otherwise stay, such as an open menu.
  func finish()
  /// What is wrong after everything has come to rest, beside the laws of the world.
  var fault: String? { get }
}

extension InterfaceScene {
  func finish() {}
}
