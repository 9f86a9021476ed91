// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing
import TextSources
import TouchSnapshot

@testable import TouchDoctor

@Suite struct AuditPageTests {
  private func page(_ sketch: Sketch, files names: [String] = ["a<b>.xib"], least: Severity = .note) -> String
  {
    var run = AuditRun()
    var page = AuditPage(least: least)
    var files = ""
    for name in names { files += page.text(for: run.audit(sketch.document, file: name)) }
    return page.beginning(run.totals) + files + page.end
  }

  @Test func `each finding has a number in the drawing and the same in the list`() {
    let text = page(AuditRunTests.sketch)
    for number in 1...5 {
      #expect(text.contains("<a href=\"#s1-\(number)\" aria-label="))
      #expect(text.contains("<li id=\"s1-\(number)\" value=\"\(number)\">"))
    }
    #expect(text.contains("<rect class=\"target error\" x=\"10\" y=\"10\" width=\"20\" height=\"20\"/>"))
    #expect(
      text.contains("<span class=\"severity error\">error</span> UIButton &quot;Buy&quot; is 20 × 20 pt"))
    #expect(text.contains("<h2 id=\"s1\">a&lt;b&gt;.xib <span class=\"scene\">Screen</span></h2>"))
  }

  @Test func `the summary comes first: the worst, each rule and each file, with links to what they mean`()
    throws
  {
    let text = page(AuditRunTests.sketch, files: ["a<b>.xib", "b.xib"])
    let summary = try #require(text.components(separatedBy: "<h2 id=\"s1\">").first)
    #expect(
      summary.contains(
        "<li><span class=\"severity error\">error</span> <a href=\"#s1-1\">UIButton &quot;Buy&quot; is 20"))
    #expect(summary.components(separatedBy: "<li>").count == 7)
    #expect(
      summary.contains(
        "<th scope=\"row\">target-too-small</th><td class=\"count\">2</td><td class=\"count\">4</td><td class=\"count\"></td>"
      ))
    #expect(
      summary.contains(
        "<th scope=\"row\"><a href=\"#s1\">a&lt;b&gt;.xib</a></th><td class=\"count\">1</td><td class=\"count\">2</td>"
      ))
  }

  @Test func `ten findings are named, errors before warnings, and further files are below a line to open`() {
    var run = AuditRun()
    var page = AuditPage()
    var files = ""
    for number in 1...25 {
      files += page.text(for: run.audit(AuditRunTests.sketch.document, file: "\(number).xib"))
    }
    let text = page.beginning(run.totals) + files + page.end
    let worst =
      text.components(separatedBy: "<ol class=\"worst\"").last?.components(separatedBy: "</ol>").first ?? ""
    #expect(worst.components(separatedBy: "class=\"severity error\"").count == 11)
    #expect(!worst.contains("severity warning"))
    #expect(text.contains("<summary id=\"more\">5 more files</summary>"))
  }

  @Test func `of two errors the one that costs more of the screen is listed first`() throws {
    let text = page(
      Sketch(
        """
        UIWindow 0 0 320 480
          UIButton 10 10 20 20 text=Small action
          UIButton 0 480 60 60 text=Outside action
        """), files: ["a.xib", "b.xib"])
    let worst = try #require(text.components(separatedBy: "<ol class=\"worst\"").last)
    let items = worst.components(separatedBy: "<li>").dropFirst()
    #expect(items.first?.contains("UIButton &quot;Outside&quot;") == true)
    #expect(items.contains { $0.contains("UIButton &quot;Small&quot; is 20 × 20 pt") })
  }

  @Test func `a page of one screen names no finding twice, and its tables have no zeros`() {
    let text = page(
      Sketch(
        """
        UIWindow 0 0 320 480
          UIButton 10 10 20 20 text=Buy action
        """))
    #expect(!text.contains("class=\"worst\"") && !text.contains("By file"))
    #expect(text.contains("<th scope=\"col\" class=\"count\">Errors</th>"))
    #expect(!text.contains("Warnings</th>") && !text.contains("Notes</th>"))
  }

  @Test func `a file of which nothing is listed has no link`() {
    let small = Sketch(
      """
      UIWindow 0 0 320 480
        UIButton 100 10 30 60 text=One action
        UIButton 132 10 30 60 text=Two action
      """)
    let names = ["a.xib", "b.xib"]
    #expect(page(small, files: names).contains("<th scope=\"row\"><a href=\"#s1\">a.xib</a></th>"))
    #expect(page(small, files: names, least: .error).contains("<th scope=\"row\">a.xib</th>"))
  }

  @Test func `a page without findings says so above everything`() {
    let text = page(Sketch("UIWindow 0 0 320 480\n  UIButton 10 10 60 60 text=Buy action"))
    #expect(text.contains("<h1>No touch problems</h1>"))
    #expect(text.contains("<span class=\"severity good\">nothing found</span>"))
    #expect(!text.contains("Summary"))
  }

  @Test func `what is scrolled out of the screen is not drawn beyond its edge`() {
    let text = page(
      Sketch(
        """
        UIWindow 0 0 320 480
          UIButton 10 10 20 20 text=Buy action
          UIView 0 400 320 200
          UIView 0 600 320 200
        """))
    #expect(text.contains("y=\"400\" width=\"320\" height=\"80\""))
    #expect(!text.contains("y=\"600\""))
  }

  @Test func `nothing of a file becomes markup`() {
    let text = page(
      Sketch(
        "UIWindow 0 0 320 480\n  UIButton 10 10 20 20 id=\"><script>alert('1') text=<img/onerror=1>&\u{202E}")
    )
    #expect(HarmlessOutput.fault(inMarkup: text, scripts: 0) == nil)
    #expect(text.contains(#"UIButton &quot;&lt;img/onerror=1&gt;&amp;\u{202e}&quot;"#))
  }

  @Test func `a page allows its own style by its hash, and nothing else`() {
    let text = page(AuditRunTests.sketch)
    let style = text.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first ?? ""
    #expect(text.components(separatedBy: PagePolicy(styles: [style]).markup).count == 2)
    #expect(!text.contains("unsafe-") && !text.contains(" style="))
  }

  @Test func `every tag that opens closes again, in its order`() {
    let page = page(AuditRunTests.sketch)
    var open: [Substring] = []
    let single: Set<Substring> = ["meta", "!doctype"]
    for tag in page.split(separator: "<").dropFirst(0) {
      let name = tag.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" || tag.hasPrefix("/") && $0 == "/" }
      if name.hasPrefix("/") {
        #expect(open.popLast() == name.dropFirst())
      } else if !single.contains(name), !(tag.prefix { $0 != ">" }.hasSuffix("/")) {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func `views of which nobody knows the place are listed and not drawn`() {
    let text = page(Sketch("UIView ? \n  UILabel ? off tap"))
    #expect(!text.contains("<svg"))
    #expect(text.contains("The source does not say where the views are."))
  }
}
