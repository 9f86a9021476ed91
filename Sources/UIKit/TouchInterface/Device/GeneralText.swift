// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The text of the general pasteboard for text fields, which find this class by its name.
final class GeneralText: TextPasteboard {
  static var text: String? {
    get { UIPasteboard.general.string }
    set { UIPasteboard.general.string = newValue }
  }
}
