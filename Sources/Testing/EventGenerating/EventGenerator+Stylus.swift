// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchStage

/// A stylus with its pressure and angles.
extension EventGenerator {
  /// Brings the stylus down at a location, or in the middle of the main view.
  ///
  /// - Parameters:
  ///   - location: Where.
  ///   - azimuth: The direction in which it leans, in radians clockwise from the x axis.
  ///   - altitude: The angle between stylus and screen, in radians.
  ///   - pressure: The force, where 1 is that of an average touch.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: An error of the stage if the stylus is down or hits something else.
  public func stylusDown(
    at location: (any Locatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      stylus.tip = .pencil(force: pressure, altitude: altitude, azimuth: azimuth)
      try stylus.down(at: try place(location))
    }
  }

  /// Moves the stylus in a straight line; pressure and angles change gradually.
  public func stylusMove(
    to location: any Locatable, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2, pressure: CGFloat = 0,
    duration: TimeInterval = 0, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try stylus.move(
        to: try place(location), over: duration,
        becoming: .pencil(force: pressure, altitude: altitude, azimuth: azimuth))
    }
  }

  /// Lifts the stylus.
  public func stylusUp(file: StaticString = #fileID, line: UInt = #line) throws {
    try stylus.up(file: file, line: line)
  }

  /// Taps with the stylus.
  public func stylusTap(
    at location: (any Locatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try stylusLongPress(
      at: location, azimuth: azimuth, altitude: altitude, pressure: pressure, duration: Self.fingerLiftDelay,
      file: file, line: line)
  }

  /// Taps twice with the stylus.
  public func stylusDoubleTap(
    at location: (any Locatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0, interval: TimeInterval = EventGenerator.multiTapInterval,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try stylusTap(at: location, azimuth: azimuth, altitude: altitude, pressure: pressure)
      try wait(interval)
      try stylusTap(at: location, azimuth: azimuth, altitude: altitude, pressure: pressure)
    }
  }

  /// Holds the stylus still on a location, and lifts it.
  public func stylusLongPress(
    at location: (any Locatable)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2,
    pressure: CGFloat = 0, duration: TimeInterval = EventGenerator.longPressDuration,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try stylusDown(at: location, azimuth: azimuth, altitude: altitude, pressure: pressure)
      try wait(duration)
      try stylusUp()
    }
  }

  private var stylus: Finger { stage.finger(Self.stylusNumber) }
}
