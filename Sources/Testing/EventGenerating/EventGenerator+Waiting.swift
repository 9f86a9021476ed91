// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchStage

/// Waiting: the stage's time passes, and no real time.
extension EventGenerator {
  /// Lets time pass.
  public func wait(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try stage.wait(seconds, file: file, line: line)
  }

  /// Lets time pass until a condition holds.
  ///
  /// - Parameters:
  ///   - condition: An expression; it is evaluated again each time.
  ///   - timeout: How long to wait at most.
  ///   - checkInterval: How often it is evaluated.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Throws: ``EventGeneratorError`` if the condition does not hold in time, or what it throws.
  public func waitUntil(
    _ condition: @autoclosure () throws -> Bool, timeout: TimeInterval, checkInterval: TimeInterval = 0.1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try wait(for: "the condition", timeout, checkInterval) { try condition() ? nil : .some(nil) }
    }
  }

  /// Waits until a view with an identifier is in the window.
  public func waitUntilExists(
    _ identifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try wait(for: "the view \"\(identifier)\"", timeout, checkInterval) {
        views(with: identifier).isEmpty ? .some(nil) : nil
      }
    }
  }

  /// Waits until a part of the view with an identifier can be seen.
  public func waitUntilVisible(
    _ identifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try wait(for: "a visible view \"\(identifier)\"", timeout, checkInterval) {
        guard let view = views(with: identifier).first else { return .some("there is no such view") }
        return try stage.checkVisibility(of: view).reason.map { .some($0) }
      }
    }
  }

  /// Waits until a part of a view can be seen.
  public func waitUntilVisible(
    _ view: UIView, timeout: TimeInterval, checkInterval: TimeInterval = 0.1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try wait(for: "a visible view", timeout, checkInterval) {
        try stage.checkVisibility(of: view).reason.map { .some($0) }
      }
    }
  }

  /// Waits until the middle of the view with an identifier can be hit.
  public func waitUntilHittable(
    _ identifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try wait(for: "a touch on \"\(identifier)\"", timeout, checkInterval) {
        guard let view = views(with: identifier).first else { return .some("there is no such view") }
        return try hitReason(view).map { .some($0) }
      }
    }
  }

  /// Waits until the middle of a view can be hit; of the main view if none is given.
  public func waitUntilHittable(
    _ view: UIView? = nil, timeout: TimeInterval, checkInterval: TimeInterval = 0.1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try wait(for: "a touch on the view", timeout, checkInterval) {
        try hitReason(view ?? mainView).map { .some($0) }
      }
    }
  }

  /// Waits until a point of the window can be hit.
  public func waitUntilHittable(
    _ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try called(file, line) { () throws in
      try wait(for: "a touch on the point", timeout, checkInterval) {
        try stage.checkHit(at: place(point)).reason.map { .some($0) }
      }
    }
  }

  /// Why a view cannot be hit; nil if it can.
  func hitReason(_ view: UIView) throws -> String? {
    guard view.window != nil else { return "\(stage.label(of: view)) is in no window" }
    return try stage.checkHit(at: .inside(view)).reason
  }

  /// Waits while `obstacle` gives one, with its reason if that is known.
  private func wait(
    for what: String, _ timeout: TimeInterval, _ interval: TimeInterval, _ obstacle: () throws -> String??
  ) throws {
    guard interval > 0 else { throw StageError(.badTime(interval)) }
    let start = stage.now
    var count = 0.0
    while let reason = try obstacle() {
      guard count * interval < timeout else {
        throw EventGeneratorError(.timedOut(timeout, waitingFor: what, because: reason))
      }
      count += 1
      try stage.wait(max(start + min(count * interval, timeout) - stage.now, 0))
    }
  }
}
