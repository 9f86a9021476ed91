// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ApplicationTests {
  private let advice =
    "nothing makes the delegate here; make it in a test or in a main of your own, and call UIApplication.shared.launch(_:)."

  @Test func `a delegate of an application is no main program`() {
    expect(
      "@main class A: UIResponder, UIApplicationDelegate {}",
      becomes: "      class A: UIResponder, UIApplicationDelegate {}",
      remarks: ["1: @main: \(advice)"])
    expect(
      "@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}",
      becomes: "                  \nclass A: UIResponder, UIApplicationDelegate {}",
      remarks: ["1: @UIApplicationMain: \(advice)"])
    let other = "@main struct Tool { static func main() {} }"
    expect(other, becomes: other)
  }

  @Test func `an override of a method that an extension adds to a view is named`() {
    let source =
      "extension UIView { func style(_ dark: Bool, over time: Double) {} }\nclass A: UIView { override func style(_ d: Bool, over t: Double) { super.style(d, over: t) } }"
    expect(
      source, becomes: source,
      remarks: [
        "2: style is a method of an extension of UIView, which Swift cannot override. Write `protocol OwnStyle { func ownStyle(_ d: Bool, over t: Double) }`, let A conform to it with ownStyle in place of this override, and begin the method of the extension with `if let object = self as? any OwnStyle { return object.ownStyle(d, over: t) }`. It calls super: give the rest of that method a name of its own, and call that instead."
      ])
  }

  @Test func `modules that are missing are named, with what to use instead`() {
    expect(
      "import AVFoundation\nimport Combine\nlet a: AVPlayer? = nil",
      becomes: "import AVFoundation\nimport Combine\nlet a: AVPlayer? = nil",
      remarks: [
        "1: import AVFoundation: the module exists on Apple's platforms only; leave out what uses it, or write a stand-in. The sounds of the system are in AudioToolbox.",
        "2: import Combine: the module exists on Apple's platforms only; leave out what uses it, or write a stand-in. Properties can be observed by key path, and notifications by NotificationCenter.",
      ])
  }
}
