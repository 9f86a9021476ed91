// SPDX-License-Identifier: Apache-2.0
public import Foundation
private import Synchronization

/// The named colours of an app.
///
/// It replaces the app's asset catalogs: no files are read, so `UIColor(named:)` finds only colours that were
/// added here. A colour that differs by appearance is a dynamic one.
public nonisolated enum ColorCatalog {
  private static let colors = Mutex<[String: UIColor]>([:])

  /// Adds a colour for `UIColor(named:)`; nil removes it.
  public static func set(_ color: UIColor?, named name: String) {
    colors.withLock { $0[name] = color }
  }

  /// The colour with this name.
  static func color(named name: String) -> UIColor? {
    colors.withLock { $0[name] }
  }
}

nonisolated extension UIColor {
  /// Finds a colour of the app; nil if the ``ColorCatalog`` has none with this name.
  public convenience init?(named name: String) {
    guard let found = ColorCatalog.color(named: name) else { return nil }
    self.init(found)
  }

  /// Finds a colour of the catalog by its name; every bundle has the same colours.
  ///
  /// With traits, it is the colour of an environment that has them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ColorCatalog.color(named: name) else { return nil }
    self.init(traitCollection.map { found.resolvedColor(with: $0) } ?? found)
  }
}
