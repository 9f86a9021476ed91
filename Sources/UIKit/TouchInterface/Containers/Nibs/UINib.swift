// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// A nib of the ``NibCatalog``.
@preconcurrency @MainActor open class UINib: NSObject {
  private final let name: String

  /// What a nib gets from outside.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the nib refers to by name, which closures of the catalog need not.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Finds a nib by its name; every bundle has the same nibs.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the objects of the nib, connects the outlets of the owner, and calls `awakeFromNib()` of each.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    NibCatalog.contents(of: name, owner: ownerOrNil)
  }
}

extension Bundle {
  /// Makes the objects of a nib of the ``NibCatalog``; nil if it has none with this name.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
