// SPDX-License-Identifier: Apache-2.0
internal import TouchGraphics

#if !canImport(ObjectiveC)
  /// A font by its name, as `CATextLayer.font` takes it.
  ///
  /// No file is read: the name must be one that `UIFont(name:size:)` finds.
  public final class CGFont: Sendable {
    /// The name of the font, as PostScript knows it.
    public let postScriptName: CFString?
    /// The name of the font for people, which is the same.
    public var fullName: CFString? { postScriptName }

    /// Finds a font by its name; nil if the `FontCatalog` does not know it.
    public init?(_ name: CFString) {
      guard FontCatalog.face(named: name) != nil else { return nil }
      postScriptName = name
    }
  }
#endif
