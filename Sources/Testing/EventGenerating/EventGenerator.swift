// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchStage

/// Fingers and a stylus that touch a window, a view controller or a view.
///
/// It has the shape of the event generators that tests in a simulator use, so that such tests compile here
/// after a change of import. Everything is done by a ``stage``: waiting takes no real time, and a touch that
/// goes elsewhere is an error that says why.
///
/// ```swift
/// let generator = try EventGenerator(viewController: SettingsController())
/// try generator.fingerTap(at: "notifications")
/// try generator.waitUntilVisible("badge", timeout: 1)
/// ```
@preconcurrency @MainActor public final class EventGenerator {
  /// How a view is put into the window.
  public nonisolated enum Alignment: Sendable, Hashable {
    /// In the middle, with its own size.
    case center
    /// With the size of the window.
    case fill
    /// At the upper left corner, with its own size.
    case topLeft
  }

  /// How long a tap lasts.
  public static let fingerLiftDelay: TimeInterval = 0.05
  /// The time between the taps of a double tap.
  public static let multiTapInterval: TimeInterval = 0.1
  /// How long a long press lasts.
  public static let longPressDuration: TimeInterval = 1
  /// The distance of two fingers, in points.
  public static let twoFingerDistance: CGFloat = 50
  /// The number of the stage's finger that is the stylus.
  static let stylusNumber = 0

  /// The stage that delivers the touches.
  public let stage: Stage
  /// The window that is touched.
  public let window: UIWindow
  /// The view that is touched where no location is given.
  public let mainView: UIView
  /// The fingers that are down, in the order in which they came down.
  var fingersDown: [FingerIndex] = []

  /// Shows a window on a stage of its size, and touches that.
  public init(window: UIWindow) throws {
    let size = window.frame.isEmpty ? CGSize(width: 375, height: 667) : window.frame.size
    stage = Stage(size: size)
    if window.frame.isEmpty { window.frame = stage.scene.screen.bounds }
    self.window = window
    mainView = window
    stage.show(window)
    window.makeKeyAndVisible()
    try stage.wait(0)
  }

  /// Makes a view controller the root of a window, and touches its view.
  public init(
    viewController: UIViewController, size: CGSize = CGSize(width: 375, height: 667)
  ) throws {
    stage = Stage(size: size, root: viewController)
    window = stage.window
    mainView = viewController.view
    try stage.wait(0)
  }

  /// Puts a view into a window, and touches it.
  public init(
    view: UIView, alignment: Alignment = .center, size: CGSize = CGSize(width: 375, height: 667)
  ) throws {
    stage = Stage(size: size)
    window = stage.window
    mainView = view
    let bounds = stage.view.bounds
    if view.bounds.isEmpty { view.sizeToFit() }
    switch alignment {
    case .fill: view.frame = bounds
    case .center: view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    case .topLeft: view.frame.origin = .zero
    }
    stage.view.addSubview(view)
    try stage.wait(0)
  }

  /// The place of a location; that of the main view for nil.
  func place(_ location: (any Locatable)?) throws -> Place {
    try (location ?? mainView).place(for: self)
  }

  /// The point of the screen at a location, where a finger must hit what the location names.
  func point(_ location: (any Locatable)?) throws -> CGPoint {
    try place(location).point(on: stage)
  }

  /// Does something for a call of a test, whose file and line become part of the error.
  func called<Result>(
    _ file: StaticString, _ line: UInt, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as StageError {
      throw StageError(error.problem, call: StageError.call(file, line))
    } catch let error as EventGeneratorError {
      throw EventGeneratorError(error.problem, call: StageError.call(file, line))
    }
  }
}
