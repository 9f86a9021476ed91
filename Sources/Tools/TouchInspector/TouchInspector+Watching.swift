// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  #if TOUCHSTONE
    import TouchCore
    import Touchstone
  #endif

  extension TouchInspector {
    /// Starts a log of the last hundred touches, and of what happened to each.
    public static func startLog() {
      guard session.log == nil else { return }
      session.log = TouchLog()
      session.watchIfNeeded()
    }

    /// Stops the log and forgets it.
    public static func stopLog() {
      session.log = nil
      session.stopIfIdle()
    }

    /// The last hundred touches since ``startLog()``, the oldest first.
    public static var touches: [TouchLogEntry] { session.log?.entries ?? [] }

    /// Prints the last touches, and what happened to each.
    public static func log() {
      guard session.log != nil else {
        return output("There is no log. Call TouchInspector.startLog() when the app starts.")
      }
      output(
        touches.isEmpty ? "No touch since the log began." : touches.map(\.description).joined(separator: "\n")
      )
    }

    /// Draws over the app: the view that each touch hits and the way down to it, the recognizers that see the
    /// touch and the one that takes it, areas in which views react outside their bounds, and targets that are
    /// too small, covered or unreachable.
    ///
    /// Touches are not affected. The problems on the screen are found when this is called; call it again for
    /// another screen.
    public static func showOverlay() {
      let overlay = session.overlay ?? TouchOverlay()
      session.overlay = overlay
      overlay.refresh()
      session.watchIfNeeded()
    }

    /// Removes what ``showOverlay()`` draws.
    public static func hideOverlay() {
      session.overlay?.hide()
      session.overlay = nil
      session.stopIfIdle()
    }

    /// What is switched on in the application.
    private static var session: WatchingSession {
      #if TOUCHSTONE
        // Each test has an application of its own.
        let key = ObjectIdentifier(WatchingSession.self)
        if let session = UIApplication.shared.companions[key] as? WatchingSession { return session }
        let session = WatchingSession()
        UIApplication.shared.companions[key] = session
        return session
      #else
        onlySession
      #endif
    }

    #if !TOUCHSTONE
      private static let onlySession = WatchingSession()
    #endif
  }

  /// What is switched on: the log, the overlay, and the watching that both need.
  @MainActor final class WatchingSession {
    var log: TouchLog?
    var overlay: TouchOverlay?
    private var isWatching = false
    #if !TOUCHSTONE
      private var watcher: TouchWatcher?
    #endif

    func watchIfNeeded() {
      guard !isWatching else { return }
      isWatching = true
      #if TOUCHSTONE
        UIApplication.shared.touchWatcher = self
      #else
        watcher = TouchWatcher { [unowned self] in tell($0) }
      #endif
    }

    func stopIfIdle() {
      guard log == nil, overlay == nil, isWatching else { return }
      isWatching = false
      #if TOUCHSTONE
        if UIApplication.shared.touchWatcher === self { UIApplication.shared.touchWatcher = nil }
      #else
        watcher?.stop()
        watcher = nil
      #endif
    }

    /// Passes on what became of a touch.
    func tell(_ note: TouchNote) {
      if log != nil { log?.add(note) }
      if case .ended = note { return }
      overlay?.show(note)
    }
  }
#endif
