// SPDX-License-Identifier: Apache-2.0

/// The files of the package that `touchstone new` makes.
nonisolated struct PackageTemplate {
  /// The name of the package and of its module.
  let name: String
  /// Where the package Touchstone comes from, as an argument of `.package`.
  let dependency: String

  /// The URL of the package where no checkout is named.
  static let url = "https://github.com/touchstone-swift/touchstone"

  /// The files, by their paths in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n"), ("README.md", readme),
      ("Sources/\(name)/Rating.swift", control), ("Tests/\(name)Tests/RatingTests.swift", test),
      ("Scenes/order.scene.json5", scene), ("Scenes/order.touch", script), ("Scenes/order.trace", trace),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      dependencies: [.package(\(dependency))],
      targets: [
        .target(
          name: "\(name)", dependencies: [.product(name: "Touchstone", package: "touchstone")],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)",
            .product(name: "Touchstone", package: "touchstone"),
            .product(name: "TouchTesting", package: "touchstone"),
          ],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
      ])

    """
  }

  private var readme: String {
    """
    # \(name)

    A control with its test, and a scene with its script.

    ```sh
    swift test               # the control in Sources/\(name), tested in Tests/\(name)Tests
    touchstone test Scenes   # the scene, played as the script says
    ```

    """
  }

  private var control: String {
    """
    import Touchstone

    /// Five stars, of which a finger selects some.
    public final class Rating: UIControl {
      /// How many stars are selected.
      public private(set) var stars = 0

      public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
      }

      public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
      }

      private func follow(_ touch: UITouch) {
        let part = touch.location(in: self).x / bounds.width
        let selected = min(max(Int(part * 5) + 1, 1), 5)
        guard selected != stars else { return }
        stars = selected
        sendActions(for: .valueChanged)
      }
    }

    """
  }

  private var test: String {
    """
    import \(name)
    import Testing
    import TouchTesting
    import Touchstone

    @Test func `a finger that slides over the stars selects one after the other`() throws {
      let stage = Stage()
      let rating = Rating(frame: CGRect(x: 50, y: 200, width: 250, height: 44))
      try stage.add(rating, named: "rating")
      rating.addAction(UIAction { _ in stage.log("\\(rating.stars) stars") }, for: .valueChanged)

      try stage.pan(.point(25, 22, in: "rating"), by: CGVector(dx: 100, dy: 0), over: 0.3)

      expectLog(stage, ["1 stars", "2 stars", "3 stars"])
    }

    """
  }

  private var scene: String {
    """
    {
      name: "Order",
      about: "A button that orders.",
      views: [
        {
          class: "UIButton", name: "order", title: "Order", frame: [100, 300, 175, 44],
          backgroundColor: "systemBlue", cornerRadius: 10,
        },
      ],
    }

    """
  }

  private var script: String {
    """
    # A tap orders; a finger that leaves does not.
    show controls
    tap "order"
    expect "order" touchUpInside once
    wait 1s
    finger 1 down on "order"
    finger 1 move to 100 above "order" over 200ms
    finger 1 up
    expect no "order" touchUpInside
    expect "order" touchUpOutside

    """
  }

  /// The trace of the script; a test of this repository plays it.
  private var trace: String { PackageTemplate.recordedTrace }
}
