// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct EmptyInitializerTests {
  @Test func `a first value of a class of Apple's is made with arguments`() {
    expect(
      "import UIKit\nvar a = UIColor(), b = UIFont(), c = Timer()\nvar d = NSMutableAttributedString(), e = NSAttributedString.init()",
      becomes:
        "import UIKit\nvar a = UIColor.clear, b = UIFont.systemFont(ofSize: 0), c = Timer(timeInterval: 0, repeats: false) { _ in }\nvar d = NSMutableAttributedString(string: \"\"), e = NSAttributedString(string: \"\")"
    )
  }

  @Test func `a class of the sources, and calls with arguments, stay`() {
    let source = "class Timer {}\nlet a = Timer(), b = NSAttributedString(string: \"a\"), c = x.Timer()"
    expect(source, becomes: source)
  }
}
