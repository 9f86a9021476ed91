// SPDX-License-Identifier: Apache-2.0
import TextSources

extension LabSession {
  /// The longest text of a scene, in bytes.
  static let maximumText = 512 << 10

  func receiveScene(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let fields = MessageFields(node)
    switch try fields.word("do", of: ["get", "set", "open", "save", "load", "keep"]) {
    case "get": break
    case "set": try receiveText(fields, page, now)
    case "open":
      let name = try fields.required(try fields.text("name", bytes: 1...1000), "name", "the name of a scene")
      guard let scene = scene(named: name) else {
        throw Refusal(
          "there is no scene “\(String(name.prefix(60)).onOneLine)”",
          advice: "The message hello has the names of all.")
      }
      try open(scene, at: now)
    case "save": try save(overwrites: try fields.flag("over") == true, at: now)
    case "load": try load(at: now)
    default: try keepText()
    }
    edit(page) { $0.scene = sceneNumber }
    reply(sceneMessage(node["id"]), to: page)
  }

  private func receiveText(_ fields: MessageFields, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let text = try fields.required(
      try fields.text("text", bytes: 0...Self.maximumText), "text", "the text of a scene")
    if let name = try fields.text("name", bytes: 1...1000) {
      let scene = try readDropped(name, text)
      try open(scene, at: now)
      dropped = scene.screens.isEmpty ? [scene] : scene.screens
      return
    }
    let version = try fields.whole("version", in: 0...(1 << 53))
    let isBehind = version.map { $0 < textChange.number } ?? false
    let overwrites = try fields.flag("over") == true
    if isBehind, !overwrites, let other = textChange.page, other != page, text != draft {
      throw Refusal(
        "the text was changed on another page meanwhile",
        advice: "Take the text of the other page, or keep the one on this page, which replaces it.",
        isBehind: true)
    }
    try set(text, at: now)
    textChange = (sceneNumber, page)
    guard var file = disk else { return }
    if isBehind, diskChange > version ?? 0 { file.isNewer = true }
    if file.text == draft { file.isNewer = false }
    disk = file
    fileNumber += 1
  }

  /// The names of the scenes that pages can open.
  var sceneNames: [String] {
    surroundings.scenes + dropped.map(\.name).filter { !surroundings.scenes.contains($0) }
  }

  private func scene(named name: String) -> LabScene? {
    surroundings.scenes.contains(name) ? surroundings.open(name) : dropped.first { $0.name == name }
  }

  /// The scene of a file that is dropped on the page.
  private func readDropped(_ name: String, _ text: String) throws(Refusal) -> LabScene {
    do throws(LabSurroundings.Failure) {
      return try surroundings.read(String(name.prefix(200)), text)
    } catch {
      throw Refusal(error.message, advice: error.advice)
    }
  }

  /// Shows a changed text, on which the same inputs are repeated; one with errors is only remembered.
  func set(_ text: String, isFromDisk: Bool = false, at now: TimeInterval) throws(Refusal) {
    sceneNumber += 1
    draft = text
    self.isFromDisk = isFromDisk
    if var file = disk {
      file.isUnsaved = file.text != draft
      disk = file
    }
    fileNumber += 1
    do throws(SceneError) {
      let (old, changed) = (file, try SceneFile(text: text, file: scene.file))
      issues = []
      scene.text = text
      defer { previous = old }
      guard changed != file else { return }
      let run = try Self.run(changed, number: runs + 1)
      file = changed
      repeatInputs(on: run, at: now)
    } catch {
      issues = error.issues
    }
  }

  /// Repeats all inputs on the run of a changed scene, and shows it.
  private func repeatInputs(on run: LabRun, at now: TimeInterval) {
    advance(to: now)
    let end = live.now
    runs += 1
    run.repeatInputs(log.entries[...], pausing: replaysLong)
    run.advance(to: end)
    (live, shown) = (run, run)
    if mode == .past || mode == .replaying { mode = .paused }
    time.set(stage: end, at: now, isRunning: mode == .live)
    change = ("scene", "The scene has changed; the same inputs were repeated.")
    helloNumber += 1
  }

  private func open(_ new: LabScene, at now: TimeInterval) throws(Refusal) {
    let (oldFile, oldScene) = (file, scene)
    do throws(SceneError) {
      file = try SceneFile(text: new.text, file: new.file)
      scene = new
      _ = try Self.run(file, number: 0)
    } catch {
      (file, scene) = (oldFile, oldScene)
      throw Refusal("\(new.name) cannot be shown: \(error.description)", advice: "Open another scene.")
    }
    (draft, issues, previous, isFromDisk) = (new.text, [], nil, false)
    disk = new.isWatched ? LabFile(text: new.text) : nil
    sceneNumber += 1
    (textChange, diskChange) = ((sceneNumber, nil), sceneNumber)
    fileNumber += 1
    helloNumber += 1
    restart(because: "scene", "\(new.name) is shown.", at: now)
  }

  /// The message with the text of the scene.
  func sceneMessage(_ id: JSONNode?) -> JSONText {
    Self.answer(
      "scene", to: id,
      [
        .init("version", .integer(sceneNumber)), .init("name", .string(scene.name)),
        .init("file", .string(scene.file)), .init("text", .string(draft)),
        .init("origin", .string(scene.origin)), .init("errors", Self.json(of: issues)),
        .init("notes", .array(scene.notes.map(JSONText.string))), .init("onDisk", .bool(isFromDisk)),
        .init("canSave", .bool(scene.isWatched)),
      ])
  }

  static func json(of issues: [SceneError.Issue]) -> JSONText {
    .array(
      issues.map { issue in
        [
          "line": .integer(issue.position.line), "column": .integer(issue.position.column),
          "message": .string(issue.message),
        ]
      })
  }
}
