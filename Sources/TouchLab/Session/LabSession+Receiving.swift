// SPDX-License-Identifier: Apache-2.0
import TextSources

extension LabSession {
  /// The greatest message of a page, in bytes.
  public nonisolated static let maximumMessage = 1 << 20

  /// Handles a message of a page.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - page: The number of the page.
  ///   - now: The time of the world.
  public func receive(_ text: String, from page: Int, at now: TimeInterval) {
    guard pages.contains(where: { $0.number == page }) else { return }
    let node: JSONNode
    do throws(TextError) {
      guard text.utf8.count <= Self.maximumMessage else {
        throw TextError(
          SourceText(file: "", ""), at: 0, "the message is longer than \(Self.maximumMessage) bytes")
      }
      node = try JSONReader.read(
        SourceText(file: "", text), dialect: .json, valueLimit: Self.maximumValues)
    } catch {
      return refuse(Refusal("a message is one JSON object: \(error.message)"), to: page, nil)
    }
    guard node.members != nil, let type = node["type"]?.string else {
      return refuse(Refusal("a message is one JSON object with its kind under type"), to: page, node["id"])
    }
    do throws(Refusal) {
      guard let handler = Self.handlers.first(where: { $0.type == type })?.handle else {
        let known = Self.handlers.map(\.type).joined(separator: ", ")
        throw Refusal(
          "there is no message \(type.prefix(40).debugDescription)", advice: "There are \(known).")
      }
      try handler(self)(node, page, now)
    } catch {
      refuse(error, to: page, node["id"])
    }
  }

  private typealias Handler = (LabSession) -> (JSONNode, Int, TimeInterval) throws(Refusal) -> Void

  /// The messages of pages.
  private static let handlers: [(type: String, handle: Handler)] = [
    ("input", LabSession.receiveInput), ("key", LabSession.receiveKey), ("text", LabSession.receiveText),
    ("cancel", LabSession.receiveCancel), ("see", LabSession.receiveWishes),
    ("screen", LabSession.receiveScreen), ("appearance", LabSession.receiveAppearance),
    ("time", LabSession.receiveTime), ("ask", LabSession.receiveAsk), ("why", LabSession.receiveWhy),
    ("scene", LabSession.receiveScene), ("compare", LabSession.receiveCompare),
    ("keep", LabSession.receiveKeep), ("ping", LabSession.receivePing),
  ]

  /// How many values a message has at most.
  private static let maximumValues = 50_000

  /// Answers a page.
  func reply(_ message: JSONText, to page: Int) {
    edit(page) { $0.reply(message.line) }
  }

  func refuse(_ refusal: Refusal, to page: Int, _ id: JSONNode?, errors: [SceneError.Issue] = []) {
    var members: [JSONText.Member] = [.init("type", "error")]
    if let id = Self.identifier(id) { members.append(.init("id", id)) }
    members.append(.init("message", .string(refusal.message)))
    members.append(.init("advice", .string(refusal.advice)))
    if !errors.isEmpty { members.append(.init("errors", Self.json(of: errors))) }
    reply(.object(members), to: page)
  }

  /// The number or the text that a page calls its question by.
  static func identifier(_ node: JSONNode?) -> JSONText? {
    if let text = node?.string { return .string(String(text.prefix(100))) }
    return node?.number.map { .number($0) }
  }

  /// An answer that begins with its type and the page's name for the question.
  static func answer(_ type: String, to id: JSONNode?, _ members: [JSONText.Member]) -> JSONText {
    let head = [JSONText.Member("type", .string(type))] + (identifier(id).map { [.init("id", $0)] } ?? [])
    return .object(head + members)
  }

  // MARK: Small messages

  private func receivePing(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    reply(
      Self.answer(
        "pong", to: node["id"],
        [.init("t", node["t"]?.number.map { .number($0) } ?? .null), .init("time", .number(shown.now))]),
      to: page)
  }

  private func receiveWishes(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    edit(page) { page in
      for (name, wish) in [
        ("picture", \PageState.Wishes.picture), ("facts", \.facts), ("log", \.log), ("hits", \.hits),
        ("lanes", \.lanes),
      ] {
        if let value = node[name]?.bool { page.wishes[keyPath: wish] = value }
      }
    }
  }
}
