// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ObservationTests {
  @Test func `dynamic properties of objects tell their observers`() {
    expect(
      """
      class Track: NSObject {
        @objc dynamic var volume: Float = 0
        @objc dynamic var rate = 1 { didSet { log() } }
        @objc dynamic var title = "" { willSet { log() } }
        @objc dynamic var length: Int { 3 }
        @objc var plain = 0
      }
      """,
      becomes: """
        class Track: NSObject {
                dynamic var volume: Float = 0 { didSet { didChangeValue(forKey: "volume") } }
                dynamic var rate = 1 { didSet { didChangeValue(forKey: "rate"); log() } }
                dynamic var title = "" { didSet { didChangeValue(forKey: "title") } willSet { log() } }
                dynamic var length: Int { 3 }
                var plain = 0
        }; extension Track: KeyValueObservable {}
        """)
  }

  @Test func `dynamic properties of views stay as they are`() {
    expect(
      "class Knob: UIView { @objc dynamic var font: UIFont? }",
      becomes: "class Knob: UIView {       dynamic var font: UIFont? }")
  }

  @Test func `a subclass and a nested class are observable once, by their path`() {
    expect(
      "enum Model { class A: NSObject { @objc dynamic var a = 0 } }\nclass B: A { @objc dynamic var b = 0 }",
      becomes:
        "enum Model { class A: NSObject {       dynamic var a = 0 { didSet { didChangeValue(forKey: \"a\") } } } }; extension Model.A: KeyValueObservable {}\nclass B: A {       dynamic var b = 0 { didSet { didChangeValue(forKey: \"b\") } } }"
    )
  }

  @Test func `an object that observes needs no method of NSObject`() {
    expect(
      """
      final class Watcher: NSObject {
        override func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: k, of: o, change: c, context: x)
        }
      }
      """,
      becomes: """
        final class Watcher: NSObject {
                   func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {
            self.leaveUnobserved(forKeyPath: k, of: o, change: c, context: x)
          }
        }; extension Watcher: KeyPathObserver {}
        """)
  }

  @Test func `a view that observes stays as it is`() {
    let source =
      "class V: UIView { override func observeValue(forKeyPath k: String?, of o: Any?, change c: Changes?, context x: Context?) {} }"
    expect(source, becomes: source)
  }
}
