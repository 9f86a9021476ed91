// SPDX-License-Identifier: Apache-2.0
import Touchstone

nonisolated extension SceneObject {
  static var sceneFields: [SceneField] {
    [
      SceneField("$schema", .text, "The address of the schema, for editors; scenes do not need it."),
      SceneField("name", .text, "What the scene is called."),
      SceneField("about", .text, "What the scene is about, for people."),
      SceneField("size", .numbers(["width", "height"]), "The size of the screen; 375 by 667 unless said."),
      SceneField("tuning", .tuning, "The numbers that fingers are compared with; “uikit” unless said."),
      SceneField(
        "samplesPerSecond", .number(atLeast: 1), "How many samples a moving finger gives; 60 unless said."),
      SceneField("controller", .object(.controller), "The root controller of the first window."),
      SceneField(
        "views", .list(.view), "The views in the root controller's view, from the back to the front."),
      SceneField("windows", .list(.window), "Further windows, from the back to the front."),
    ]
  }

  static var windowFields: [SceneField] {
    [
      SceneField("name", .text, "The name, which no view has."),
      SceneField(
        "frame", .numbers(["x", "y", "width", "height"]),
        "Where the window is on the screen; the whole screen unless said."),
      SceneField(
        "level", .either(.choice(Array(levels.keys)), .number(atLeast: nil)),
        "Its height above other windows; “normal” unless said."),
      SceneField("controller", .object(.controller), "The root controller of the window."),
      SceneField(
        "views", .list(.view), "The views in its root controller's view, or in the window if it has none."),
    ]
  }

  /// The named window levels.
  static let levels = SceneLevels(keys: ["normal", "statusBar", "alert"], values: [0, 1000, 2000])

  static var controllerFields: [SceneField] {
    [
      SceneField(
        "class", .choice(SceneClasses.names(of: .controller)), "The class; “UIViewController” unless said."),
      SceneField("name", .text, "The name, which no other controller has."),
      SceneField("title", .text, "The title."),
      SceneField(
        "view", .object(.view), "The controller's own view: its class, name, colour, recognizers and so on."),
      SceneField("views", .list(.view), "The views in the controller's view, from the back to the front."),
      SceneField(
        "logs", .lines(touchMethods, placeholders: []),
        "The touch methods at which the log gets a line; the next responder is told as usual."),
      SceneField("children", .list(.controller), "Child controllers, whose views go into its view."),
    ]
  }

  static let touchMethods = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]

  static var viewFields: [SceneField] {
    [
      SceneField("class", .choice(SceneClasses.names(of: .view)), "The class; “UIView” unless said."),
      SceneField(
        "name", .text, "The name, which no other view has; it is the accessibility identifier, too."),
      SceneField(
        "probe", .either(.bool, .object(.probe)), "Writes a line when a method of the view is called."),
      SceneField(
        "actions", .lines(UIControl.Event.named.map(\.name), placeholders: ScenePlaceholders.ofControls),
        "The events at which a control writes a line."),
      SceneField("recognizers", .list(.recognizer), "Its gesture recognizers, in their order."),
      SceneField("views", .list(.view), "The views in it, from the back to the front."),
    ]
  }
}

/// Window levels by name.
nonisolated struct SceneLevels: Sendable {
  let keys: [String]
  let values: [Double]

  subscript(name: String) -> Double? {
    keys.firstIndex(of: name).map { values[$0] }
  }
}
