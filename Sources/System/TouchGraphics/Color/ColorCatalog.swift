// SPDX-License-Identifier: Apache-2.0
public import Foundation
private import Synchronization

/// The named colors of an app.
///
/// It replaces the app's asset catalogs: no files are read, so `UIColor(named:)` finds only colors that were
/// added here. A color that differs by appearance is a dynamic one.
public nonisolated enum ColorCatalog {
  private static let colors = Mutex<[String: UIColor]>([:])

  /// Adds a color for `UIColor(named:)`; nil removes it.
  public static func set(_ color: UIColor?, named name: String) {
    colors.withLock { $0[name] = color }
  }

  /// The color with this name.
  static func color(named name: String) -> UIColor? {
    colors.withLock { $0[name] }
  }
}

nonisolated extension UIColor {
  /// Finds a color of the app; nil if the ``ColorCatalog`` has none with this name.
  public convenience init?(named name: String) {
    guard let found = ColorCatalog.color(named: name) else { return nil }
    self.init(found)
  }

  /// Finds a color of the catalog by its name; every bundle has the same colors.
  ///
  /// With traits, it is the color of an environment that has them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ColorCatalog.color(named: name) else { return nil }
    self.init(traitCollection.map { found.resolvedColor(with: $0) } ?? found)
  }
}
