// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct MissingTests {
  private func lines(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { Porter.File(path: "\($0).swift", text: $1) }
    return MissingSummary(Porter.port(files).missing).lines
  }

  @Test func `what is not here is counted by subject`() {
    #expect(
      lines(
        "import UIKit\nimport CoreImage\nclass A: UITableViewCell { let table = UITableView(), blur = CIFilter() }",
        "import UIKit\nfunc f(_ t: UITableView) { let a = CIImage() }") == [
          "Table views: 3 places in 2 files, not here yet (0.swift:3)",
          "Core Image: 1 place, not here (0.swift:3)",
        ])
  }

  @Test func `members that are not here are those of the page`() {
    #expect(
      lines("import UIKit\nfunc f(_ v: UIImageView) { v.animationImages = []; _ = v.jpegData() }") == [
        "UIImage.jpegData: 1 place, not here: files of pictures are PNG; nothing here writes JPEG (0.swift:2)",
        "UIImageView.animationImages: 1 place, not here: a view shows one image; sequences are not played (0.swift:2)",
      ])
  }

  @Test func `a module whose names have no prefix counts by its import`() {
    #expect(lines("import SwiftUI\nlet a = Text(b)") == ["SwiftUI: 1 place, not here (0.swift:1)"])
    #expect(lines("import SwiftUI\nlet a = UIView()").isEmpty)
  }

  @Test(arguments: [
    "class UITableViewStub {}; let a = UITableViewStub()", "let a = UIControlEvents.valueChanged",
    "let a: Notification.Name = .UIKeyboardWillShow", "let a = UIFontWeightThin",
    "#if os(macOS)\nlet a = UITableView()\n#endif",
    "struct A { var animationImages = 1 }; let a = A().animationImages",
    "func f(UIName: Int) {}", "let a = #selector(UIResponderStandardEditActions.copy(_:))",
    "door.open(); menu.scroll()", "// UITableView",
  ])
  func `what is here, or belongs to the sources, counts for nothing`(source: String) {
    #expect(lines("import UIKit\n" + source) == [])
  }

  @Test func `errors of the compiler say what they are about`() {
    let output = """
      Building for debugging...
      /a/Cell.swift:3:12: error: cannot find type 'UITableViewCell' in scope
       3 | class A: UITableViewCell {
      /a/Cell.swift:3:12: error: cannot find type 'UITableViewCell' in scope
      /a/B: C.swift:7:3: error: value of type 'UIImageView' has no member 'animationImages'
      /a/Cell.swift:1:8: error: no such module 'CoreImage'
      /a/Cell.swift:9:1: error: cannot find 'CMMotionManager' in scope
      /a/Cell.swift:9:2: error: missing return in closure
      /a/Cell.swift:9:3: warning: 'x' was never used
      """
    let errors = CompilerError.all(in: output)
    #expect(
      errors.map { "\($0.path):\($0.line):\($0.column) \($0.subject?.name ?? "-")" } == [
        "/a/B: C.swift:7:3 UIImageView.animationImages", "/a/Cell.swift:1:8 Core Image",
        "/a/Cell.swift:3:12 Table views", "/a/Cell.swift:9:1 Core Media or Core Motion",
        "/a/Cell.swift:9:2 -",
      ])
  }

  @Test func `modules have the names that people use`() {
    let names = ["CoreImage", "AVFoundation", "MessageUI", "SpriteKit", "UserNotifications", "ARKit"]
    #expect(
      names.map {
        MissingSummary(
          Porter.port([Porter.File(path: "a", text: "import \($0)\nlet a = \(Self.use[$0] ?? "")()")]).missing
        ).entries.first?.subject.name
      } == [
        "Core Image", "AVFoundation", "Message UI", "SpriteKit", "User Notifications", "ARKit",
      ])
  }

  private static let use = [
    "CoreImage": "CIImage", "AVFoundation": "AVPlayer", "MessageUI": "MFMailComposeViewController",
    "SpriteKit": "SKNode", "UserNotifications": "UNNotification", "ARKit": "ARSession",
  ]
}
