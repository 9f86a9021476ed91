// SPDX-License-Identifier: Apache-2.0

/// The task that the caller runs in.
nonisolated enum PresentTask {
  /// A number that tells the task from all others that exist; nil outside of tasks.
  ///
  /// It is the task's address, and never used as more than a number: a later task may get the same.
  static var number: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }
}
