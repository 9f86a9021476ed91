// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What an application requested from the device around the screen: haptic feedback, clicks, bars,
/// announcements.
public nonisolated enum SystemFact: Sendable, Hashable {
  /// A feedback generator was prepared.
  case prepared(Feedback)
  /// Haptic feedback was given, with an intensity from 0 to 1.
  case felt(Feedback, intensity: Double)
  /// The click of a key was played; `heard` is false if no input view wants clicks.
  case clicked(heard: Bool)
  /// A sound was played, or an alert: a sound with a vibration.
  case sounded(String, alert: Bool)
  /// Something was announced to assistive technology.
  case announced(String, argument: String?)
  /// The keyboard covers this much of the screen from the bottom; 0 if it disappears.
  case keyboard(height: Double, duration: TimeInterval)
  /// The device was turned.
  case turned(to: String)
  /// View controllers requested another status bar.
  case statusBar(style: String, hidden: Bool)
  /// View controllers requested that the home indicator hides, or does not.
  case homeIndicator(hidden: Bool)
  /// View controllers requested that the system's gestures wait at these edges.
  case deferredEdges(String)

  /// A haptic feedback.
  public nonisolated enum Feedback: String, Sendable, Hashable, CaseIterable {
    /// A light collision.
    case light = "light impact"
    /// A collision.
    case medium = "medium impact"
    /// A heavy collision.
    case heavy = "heavy impact"
    /// A collision of soft things.
    case soft = "soft impact"
    /// A collision of hard things.
    case rigid = "rigid impact"
    /// A selection has changed.
    case selection
    /// Something succeeded.
    case success
    /// Something needs attention.
    case warning
    /// Something failed.
    case error
    /// Something will be notified, but it is not clear yet what.
    case notification
  }
}

nonisolated extension SystemFact: ToldFact {
  package enum Word: String, CaseIterable {
    case prepared, felt, clicked, sounded, announced, keyboard, turned, statusBar, homeIndicator,
      deferredEdges
  }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .prepared(let feedback):
      teller(
        Word.prepared, "feedback", "\(feedback.rawValue) prepared", isKey: false,
        ["feedback": .word(feedback)])
    case .felt(let feedback, let intensity):
      teller(
        Word.felt, "feedback", "\(feedback.rawValue)\(intensity == 1 ? "" : " of \(intensity.short)")",
        ["feedback": .word(feedback), "intensity": .double(intensity)])
    case .clicked(let isHeard):
      teller(
        Word.clicked, "click", isHeard ? "played" : "not played: no input view in front enables clicks",
        ["heard": .bool(isHeard)])
    case .sounded(let sound, let isAlert):
      teller(
        Word.sounded, "sound", "\(sound) played\(isAlert ? " as an alert" : "")",
        ["sound": .string(sound), "alert": .bool(isAlert)])
    case .announced(let what, let argument):
      teller(
        Word.announced, "accessibility", "\(what)\(argument.map { " “\($0)”" } ?? "")",
        ["notification": .string(what), "argument": .optionalString(argument)])
    case .keyboard(let height, let duration):
      teller(
        Word.keyboard, "keyboard",
        (height > 0 ? "covers \(height.short) pt from the bottom" : "goes") + " within \(duration.short) s",
        ["height": .double(height), "duration": .double(duration)])
    case .turned(let orientation):
      teller(Word.turned, "device", "turned to \(orientation)", ["to": .string(orientation)])
    case .statusBar(let style, let isHidden):
      teller(
        Word.statusBar, "status bar", isHidden ? "hidden" : "shown, \(style)",
        ["style": .string(style), "hidden": .bool(isHidden)])
    case .homeIndicator(let isHidden):
      teller(
        Word.homeIndicator, "home indicator", isHidden ? "hides itself" : "stays",
        ["hidden": .bool(isHidden)])
    case .deferredEdges(let edges):
      teller(
        Word.deferredEdges, "system gestures", "wait at these edges: \(edges)", ["edges": .string(edges)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .prepared: self = .prepared(try reader.word("feedback"))
    case .felt: self = .felt(try reader.word("feedback"), intensity: try reader.double("intensity"))
    case .clicked: self = .clicked(heard: try reader.bool("heard"))
    case .sounded: self = .sounded(try reader.string("sound"), alert: try reader.bool("alert"))
    case .announced:
      self = .announced(
        try reader.string("notification"), argument: try reader.optionalString("argument"))
    case .keyboard:
      self = .keyboard(height: try reader.double("height"), duration: try reader.double("duration"))
    case .turned: self = .turned(to: try reader.string("to"))
    case .statusBar:
      self = .statusBar(style: try reader.string("style"), hidden: try reader.bool("hidden"))
    case .homeIndicator: self = .homeIndicator(hidden: try reader.bool("hidden"))
    case .deferredEdges: self = .deferredEdges(try reader.string("edges"))
    }
  }
}
