// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The page of the lab: one HTML file that loads nothing and opens one WebSocket.
public nonisolated enum LabPage {
  /// The page.
  public static let html: String = {
    let (style, script) = ("\n" + LabStyle.css, "\n" + LabScript.text)
    return PageHead.markup(title: "Touchstone lab", style: style, policy: nil) + """
      \(LabMarkup.body)
      <script>\(script)</script>
      </body>
      </html>

      """
  }()

  /// The content security policy of the page, for the header of the answer: the page's own style and script,
  /// and a connection to the address that served it.
  ///
  /// - Parameter host: The host and port of the address.
  /// - Returns: The value of `Content-Security-Policy`.
  public static func policy(host: String) -> String {
    var policy = contents
    policy.connections = ["'self'", "ws://\(host)"]
    return policy.header
  }

  /// The page's own style and script, which are hashed once.
  private static let contents = PagePolicy(styles: ["\n" + LabStyle.css], scripts: ["\n" + LabScript.text])
}
