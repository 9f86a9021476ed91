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
    let id: JSONText?
    do throws(Refusal) {
      id = try Self.requestIdentifier(of: node)
    } catch {
      return refuse(error, to: page, nil)
    }
    hasAnswered = false
    do throws(Refusal) {
      guard let handler = Self.handlers.first(where: { $0.type == type })?.handle else {
        let known = Self.handlers.map(\.type).joined(separator: ", ")
        throw Refusal(
          "there is no message “\(String(type.prefix(40)).onOneLine)”", advice: "There are \(known).")
      }
      try handler(self)(node, page, now)
      if let id, !hasAnswered { reply(.object([.init("type", "done"), .init("id", id)]), to: page) }
    } catch {
      if id == nil, isTold(error, page) { return }
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

  /// Whether a page knows already what many inputs in a row are refused for; afterwards it does.
  private func isTold(_ refusal: Refusal, _ number: Int) -> Bool {
    guard let what = refusal.repetition, let page = pages.first(where: { $0.number == number }) else {
      return false
    }
    if let told = page.told, told == (what, modes) { return true }
    edit(number) { $0.told = (what, modes) }
    return false
  }

  /// Answers a page.
  func reply(_ message: JSONText, to page: Int) {
    hasAnswered = true
    edit(page) { $0.reply(message.line) }
  }

  func refuse(_ refusal: Refusal, to page: Int, _ id: JSONNode?, errors: [SceneError.Issue] = []) {
    var members: [JSONText.Member] = [.init("type", "error")]
    if let id = Self.identifier(id) { members.append(.init("id", id)) }
    members.append(.init("message", .string(refusal.message)))
    members.append(.init("advice", .string(refusal.advice)))
    if refusal.isBehind { members.append(.init("behind", true)) }
    if !errors.isEmpty { members.append(.init("errors", Self.json(of: errors))) }
    reply(.object(members), to: page)
  }

  /// The longest text that a page calls a question by, in bytes.
  private static let longestIdentifier = 100

  /// The number or the text that a page calls its question by; nil if the message has none.
  private static func requestIdentifier(of node: JSONNode) throws(Refusal) -> JSONText? {
    guard let id = node["id"], !id.isNull else { return nil }
    guard let name = identifier(id) else {
      throw MessageFields(node).refusal(
        "id", "a number, or a text of at most \(longestIdentifier) bytes")
    }
    return name
  }

  private static func identifier(_ node: JSONNode?) -> JSONText? {
    if let text = node?.string { return text.utf8.count <= longestIdentifier ? .string(text) : nil }
    return node?.number.flatMap { $0.isFinite ? .number($0) : nil }
  }

  /// An answer that begins with its type and the page's name for the question.
  static func answer(_ type: String, to id: JSONNode?, _ members: [JSONText.Member]) -> JSONText {
    let head = [JSONText.Member("type", .string(type))] + (identifier(id).map { [.init("id", $0)] } ?? [])
    return .object(head + members)
  }

  // MARK: Small messages

  private func receivePing(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let time = try MessageFields(node).number("t", in: PageFrame.times, "a number of milliseconds")
    reply(
      Self.answer(
        "pong", to: node["id"],
        [.init("t", time.map { .number($0) } ?? .null), .init("time", .number(shown.now))]), to: page)
  }

  private static let wishes: [(name: String, path: WritableKeyPath<PageState.Wishes, Bool>)] = [
    ("picture", \.picture), ("facts", \.facts), ("log", \.log), ("hits", \.hits), ("lanes", \.lanes),
  ]

  private func receiveWishes(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let fields = MessageFields(node)
    guard var wishes = pages.first(where: { $0.number == page })?.wishes else { return }
    for (name, path) in Self.wishes {
      if let value = try fields.flag(name) { wishes[keyPath: path] = value }
    }
    edit(page) { $0.wishes = wishes }
  }
}
