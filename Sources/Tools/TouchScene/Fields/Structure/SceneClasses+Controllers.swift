// SPDX-License-Identifier: Apache-2.0

nonisolated extension SceneClasses {
  /// The controller classes.
  static var controllers: [SceneClass] {
    [
      SceneClass(
        name: "UIViewController", base: nil, summary: "A controller of one view.", fields: [],
        maker: .controller),
      SceneClass(
        name: "UINavigationController", base: "UIViewController", summary: "A stack of controllers.",
        fields: [
          SceneField(
            "viewControllers", .list(.controller), "The controllers of the stack, the visible one last.")
        ], maker: .controller),
    ]
  }
}
