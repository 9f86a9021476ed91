// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources

@Suite struct PageHeadTests {
  @Test func `the head of a page has its policy before what the policy covers, and an escaped title`() {
    let head = PageHead.markup(title: "a < b", style: "p{}", policy: PagePolicy(styles: ["p{}"]))
    #expect(head.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(head.contains("<title>a &lt; b</title>"))
    let policy = head.range(of: "Content-Security-Policy")?.lowerBound
    let style = head.range(of: "<style>p{}</style>")?.lowerBound
    #expect(policy != nil && style != nil)
    if let policy, let style { #expect(policy < style) }
    #expect(head.hasSuffix("</head>\n<body>\n"))
  }

  @Test func `a page without a policy of its own gets none in its head`() {
    #expect(!PageHead.markup(title: "a", style: "", policy: nil).contains("Content-Security-Policy"))
  }
}
