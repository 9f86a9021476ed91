// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSItemProvider {
  /// Loads the item as an object of a class and passes it on, on the main actor.
  ///
  /// Apple's provider answers on a queue of its own. It hands the object over and keeps no reference that it
  /// uses.
  func load(
    _ aClass: any NSItemProviderReading.Type,
    _ receive: @escaping @MainActor ((any NSItemProviderReading)?) -> Void
  ) {
    #if canImport(ObjectiveC)
      loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        Task { @MainActor in unsafe receive(object) }
      }
    #else
      loadObject(ofClass: aClass) { object, _ in receive(object) }
    #endif
  }
}
