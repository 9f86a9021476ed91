// SPDX-License-Identifier: Apache-2.0

#if Lab
  import TouchScene

  /// The answer to a plain request.
  nonisolated struct LabAnswer {
    /// The head, with the empty line that ends it.
    let head: String
    let body: [UInt8]

    private init(_ status: String, type: String, _ body: String, more: [String] = []) {
      self.body = Array(body.utf8)
      let lines =
        [
          "HTTP/1.1 \(status)", "Content-Type: \(type); charset=utf-8", "Content-Length: \(self.body.count)",
          "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
          "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
        ] + more
      head = lines.map { $0 + "\r\n" }.joined() + "\r\n"
    }

    /// The page of the lab; a cookie lets it open its WebSocket.
    static func page(host: String, cookie: String?) -> LabAnswer {
      LabAnswer(
        "200 OK", type: "text/html", LabPage.html,
        more: ["Content-Security-Policy: \(LabPage.policy(host: host))"]
          + (cookie.map { ["Set-Cookie: \($0)"] } ?? []))
    }

    /// The JSON Schema of scenes.
    static var schema: LabAnswer { LabAnswer("200 OK", type: "application/schema+json", SceneFile.schema) }

    /// A sentence that says why there is nothing.
    static func refused(_ code: Int, _ word: String, _ reason: String) -> LabAnswer {
      LabAnswer(
        "\(code) \(word)", type: "text/plain", reason + "\n",
        more: ["Content-Security-Policy: default-src 'none'; frame-ancestors 'none'", "Connection: close"])
    }
  }
#endif
