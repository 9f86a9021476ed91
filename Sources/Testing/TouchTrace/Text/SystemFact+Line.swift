// SPDX-License-Identifier: Apache-2.0

nonisolated extension SystemFact {
  var line: TraceLine {
    switch self {
    case .prepared(let feedback): TraceLine("feedback", "\(feedback.rawValue) prepared")
    case .felt(let feedback, let intensity):
      TraceLine("feedback", "\(feedback.rawValue)\(intensity == 1 ? "" : " of \(intensity.short)")")
    case .clicked(let isHeard):
      TraceLine("click", isHeard ? "played" : "not played: no input view in front enables clicks")
    case .sounded(let sound, let isAlert):
      TraceLine("sound", "\(sound) played\(isAlert ? " as an alert" : "")")
    case .announced(let what, let argument):
      TraceLine("accessibility", "\(what)\(argument.map { " “\($0)”" } ?? "")")
    case .keyboard(let height, let duration):
      TraceLine(
        "keyboard",
        (height > 0 ? "covers \(height.short) pt from the bottom" : "goes") + " within \(duration.short) s")
    case .turned(let orientation): TraceLine("device", "turned to \(orientation)")
    case .statusBar(let style, let isHidden):
      TraceLine("status bar", isHidden ? "hidden" : "shown, \(style)")
    case .homeIndicator(let isHidden): TraceLine("home indicator", isHidden ? "hides itself" : "stays")
    case .deferredEdges(let edges): TraceLine("system gestures", "wait at these edges: \(edges)")
    }
  }
}
