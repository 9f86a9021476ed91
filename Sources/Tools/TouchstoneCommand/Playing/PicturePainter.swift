// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchCore
import TouchRender

#if Cairo
  import TouchCairo
#endif

/// Makes PNG files of windows, in builds that can draw.
enum PicturePainter {
  /// The function that makes the file which the call asks for; nil if it asks for none.
  static func wanted(by call: Call) throws -> ((UIWindow) -> [UInt8])? {
    guard try call[PlayVerb.png] != nil else { return nil }
    #if Cairo
      return { window in Bitmap(of: WindowPicture(of: window, looks: .system)).png }
    #else
      throw CommandError(
        .unavailable, "--png: this build draws no pixels",
        advice: "Build it with the trait Cairo, or use --svg.")
    #endif
  }
}
