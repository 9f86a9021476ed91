// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// The named images of an app.
///
/// It replaces the app's bundle: no files are read, so `UIImage(named:)` finds only images that were added
/// here. Pictures of the app and symbols of the system are kept apart, as in UIKit.
public nonisolated enum ImageCatalog {
  private struct Names: Sendable {
    var images: [String: UIImage] = [:]
    var symbols: [String: UIImage] = [:]
  }

  private static let names = Mutex(Names())

  /// Adds an image for `UIImage(named:)`; nil removes it.
  public static func set(_ image: UIImage?, named name: String) {
    names.withLock { $0.images[name] = image }
  }

  /// Adds a symbol for `UIImage(systemName:)`; nil removes it.
  public static func set(_ image: UIImage?, systemName name: String) {
    names.withLock { $0.symbols[name] = image }
  }

  /// The image of the app with this name.
  static func image(named name: String) -> UIImage? {
    names.withLock { $0.images[name] }
  }

  /// The system symbol with this name.
  static func image(systemName name: String) -> UIImage? {
    names.withLock { $0.symbols[name] }
  }
}
