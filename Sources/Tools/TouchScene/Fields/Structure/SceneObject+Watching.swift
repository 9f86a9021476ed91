// SPDX-License-Identifier: Apache-2.0
import TouchStage

nonisolated extension SceneObject {
  static var recognizerFields: [SceneField] {
    [
      SceneField("class", .choice(SceneClasses.names(of: .recognizer)), "The class."),
      SceneField("name", .text, "The name, which no other recognizer has."),
      SceneField(
        "action", .line(placeholders: ScenePlaceholders.ofRecognizers),
        "The line that is logged when the action is sent; by default none."),
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
        "Whether it recognizes simultaneously with others; names are of recognizers."),
      SceneField("shouldRequireFailure", .answer, "Whether it waits for others; names are of recognizers."),
      SceneField("shouldBeRequiredToFail", .answer, "Whether others wait for it; names are of recognizers."),
    ]
  }

  static var probeFields: [SceneField] {
    [
      SceneField("name", .text, "The name in the lines; by default that of the view."),
      SceneField(
        "style", .choice(["sentences", "selectors"]),
        "“Button touches began” after, or “-[Button touchesBegan:withEvent:]” before, super."),
      SceneField(
        "methods", .choices(probeMethods.map(\.name)),
        "The methods that are logged; by default all except those of tracking."),
      SceneField(
        "withoutSuper", .choices(probeMethods.map(\.name)),
        "The methods that omit super; those with a result then return false."),
      SceneField("forcedInside", .bool, "What pointInside returns, whatever super returns."),
      SceneField("passesOn", .bool, "Whether each touch method is also passed to the next responder."),
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
      SceneField("name", .text, "The name in the lines; by default that of the recognizer."),
      SceneField(
        "style", .choice(["sentences", "selectors"]),
        "“Tap touchesBegan”, or “-[Tap touchesBegan:withEvent:]”."),
      SceneField(
        "lines", .textsFor(touchMethods + ["shouldBegin"]),
        "Other lines for some of the methods."),
    ]
  }
}
