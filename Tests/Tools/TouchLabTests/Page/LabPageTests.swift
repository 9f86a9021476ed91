// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchLab

@Suite struct LabPageTests {
  @Test func `the page loads nothing and connects to its own address only`() {
    #expect(LabPage.html.hasPrefix("<!doctype html>"))
    #expect(!LabPage.html.contains("src="))
    let policy = LabPage.policy(host: "127.0.0.1:4000")
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.contains("connect-src 'self' ws://127.0.0.1:4000"))
    #expect(policy.hasSuffix("frame-ancestors 'none'"))
  }

  @Test func `every heading that is seen has something below it before anything was touched`() {
    let parts = LabPage.html.components(separatedBy: "<h2>")
    #expect(parts.count > 7 && LabPage.html.contains("<p id=\"idle\">"))
    for (before, part) in zip(parts, parts.dropFirst()) where !before.hasSuffix(" hidden>") {
      let below = part.components(separatedBy: "</h2>").dropFirst().first ?? ""
      let first = below.prefix { $0 != "\n" }
      #expect(
        first.contains("class=\"hint\"") || first.contains("<canvas") || first.contains("id=\"skipped\""),
        "\(first)")
    }
  }
}
