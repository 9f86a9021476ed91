// SPDX-License-Identifier: Apache-2.0

/// The script of the page: plain JavaScript without libraries, split by what it does.
///
/// It reads the data of the page, and shows the moment that `show(time)` is told. Everything that moves time, a
/// key, a pointer, the player, ends there.
nonisolated enum PageScript {
  /// The whole script.
  static var text: String {
    """
    "use strict";
    (function () {
    \(reading)\(state)\(scene)\(borders)\(moment)\(list)\(timeline)\(scrubbing)\(start)})();

    """
  }
}
