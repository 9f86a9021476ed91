// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated extension ActionMethod {
  /// The method that a runtime finds for an object by its name; nil if the object has none, or if there is no
  /// such runtime.
  ///
  /// Objective-C ignores arguments that a method does not take, and its compiler has checked the types of
  /// those that it takes.
  static func ofRuntime(_ selector: Selector, of object: AnyObject) -> ActionMethod? {
    #if canImport(ObjectiveC)
      guard let object = object as? NSObject, object.responds(to: selector) else { return nil }
      return ActionMethod(of: NSObject.self) { target, sender, event in
        unsafe target.perform(selector, with: sender, with: event)
        return true
      }
    #else
      return nil
    #endif
  }
}
