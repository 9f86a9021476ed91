// SPDX-License-Identifier: Apache-2.0
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
}
