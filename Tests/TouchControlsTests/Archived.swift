// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Views that went through an archive.
enum Archived {
  /// What comes back of a view that is written and read.
  static func copy<View: UIView>(of view: View) throws -> View? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(view, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
  }
}
