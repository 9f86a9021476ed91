// SPDX-License-Identifier: Apache-2.0

#if SDL
  import Foundation
  import TouchCairo
  import TouchCore
  import TouchInput
  import TouchRender

  extension DesktopWindow {
    /// Shows the window and handles its events until it is closed, or the application closes it.
    ///
    /// Between two events time passes as it does in the world: timers fire, animations run. Timers of
    /// Foundation and work on the main queue run, too. At the end the scene leaves its application, which
    /// ends if it has no other.
    ///
    /// One window runs at a time.
    public func run() {
      start = (ContinuousClock.now, application.clock.now)
      surface.show()
      resize()
      var sleep: TimeInterval? = 0
      while isOpen {
        let events = DesktopEvents.next(within: sleep, of: surface.number)
        passTime()
        handle(events)
        let fired = runMainLoop()
        application.dispatchPendingEvents()
        turnEnded?()
        draw()
        sleep = schedule.sleep(until: nextUpdate, at: now)
        if let fired { sleep = min(sleep ?? fired, max(fired, 0)) }
      }
      feed.cancelContacts()
      if scene.application === application { application.disconnect(scene) }
      if application.orderedScenes.isEmpty { application.terminate() }
    }

    /// The present on the clock of the application.
    private var now: TimeInterval {
      let passed = ContinuousClock.now - start.instant
      let (seconds, attoseconds) = passed.components
      return start.time + TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
    }

    private func passTime() {
      application.advance(to: now)
      surface.setScreenSaver(isAllowed: !application.isIdleTimerDisabled)
    }

    /// Fires timers of Foundation that are due, and does the work that waits for the main thread.
    ///
    /// - Returns: The seconds until the next timer; nil if there is none.
    private func runMainLoop() -> TimeInterval? {
      guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else { return nil }
      return date.timeIntervalSinceNow
    }

    // MARK: Events

    private func handle(_ events: [DesktopEvent]) {
      let nanoseconds = Int64((application.clock.now * 1e9).rounded(.up))
      for event in events {
        if let frame = contacts.frame(for: event, at: nanoseconds) {
          feed.enqueue(frame)
          continue
        }
        // What moved before is handled before a key or a change of the window.
        application.dispatchPendingEvents()
        handle(event)
      }
      application.dispatchPendingEvents()
    }

    private func handle(_ event: DesktopEvent) {
      switch event {
      case .keyDown(let key): press(key)
      case .keyUp(let key): send(key, .ended)
      case .text(let text): typingResponder?.insertText(text)
      case .resized: resize()
      case .exposed: isExposed = true
      case .focusGained: application.becomeActive()
      case .focusLost:
        application.resignActive()
        cancelContacts()
      case .hidden:
        isShown = false
        application.enterBackground()
        cancelContacts()
      case .shown:
        (isShown, isExposed) = (true, true)
        application.enterForeground()
      case .closed: isOpen = false
      default: break
      }
    }

    private func cancelContacts() {
      feed.cancelContacts()
      contacts.reset()
    }

    // MARK: Keys

    /// Presses a key; one that is held down types again.
    private func press(_ key: DesktopKey) {
      guard key.isRepeat else { return send(key, .began) }
      switch key.key?.typed {
      case .text(let text): typingResponder?.insertText(text)
      case .delete: typingResponder?.deleteBackward()
      case nil: break
      }
    }

    private func send(_ key: DesktopKey, _ phase: UIPress.Phase) {
      guard let report = key.report(phase) else { return }
      application.handle(
        PressFrame(timestamp: application.clock.now, presses: [report], modifierFlags: key.modifiers))
    }

    private var typingResponder: (any UIKeyInput)? {
      application.keyWindow?.storedFirstResponder as? any UIKeyInput
    }

    // MARK: Pixels

    /// When to draw next, or to advance the time; what changes while the window is hidden is drawn when it is
    /// shown.
    private var nextUpdate: NextUpdate {
      if isShown { return watcher.nextUpdate }
      return application.timers.nextDue.map { .at($0) } ?? .never
    }

    /// Gives the screen of the scene the size of the window.
    private func resize() {
      let (units, pixels) = (surface.size, surface.pixels)
      let size = CGSize(width: CGFloat(units.width) / zoom, height: CGFloat(units.height) / zoom)
      if scene.screen.bounds.size != size { scene.resize(to: size) }
      contacts.size = size
      schedule = FrameSchedule(framesPerSecond: surface.framesPerSecond)
      canvas = PictureCanvas(
        width: pixels.width, height: pixels.height, scale: zoom * CGFloat(pixels.width) / CGFloat(units.width)
      )
      isExposed = true
    }

    /// Draws what has changed, if the screen can show another frame.
    private func draw() {
      guard isOpen, isShown, isExposed || schedule.canDraw(at: now), let canvas else { return }
      var changed = watcher.update()
      if isExposed { changed = [scene.screen.bounds] }
      guard !changed.isEmpty else { return }
      surface.show(canvas, canvas.draw(watcher.pictures, in: changed))
      isExposed = false
      schedule.drew(at: now)
    }
  }
#endif
