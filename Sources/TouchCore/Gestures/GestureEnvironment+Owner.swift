// SPDX-License-Identifier: Apache-2.0

extension GestureEnvironment {
  /// The application whose gestures these are.
  var application: UIApplication {
    guard let owner else { preconditionFailure("A gesture environment belongs to an application.") }
    return owner.object
  }

  /// Does something with the application, which stays alive meanwhile because no other code runs.
  @inline(__always)
  func withApplication<Result>(_ body: (UIApplication) -> Result) -> Result {
    guard let owner else { preconditionFailure("A gesture environment belongs to an application.") }
    return owner.borrow(body)
  }
}
