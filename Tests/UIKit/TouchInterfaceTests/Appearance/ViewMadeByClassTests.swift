// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchCore
import TouchGraphics
import TouchInterface
import TouchTesting
import Touchstone

/// A view of a program that code makes where it knows the class at run time alone.
private final class Badge: UILabel, ViewMadeByClass {
  required override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 5
  }

  required init?(coder: NSCoder) { nil }
}

struct ViewMadeByClassTests {
  private func made<View: UIView>(_ kind: View.Type) -> View {
    View.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a view is made of a class that only a value knows`() {
    #expect(made(UIView.self).frame.height == 4 && type(of: made(UIView.self)) == UIView.self)
    #expect(type(of: made(UILabel.self)) == UILabel.self)
    #expect(made(Badge.self).tag == 5)
    let kinds: [UIView.Type] = [
      Badge.self, UIScrollView.self, UISwitch.self, UIStackView.self, UIWindow.self, UIRefreshControl.self,
    ]
    #expect(kinds.allSatisfy { type(of: $0.made()) == $0 })
  }
}
