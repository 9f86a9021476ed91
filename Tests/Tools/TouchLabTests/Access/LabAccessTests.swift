// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchLab

@Suite struct LabAccessTests {
  private static let host = "192.168.1.5:4000"

  private func access(token: Bool) -> LabAccess {
    LabAccess(addresses: ["127.0.0.1", "localhost", "192.168.1.5"], port: 4000, needsToken: token)
  }

  @Test func `a page is answered at the names of the lab alone`() {
    var access = access(token: false)
    for host in ["127.0.0.1:4000", "localhost:4000", "LOCALHOST:4000"] {
      #expect(access.page(host: host, query: nil, cookies: nil) == .allowed(cookie: nil))
    }
    for host in [
      "evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:80", "", "localhost:4000.evil.example",
    ] {
      #expect(access.page(host: host, query: nil, cookies: nil) != .allowed(cookie: nil))
    }
    #expect(access.page(host: nil, query: nil, cookies: nil) != .allowed(cookie: nil))
  }

  @Test func `a socket is opened for the page of the same origin alone`() {
    let access = access(token: false)
    #expect(
      access.socket(host: "localhost:4000", origin: "http://localhost:4000", cookies: nil)
        == .allowed(cookie: nil))
    for origin in [
      nil, "null", "", "http://evil.example", "https://localhost:4000", "http://localhost:4001",
      "http://127.0.0.1:4000", "http://localhost:4000.evil.example",
    ] {
      #expect(access.socket(host: "localhost:4000", origin: origin, cookies: nil) != .allowed(cookie: nil))
    }
    #expect(
      access.socket(host: "evil.example:4000", origin: "http://evil.example:4000", cookies: nil)
        != .allowed(cookie: nil))
  }

  @Test func `a token works once, and its cookie from then on`() throws {
    var access = access(token: true)
    let token = try #require(access.token)
    #expect(token.count == 32)
    for query in [nil, "", "token=", "token=\(token.dropLast())", "token=\(token)0", "x=\(token)"] {
      #expect(access.page(host: Self.host, query: query, cookies: nil) != .allowed(cookie: nil))
      #expect(access.token == token)
    }
    guard case .allowed(let cookie?) = access.page(host: Self.host, query: "token=\(token)", cookies: nil)
    else {
      Issue.record("The token is refused.")
      return
    }
    #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    #expect(access.token != token)
    guard case .refused = access.page(host: Self.host, query: "token=\(token)", cookies: nil) else {
      Issue.record("The token works twice.")
      return
    }
    let sent = String(cookie.prefix { $0 != ";" })
    #expect(access.page(host: Self.host, query: nil, cookies: "a=b; \(sent)") == .allowed(cookie: nil))
    let origin = "http://\(Self.host)"
    #expect(access.socket(host: Self.host, origin: origin, cookies: sent) == .allowed(cookie: nil))
    #expect(access.socket(host: Self.host, origin: origin, cookies: nil) != .allowed(cookie: nil))
    #expect(access.socket(host: Self.host, origin: origin, cookies: sent + "0") != .allowed(cookie: nil))
  }

  @Test func `a rate limit lets through so many in a second`() {
    var limit = RateLimit(perSecond: 10, at: 0)
    let atOnce = (0..<20).filter { _ in limit.take(1, at: 0) }
    #expect(atOnce.count == 10)
    let later = (0..<20).filter { _ in limit.take(1, at: 0.5) }
    #expect(later.count == 5)
  }
}
