// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// Lets code that was written for iOS name boundaries, menus and so on with `"floor" as NSCopying`.
  nonisolated extension String: @retroactive NSCopying {
    /// The string itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
