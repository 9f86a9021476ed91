// SPDX-License-Identifier: Apache-2.0
#if INSPECTS && canImport(XCTest)
  import XCTest
  #if TOUCHSTONE
    public import Touchstone
  #else
    public import UIKit
  #endif

  /// Asserts that a finger reaches a view that is on the screen.
  ///
  /// The app's own hit-test is asked at 81 points of the view. A failure says what lies in front of the view,
  /// or why else it gets no touch, and how to fix that.
  ///
  /// - Parameters:
  ///   - view: The view. It must be in a window.
  ///   - share: How much of the view must be found, from 0 to 1; use less than 1 for a view whose own code
  ///     makes it round.
  ///   - file: The file in which a failure is shown.
  ///   - line: The line in which a failure is shown.
  @MainActor public func XCTAssertReachable(
    _ view: UIView, atLeast share: Double = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    if let complaint = Reachable.complaint(about: view, atLeast: share) {
      XCTFail(complaint, file: file, line: line)
    }
  }

  /// Asserts that a finger reaches the view with a text.
  ///
  /// - Parameters:
  ///   - text: The view's accessibility identifier, text, accessibility label, class, or address.
  ///   - share: How much of the view must be found, from 0 to 1.
  ///   - file: The file in which a failure is shown.
  ///   - line: The line in which a failure is shown.
  @MainActor public func XCTAssertReachable(
    _ text: String, atLeast share: Double = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    if let complaint = Reachable.complaint(about: text, atLeast: share) {
      XCTFail(complaint, file: file, line: line)
    }
  }
#endif
