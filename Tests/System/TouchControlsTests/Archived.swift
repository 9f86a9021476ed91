// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Views that were archived and unarchived.
enum Archived {
  /// A copy of a view through an archive.
  static func copy<View: UIView>(of view: View) throws -> View? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(view, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
  }
}
