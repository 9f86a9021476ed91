// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct SharedStateTests {
  @Test func `the touch system shares state among applications only where a reason is known`() {
    expectNone(
      unexplained(in: .here, reasons: reasons),
      "State belongs to an application, a view or a gesture. What all share has its reason in SharedStateTests."
    )
  }

  @Test func `a stored variable that all share is found`() {
    let text = """
      var one = 1
      private static var two: [Int: Int] = [:]
      static var three: Int { two.count }
      let four = 4
      func five() {
        var six = 6
      }
      static var seven = 7 {
        didSet {}
      }
      // static var eight = 8
      """
    let repository = Repository([
      "Sources/System/TouchCore/A.swift": text, "Sources/TouchControls/B.swift": text,
      "Sources/C/C.swift": text,
    ])
    let known: KeyValuePairs = ["counts": ["A.one", "A.two", "B.one", "B.seven", "B.nine"]]
    #expect(
      unexplained(in: repository, reasons: known) == [
        Finding(
          "Sources/System/TouchCore/A.swift", 8, "all applications share seven, for no reason that is known"),
        Finding(
          "Sources/TouchControls/B.swift", 2, "all applications share two, for no reason that is known"),
        Finding("Sources", 1, "B.nine is listed and does not exist"),
      ])
  }
}

/// Why variables belong to the process; each is listed with the name of its file.
private let reasons: KeyValuePairs = [
  "Numbers and versions have one order in the process; nothing that is observed depends on where they begin":
    [
      "CALayer+Layout.layouts", "PendingPasses.requests", "Serial.last", "ViewDelivery.exclusiveChanges",
      "UIAction.made",
      "UIMenu.made", "UIView+Gestures.listNumbers", "UIWindow.unnoticedLosses",
    ],
  "They say whether anything in the process uses a feature; while nothing does, no code searches for it": [
    "AppearanceSettling.transitions", "CALayer+Display.requestsWithoutView", "DirectCall.madeOwnSender",
    "EventTracer.tracers", "LayerMotion.running", "PropertyChanges.isOn", "PropertyChanges.observesGestures",
    "UIView+Properties.isCustom", "UIView+SafeArea.isUsed",
    "UIView+TintAdjustment.adjustsTints", "WindowChanges.records",
  ],
  "A call that is running on the main actor, and what it leaves to be done when it ends": [
    "AnimationContext.current", "AppearanceSettling.depth", "AppearanceSettling.mayHaveEnded",
    "AppearanceSettling.postponed", "AppearanceSettling.touched", "Forwarding.calls", "KeyframeBlock.current",
    "PropertyChanges.waiting", "TransitionTimeline.current", "UIView+BegunAnimations.stack",
    "UIView+Layout.spareList", "WindowlessGestures.actions", "WindowlessGestures.isSending",
  ],
  "UIKit has one for the process": [
    "CurrentApplication.currentApplication", "CurrentApplication.stray", "UIView+Animate.isOn",
  ],
  "A module that this one does not know sets what it adds": [
    "CAAction.handler", "CAAction.standard", "PropertyChanges.observer", "UILabel.textDrawing",
  ],
  "Tests set it for a task": ["Crowd.isEverything"],
]

private let stored: Pattern = #"^(?:[^/"{}]* )?var (\w+)[^{]*(?:\{ *(?:didSet.*|willSet.*)?)?$"#

/// Finds stored variables of types and files, and listed ones that do not exist.
private func unexplained(
  in repository: Repository, reasons: KeyValuePairs<String, [String]>
) -> [Finding] {
  var missing = Set(reasons.flatMap(\.value))
  let known = missing
  var findings: [Finding] = []
  for module in ["TouchCore", "TouchControls"] {
    for file in repository.files(in: repository.module(module), ".swift") {
      for (name, line) in sharedVariables(of: file) {
        let key = "\(file.stem).\(name)"
        missing.remove(key)
        if !known.contains(key) {
          findings.append(
            Finding(file, line, "all applications share \(name), for no reason that is known"))
        }
      }
    }
  }
  return findings + missing.sorted().map { Finding("Sources", 1, "\($0) is listed and does not exist") }
}

/// Variables with a value of their own that are in no object: those of types, and those of the file.
private func sharedVariables(of file: RepositoryFile) -> [(name: String, line: Int)] {
  file.lines(with: "var ").compactMap { line in
    let code = line.code
    guard code.hasWord("static var") || code.indentation == 0, let match = stored.firstMatch(in: code) else {
      return nil
    }
    // A variable that ends with a brace has observers or a getter: only the first has a value.
    if code.trimmed.hasSuffix("{"), !code.contains(" = ") { return nil }
    return (match[1], line.number)
  }
}
