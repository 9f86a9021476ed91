// SPDX-License-Identifier: Apache-2.0
import TextSources

extension LabSession {
  /// The longest text of a scene, in bytes.
  private static let maximumText = 512 << 10

  func receiveScene(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    switch node["do"]?.string {
    case "get": break
    case "set":
      guard let text = node["text"]?.string else { throw Refusal("a scene has a text") }
      if let name = node["name"]?.string {
        try open(dropped(name, text), at: now)
      } else {
        try set(text, isFromDisk: false, at: now)
      }
    case "open":
      guard let name = node["name"]?.string, surroundings.scenes.contains(name),
        let scene = surroundings.open(name)
      else {
        throw Refusal(
          "there is no scene \(node["name"]?.string?.prefix(60).debugDescription ?? "without a name")",
          advice: "The message hello has the names of all.")
      }
      try open(scene, at: now)
    case "save":
      do throws(LabSurroundings.Failure) {
        guard scene.isWatched else {
          throw LabSurroundings.Failure(
            "\(scene.name) is not a file that the lab was started with",
            advice: "Copy the text into a file, and start the lab with it.")
        }
        try surroundings.save(draft)
      } catch {
        throw Refusal("the scene is not saved: \(error.message)", advice: error.advice)
      }
    default: throw Refusal("scene does get, set, open or save")
    }
    edit(page) { $0.scene = sceneNumber }
    reply(sceneMessage(node["id"]), to: page)
  }

  /// The scene of a file that was dropped on the page.
  private func dropped(_ name: String, _ text: String) throws(Refusal) -> LabScene {
    do throws(LabSurroundings.Failure) {
      return try surroundings.read(String(name.prefix(200)), text)
    } catch {
      throw Refusal(error.message, advice: error.advice)
    }
  }

  /// The file of the scene was changed.
  public func fileChanged(to text: String, at now: TimeInterval) {
    guard scene.isWatched, text != draft else { return }
    try? set(text, isFromDisk: true, at: now)
  }

  /// Shows a changed text, on which the same inputs are repeated; one with errors is only remembered.
  private func set(_ text: String, isFromDisk: Bool, at now: TimeInterval) throws(Refusal) {
    guard text.utf8.count <= Self.maximumText else {
      throw Refusal("the text has more than \(Self.maximumText) bytes", advice: "Make the scene smaller.")
    }
    sceneNumber += 1
    draft = text
    self.isFromDisk = isFromDisk
    do throws(SceneError) {
      let changed = try SceneFile(text: text, file: scene.file)
      issues = []
      scene.text = text
      guard changed != file else { return }
      let run = try Self.run(changed, number: runs + 1)
      previous = file
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
    sceneNumber += 1
    helloNumber += 1
    contacts = ContactNumbers()
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
