// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchControls
import TouchCore
import TouchFrames
import TouchGraphics
import TouchInput
import TouchRender
import TouchScene
import TouchSnapshot
import TouchStage
import TouchTrace

/// A scene on its stage, with what its pages see of it: the picture, and the facts.
///
/// A run is deterministic: two runs of one scene that handle the same inputs at the same times are the same,
/// so that any moment is reached by a run that stops there.
final class LabRun {
  /// The number of the run, which no other run of the session has.
  let number: Int
  let staged: StagedScene
  /// How many inputs were handled.
  private(set) var handled = 0
  private(set) var pictures: PictureRecord
  private(set) var facts = EntryRing<Trace.Entry>(limit: 4096)
  private(set) var hits = HitRecord()
  private(set) var lanes = LaneRecord()
  /// Whether inputs are repeated whose hit-tests no page will see.
  private(set) var isHurrying = false
  /// Whether the facts stay in the recorder of the stage, for a run that no page sees.
  var keepsTrace = false
  private let feed: FrameFeed
  /// What would cancel each contact that is in range.
  private(set) var contactsDown: [DigitizerContact] = []
  /// The keys that are down.
  private(set) var keysDown: [LabKey] = []

  private let patience: LabPatience

  /// Builds a scene; `isDark` is the appearance with which it starts.
  init(_ file: SceneFile, number: Int, isDark: Bool, patience: LabPatience) throws(SceneError) {
    self.number = number
    self.patience = patience
    let pausing = { [patience] in _ = patience.pause() }
    do throws(StageError) {
      staged = try file.build(pausing: pausing)
    } catch {
      throw SceneError(issues: [
        .init(position: .init(file: "", line: 1, column: 1), message: error.description)
      ])
    }
    feed = FrameFeed(staged.stage.application, timing: .origin(0))
    var looks = ViewLooks.system
    looks.layerRead = pausing
    pictures = PictureRecord(staged.stage.scene, looks: looks)
    if isDark { show(isDark: true) }
    take()
  }

  var application: UIApplication { staged.stage.application }
  var now: TimeInterval { application.clock.now }

  /// Lets time pass.
  func advance(to time: TimeInterval) {
    guard time > now else { return }
    staged.stage.makeCurrent()
    application.advance(to: time)
    take()
  }

  /// Lets time pass as long as timers fire within a budget; returns false if it was spent before the time.
  func advance(to time: TimeInterval, within budget: TimeInterval) -> Bool {
    guard let clock = patience.clock else {
      advance(to: time)
      return true
    }
    let begin = clock()
    while let due = application.timers.nextDue, due > now, due < time {
      advance(to: due)
      _ = patience.pause()
      guard clock() - begin < budget else { return false }
    }
    advance(to: time)
    return true
  }

  /// Handles an input at its time.
  func handle(_ entry: InputLog.Entry) {
    staged.stage.makeCurrent()
    application.advance(to: entry.time)
    handled += 1
    switch entry.input {
    case .frame(var frame):
      frame.nanoseconds = InputLog.nanoseconds(of: entry.time)
      note(frame.contacts)
      feed.handle(frame)
    case .cancel(let contacts):
      note(contacts)
      feed.handle(DigitizerFrame(nanoseconds: InputLog.nanoseconds(of: entry.time), contacts: contacts))
    case .key(let key): press(key)
    case .text(let text): type(text)
    case .screen(let size): staged.stage.scene.resize(to: size)
    case .appearance(let isDark): show(isDark: isDark)
    }
    application.dispatchPendingEvents()
    take()
  }

  /// Gives all windows an appearance.
  func show(isDark: Bool) {
    staged.stage.makeCurrent()
    for window in staged.stage.scene.windows {
      window.overrideUserInterfaceStyle = isDark ? .dark : .light
    }
  }

  /// Repeats inputs, and tells how views were found for the latest touches only; returns whether it was let
  /// to the end.
  @discardableResult
  func repeatInputs(_ entries: ArraySlice<InputLog.Entry>) -> Bool {
    defer { isHurrying = false }
    let first = entries.indices.last(where: { entries[$0].input.begins }, number: HitRecord.limit)
    for index in entries.indices {
      isHurrying = first.map { index < $0 } ?? false
      handle(entries[index])
      guard patience.pause() else { return false }
    }
    return true
  }

  private func note(_ contacts: [DigitizerContact]) {
    for contact in contacts {
      contactsDown.removeAll { $0.id == contact.id }
      guard contact.phase.state != .outOfRange else { continue }
      contactsDown.append(contact.gone)
    }
  }

  private func press(_ key: LabKey) {
    keysDown.removeAll { $0.code == key.code }
    if key.isDown { keysDown.append(key) }
    guard let usage = key.usage, let uiKey = key.uiKey else { return }
    if key.isRepeat {
      switch uiKey.typed {
      case .text(let text): type(text)
      case .delete: typingResponder?.deleteBackward()
      case nil: break
      }
      return
    }
    let report = PressReport(id: usage, phase: key.isDown ? .began : .ended, key: uiKey)
    application.handle(PressFrame(timestamp: now, presses: [report], modifierFlags: key.modifiers))
  }

  /// Types a text, unless the field is full.
  private func type(_ text: String) {
    if takes(text) { typingResponder?.insertText(text) }
  }

  /// Whether a field that edits has room for a text: it holds as much as the text of a scene can state.
  func takes(_ text: String) -> Bool {
    guard let field = typingResponder as? UITextField else { return true }
    return (field.text ?? "").utf8.count + text.utf8.count <= InputLimit.textBytes.count
  }

  private var typingResponder: (any UIKeyInput)? {
    application.keyWindow?.storedFirstResponder as? any UIKeyInput
  }

  /// Takes the facts since the last time out of the recorder, so that memory does not grow.
  private func take() {
    guard !keepsTrace else { return }
    let recorder = staged.stage.recorder
    let entries = recorder.trace.entries
    guard !entries.isEmpty else { return }
    recorder.trace = Trace()
    for entry in entries {
      switch entry {
      case .fact(let fact):
        lanes.add(fact)
        hits.add(fact, in: self)
      case .note(let line, let time): lanes.add(line: line, at: time)
      }
      facts.append(entry)
    }
  }

  /// Brings the picture up to date.
  func updatePicture() {
    staged.stage.makeCurrent()
    pictures.update()
  }

  /// When the screen may look different, on the clock of the stage.
  var nextUpdate: NextUpdate {
    var next = pictures.nextUpdate
    if let due = application.timers.nextDue, due.isFinite { next = next.sooner(.at(due)) }
    return next
  }

  /// The views that traces have named, by name.
  func viewPlaces() -> ViewPlaces {
    updatePicture()
    return ViewPlaces(of: application.windows, pictures.windows)
  }

  /// The message with the lanes of the present gesture.
  var lanesMessage: String {
    var views: [StableName: StableName] = [:]
    var waiting: [UIView] = application.windows
    while let view = waiting.popLast() {
      waiting += view.subviews
      for recognizer in view.gestureRecognizers ?? [] where recognizer.stableNumber > 0 {
        views[StableName(quietly: recognizer)] = StableName(quietly: view)
      }
    }
    return lanes.message { views[$0] }
  }
}
