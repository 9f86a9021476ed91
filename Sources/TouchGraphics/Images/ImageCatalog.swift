// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// The pictures an app has, by name.
///
/// It takes the place of the app's bundle: nothing is read from a file, so `UIImage(named:)` finds what was
/// added here and nothing else. Pictures of the app and symbols of the system are kept apart, as in UIKit.
public nonisolated enum ImageCatalog {
  private struct Shelves: Sendable {
    var images: [String: UIImage] = [:]
    var symbols: [String: UIImage] = [:]
  }

  private static let shelves = Mutex(Shelves())

  /// Adds a picture for `UIImage(named:)`; nil takes it away.
  public static func set(_ image: UIImage?, named name: String) {
    shelves.withLock { $0.images[name] = image }
  }

  /// Adds a symbol for `UIImage(systemName:)`; nil takes it away.
  public static func set(_ image: UIImage?, systemName name: String) {
    shelves.withLock { $0.symbols[name] = image }
  }

  /// The picture of the app of this name.
  static func image(named name: String) -> UIImage? {
    shelves.withLock { $0.images[name] }
  }

  /// The symbol of the system of this name.
  static func image(systemName name: String) -> UIImage? {
    shelves.withLock { $0.symbols[name] }
  }
}
