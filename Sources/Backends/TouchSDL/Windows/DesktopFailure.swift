// SPDX-License-Identifier: Apache-2.0

#if SDL
  /// Why there is no window.
  public nonisolated struct DesktopFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public enum Reason: Sendable, Hashable {
      /// There is no desktop that could show a window.
      case noDisplay
      /// The desktop refused the window, or what is drawn into it.
      case noWindow
    }

    /// The kind of failure.
    public var reason: Reason
    /// What SDL says about it.
    public var detail: String

    /// What is wrong, in one line without a period.
    public var message: String {
      switch reason {
      case .noDisplay: "there is no display to show a window on: \(detail)"
      case .noWindow: "the desktop shows no window: \(detail)"
      }
    }

    /// What to do about it, one sentence per line.
    public var advice: [String] {
      switch reason {
      case .noDisplay:
        [
          "Run it in a desktop session, whose terminals set DISPLAY or WAYLAND_DISPLAY.",
          "Without a desktop, `xvfb-run` gives a program a display that nobody sees.",
        ]
      case .noWindow: ["SDL_RENDER_DRIVER=software draws without the graphics processor."]
      }
    }

    /// What is wrong, and what to do about it.
    public var description: String { ([message] + advice).joined(separator: "\n") }
  }
#endif
