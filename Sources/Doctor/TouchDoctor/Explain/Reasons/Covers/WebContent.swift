// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The page of a web view, in front of what was put into the scroll view around it.
enum WebContent: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard ["WKContentView", "UIWebBrowserView"].contains(ClassName(cover.front.className).name),
      let beside = cover.beside, !ClassKnowledge.isPrivate(touch.walk.view(beside)),
      let web = touch.levels.last(where: { ClassKnowledge.base(of: $0.view).hasSuffix("WebView") })
    else { return nil }
    let view = touch.variable(beside)
    let holder = touch.alias("webView", web.place)
    return CoverRemedy(
      "The page lies in front of what was put into the web view's scroll view. Bring the view to the front there, or put it into the view "
        + "that the web view lies in, where it does not scroll:",
      [
        "\(view).superview?.bringSubviewToFront(\(view))",
        "// or: \(holder).superview?.addSubview(\(view))",
      ])
  }
}
