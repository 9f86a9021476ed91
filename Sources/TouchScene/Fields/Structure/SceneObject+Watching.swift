// SPDX-License-Identifier: Apache-2.0
import TouchStage

nonisolated extension SceneObject {
  static var recognizerFields: [SceneField] {
    [
      SceneField("class", .choice(SceneClasses.names(of: .recognizer)), "The class."),
      SceneField("name", .text, "The name, which no other recognizer has."),
      SceneField(
        "action", .line(placeholders: ScenePlaceholders.ofRecognizers),
        "What the log says when the action is sent; nothing unless said."),
      SceneField("requires", .texts, "The names of the recognizers that must fail first."),
      SceneField("delegate", .object(.delegate), "What its delegate answers."),
      SceneField(
        "probe", .either(.bool, .object(.recognizerProbe)), "Writes a line when a touch method is called."),
    ]
  }

  static var delegateFields: [SceneField] {
    [
      SceneField("shouldBegin", .bool, "Whether the gesture may begin."),
      SceneField(
        "shouldReceive", .answer, "Whether it gets a touch; names are of views that the touch is on or in."),
      SceneField(
        "shouldRecognizeSimultaneously", .answer,
        "Whether it goes along with others; names are of recognizers."),
      SceneField("shouldRequireFailure", .answer, "Whether it waits for others; names are of recognizers."),
      SceneField("shouldBeRequiredToFail", .answer, "Whether others wait for it; names are of recognizers."),
    ]
  }

  static var probeFields: [SceneField] {
    [
      SceneField("name", .text, "What the lines call the view; the name of the view unless said."),
      SceneField(
        "style", .choice(["sentences", "selectors"]),
        "“Button touches began” after, or “-[Button touchesBegan:withEvent:]” before, super."),
      SceneField(
        "methods", .choices(probeMethods.map(\.name)),
        "The methods that are written down; all but those of tracking unless said."),
      SceneField(
        "withoutSuper", .choices(probeMethods.map(\.name)),
        "The methods that leave super out; questions then answer no."),
      SceneField("forcedInside", .bool, "What pointInside answers, whatever super says."),
      SceneField("passesOn", .bool, "Whether each touch method is handed to the next responder, too."),
      SceneField(
        "printsChain", .bool,
        "Whether a line for each responder behind the view is written when its touches end."),
    ]
  }

  static var probeMethods: [(name: String, method: Probe.Method)] {
    [
      ("pointInside", .pointInside), ("hitTest", .hitTest), ("touchesBegan", .touchesBegan),
      ("touchesMoved", .touchesMoved), ("touchesEnded", .touchesEnded),
      ("touchesCancelled", .touchesCancelled), ("beginTracking", .beginTracking),
      ("continueTracking", .continueTracking), ("endTracking", .endTracking),
      ("cancelTracking", .cancelTracking),
    ]
  }

  static var recognizerProbeFields: [SceneField] {
    [
      SceneField("name", .text, "What the lines call the recognizer; its name unless said."),
      SceneField(
        "style", .choice(["sentences", "selectors"]),
        "“Tap touchesBegan”, or “-[Tap touchesBegan:withEvent:]”."),
      SceneField(
        "lines", .textsFor(touchMethods + ["shouldBegin"]),
        "What the log says instead, for some of the methods."),
    ]
  }
}
