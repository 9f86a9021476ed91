// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing
import TextSources
import TouchReport
import TouchTesting

@Suite struct ReportTests {
  @Test func `a page of two screens opens half way between their first exits`() throws {
    #expect(try Demos.leaving().html.contains("\"now\":450000"))
  }

  @Test func `the same recording gives the same bytes`() throws {
    let (one, other) = (try Demos.leaving(), try Demos.leaving())
    #expect(one.html == other.html)
    #expect(one.svg(at: 0.4) == other.svg(at: 0.4))
  }

  @Test func `hostile names stay names`() throws {
    let report = try Demos.hostile()
    for text in [report.html, report.svg(at: 0)] {
      #expect(!text.contains("<img"), "an element that nobody put there")
      #expect(!text.contains("<!--"), "a comment that nobody put there")
      #expect(!text.contains("\"nan"))
    }
    #expect(HarmlessOutput.fault(inMarkup: report.html, scripts: 2) == nil)
    #expect(HarmlessOutput.fault(inMarkup: report.svg(at: 0), scripts: 0) == nil)
    #expect(report.html.contains(#"\u{2028}\u{7}\u{202e}\u{9b}\u{200b}"#))
    #expect(report.html.contains(#"\\u{2028}\\u{7}\\u{202e}"#))
  }

  @Test func `a page begins with what was expected and did not happen`() throws {
    var report = try Demos.leaving()
    #expect(!report.html.contains("Not as expected"))
    report.failures = [
      Report.Failure(
        source: "pay.touch:3: expect \"send\" action", message: "there was no <action>\u{202e}",
        instead: ["one", "two"])
    ]
    let html = report.html
    #expect(
      html.contains(
        "<h2>Not as expected</h2><ol><li><code>pay.touch:3: expect &quot;send&quot; action</code>"
          + #"<p>there was no &lt;action&gt;\u{202e}</p><pre tabindex="0">one"# + "\ntwo</pre>"))
    #expect(HarmlessOutput.fault(inMarkup: html, scripts: 2) == nil)
  }

  @Test func `a page allows its own style and script by their hashes, and nothing else`() throws {
    let html = try Demos.leaving().html
    func content(_ name: String) -> String {
      html.components(separatedBy: "<\(name)>").last?.components(separatedBy: "</\(name)>").first ?? ""
    }
    let policy = PagePolicy(styles: [content("style")], scripts: [content("script")]).markup
    #expect(html.components(separatedBy: policy).count == 2)
    #expect(!html.contains("unsafe-"))
    #expect(!html.contains(" style="))
  }

  @Test func `a page loads nothing`() throws {
    let html = try Demos.crowd().html
    for word in ["src=", "@import", "url(http", "<link", "fetch(", "XMLHttpRequest", "import("] {
      #expect(!html.contains(word), "\(word)")
    }
    let links = html.components(separatedBy: "http").dropFirst().map { $0.prefix(20) }
    // `http-equiv` of the policy, and the namespace of SVG.
    #expect(links.allSatisfy { $0.hasPrefix("-equiv") || $0.hasPrefix("://www.w3.org/2000/s") })
  }

  @Test func `without scripts there are pictures, lanes and events to read`() throws {
    let html = try Demos.leaving().html
    for text in [
      "Key moments", "<code>0.367</code> PreciseButton &quot;send&quot;: touchDragExit",
      "<td>sends touchDragExit to 1, outside</td>", "<td>the finger is far away</td>", "Responder chain",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }

  @Test func `a report without events is complete`() {
    let report = Demos.empty()
    #expect(report.html.contains("0 touches"))
    #expect(report.svg(at: 0).hasPrefix("<svg"))
    #expect(Report(title: "", recordings: []).html.contains("0 recordings"))
    #expect(Report(title: "", recordings: []).svg(at: -5).hasPrefix("<svg"))
  }

  @Test func `invalid times give a still`() throws {
    let report = try Demos.leaving()
    for time in [Double.nan, .infinity, -.infinity, 1e300, -1] {
      #expect(report.svg(at: time).hasSuffix("</svg>\n"))
    }
  }

  @Test func `another second of five fingers takes only a few bytes`() throws {
    let (short, long) = (try Demos.long(seconds: 4), try Demos.long(seconds: 8))
    let lines = long.recordings[0].trace.text().utf8.count - short.recordings[0].trace.text().utf8.count
    #expect(long.html.utf8.count - short.html.utf8.count < lines / 4)
  }
}
