// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import Touchstone

nonisolated extension SceneObject {
  static var sceneFields: [SceneField] {
    [
      SceneField("$schema", .text, "The address of the schema, for editors; scenes do not need it."),
      SceneField("name", .text, "The name of the scene."),
      SceneField("about", .text, "What the scene shows, for people."),
      SceneField(
        "size", .numbers(["width", "height"], .screenSide), "The size of the screen; by default 375 by 667."),
      SceneField("tuning", .tuning, "The thresholds; by default “uikit”."),
      SceneField(
        "samplesPerSecond", .number(.samplesPerSecond),
        "How many samples per second a moving finger gives; by default 60."),
      SceneField("controller", .object(.controller), "The root controller of the first window."),
      SceneField(
        "views", .list(.view), "The views in the root controller's view, from the back to the front."),
      SceneField("windows", .list(.window), "Further windows, from the back to the front."),
      SceneField("constraints", .constraints, "Where constraints place views that have no frame."),
    ]
  }

  static var windowFields: [SceneField] {
    [
      SceneField("name", .text, "The name, which is unique among views and windows."),
      SceneField(
        "frame", .numbers(["x", "y", "width", "height"], .coordinate),
        "Where the window is on the screen; by default the whole screen."),
      SceneField(
        "level", .either(.choice(Array(levels.keys)), .number(.windowLevel)),
        "Its level above other windows; by default “normal”."),
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
        "view", .object(.view), "The controller's own view: its class, name, color, recognizers and so on."),
      SceneField("views", .list(.view), "The views in the controller's view, from the back to the front."),
      SceneField(
        "logs", .lines(touchMethods, placeholders: []),
        "The touch methods that write a line; they are passed to the next responder as usual."),
      SceneField("children", .list(.controller), "Child controllers, whose views go into its view."),
    ]
  }

  static let touchMethods = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]

  static var viewFields: [SceneField] {
    [
      SceneField("class", .choice(SceneClasses.names(of: .view)), "The class; “UIView” unless said."),
      SceneField(
        "name", .text, "The name, which no other view has; it is also the accessibility identifier."),
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
