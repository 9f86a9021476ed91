// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

struct ClassNameTests {
  @Test(arguments: [
    ("UIButton", nil, "UIButton"),
    ("Shop.CartButton", "Shop", "CartButton"),
    ("Shop.Cart.Button", "Shop", "Button"),
    ("_TtC4Shop10CartButton", "Shop", "CartButton"),
    ("_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_", "SwiftUI", "_UIHostingView"),
    ("SwiftUI._UIHostingView<Shop.Home<Int, Text>>", "SwiftUI", "_UIHostingView"),
    (
      "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__", "SwiftUI",
      "_UIHostingView"
    ),
    ("_TtGC7SwiftUI14_UIHostingVi", "SwiftUI", "_UIHostingVi"),
    ("$s7SwiftUI14_UIHostingViewCy4Shop4HomeVG", "SwiftUI", "_UIHostingView"),
    ("_$s7SwiftUI14_UIHostingViewCyAA7AnyViewVGD", "SwiftUI", "_UIHostingView"),
    ("$s4Shop4CartC6ButtonC", "Shop", "Button"),
    ("$s4Shop3Row33_0123456789ABCDEF0123456789ABCDEFLLC", "Shop", "Row"),
    ("_TtCC5UIKit9_UITabBarP33_0123456789ABCDEF0123456789ABCDEF11PlatterView", "UIKit", "PlatterView"),
    ("$s", nil, "$s"), ("$s4Shop", nil, "$s4Shop"),
    ("_Tt", nil, "_Tt"),
    ("_TtC99999999999999999999Shop", nil, "_TtC99999999999999999999Shop"),
    ("", nil, ""),
    (".", nil, "."),
  ])
  func `names are taken apart as they are written`(written: String, module: String?, name: String) {
    let taken = ClassName(written)
    #expect(taken.module == module)
    #expect(taken.name == name)
  }

  @Test func `layers are told from views`() {
    #expect(ClassName("CALayer").isLayer)
    #expect(ClassName("CAGradientLayer").isLayer)
    #expect(!ClassName("UIView").isLayer)
    #expect(!ClassName("Shop.PlayerLayer").isLayer, "a view may be called anything")
  }
}
