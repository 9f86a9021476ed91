// SPDX-License-Identifier: Apache-2.0

/// Who may connect to a lab: what a request must say about its host, its origin and its token.
///
/// A page of another origin can make a browser send requests to the lab, but it cannot choose their `Origin`;
/// a name that leads to the lab's address by a trick shows in `Host`. Other users of the machine, and others
/// on a network, can choose both. So a page needs a token, which works once: the page that comes with it gets
/// a cookie, and the next page needs the next token.
public nonisolated struct LabAccess: Sendable {
  /// What a request is told.
  public enum Verdict: Sendable, Equatable {
    /// It may go on; a cookie is set if there is one.
    case allowed(cookie: String?)
    /// It may not; the reason is for people.
    case refused(String)
  }

  /// The hosts that requests may name, with their ports.
  public let hosts: [String]
  /// The token of the next page; nil if none is needed.
  public private(set) var token: String?
  /// Changes whenever a token was used.
  public private(set) var generation = 0

  private let cookieName: String
  /// The secrets of the cookies, the latest last.
  private var secrets: [String] = []
  private let random: @Sendable () -> UInt64

  /// How many cookies are valid at one time; the oldest is forgotten.
  private static let maximumSecrets = 16

  /// Creates the rules of a lab.
  ///
  /// - Parameters:
  ///   - addresses: The addresses and names of the lab, without ports.
  ///   - port: Its port.
  ///   - needsToken: Whether a page needs a token.
  ///   - random: A source of random bits that nobody can guess.
  public init(
    addresses: [String], port: Int, needsToken: Bool,
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: 0 ... .max) }
  ) {
    hosts = addresses.map { "\($0):\(port)" } + (port == 80 ? addresses : [])
    cookieName = "touchstone-lab-\(port)"
    self.random = random
    if needsToken { token = Self.secret(random) }
  }

  /// Whether a plain request is answered: for the page, with a token or a cookie.
  ///
  /// - Parameters:
  ///   - host: The header `Host`.
  ///   - query: What follows the question mark in the address.
  ///   - cookies: The header `Cookie`.
  /// - Returns: The verdict, with a cookie for a page that came with the token.
  public mutating func page(host: String?, query: String?, cookies: String?) -> Verdict {
    guard allows(host: host) else { return .refused("This is not the address of the lab.") }
    guard let expected = token else { return .allowed(cookie: nil) }
    if hasCookie(cookies) { return .allowed(cookie: nil) }
    let given = (query ?? "").split(separator: "&").first { $0.hasPrefix("token=") }?.dropFirst(6)
    guard let given, Self.isEqual(String(given), expected) else {
      return .refused(
        "The address has no valid token. Each token works once: use the address that the command shows now.")
    }
    token = Self.secret(random)
    generation += 1
    let secret = Self.secret(random)
    secrets.append(secret)
    if secrets.count > Self.maximumSecrets { secrets.removeFirst() }
    return .allowed(cookie: "\(cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict")
  }

  /// Whether a WebSocket is opened: for the lab's own page alone.
  ///
  /// - Parameters:
  ///   - host: The header `Host`.
  ///   - origin: The header `Origin`, which each browser sends.
  ///   - cookies: The header `Cookie`.
  /// - Returns: The verdict.
  public func socket(host: String?, origin: String?, cookies: String?) -> Verdict {
    guard let host, allows(host: host) else { return .refused("This is not the address of the lab.") }
    guard origin?.lowercased() == "http://" + host.lowercased() else {
      return .refused("A page of another origin may not use the lab.")
    }
    guard token == nil || hasCookie(cookies) else { return .refused("The page has no valid token.") }
    return .allowed(cookie: nil)
  }

  private func allows(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return hosts.contains(host)
  }

  private func hasCookie(_ header: String?) -> Bool {
    guard let header else { return false }
    let start = cookieName + "="
    let values = header.split(separator: ";").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(start) }
    // Each is compared with each, so that the time says nothing.
    var isKnown = false
    for value in values.prefix(4) {
      for secret in secrets where Self.isEqual(String(value.dropFirst(start.count)), secret) {
        isKnown = true
      }
    }
    return isKnown
  }

  /// Whether two texts are equal, in a time that depends on their lengths alone.
  static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }

  /// 128 random bits in hexadecimal digits.
  private static func secret(_ random: () -> UInt64) -> String {
    (0..<2).map { _ in
      let digits = String(random(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
