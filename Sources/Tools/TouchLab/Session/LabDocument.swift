// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchScene

/// The text of the scene: what pages write, what the disk has, and what can be opened instead.
final class LabDocument {
  /// The scene that is shown.
  private(set) var scene: LabScene
  /// The scene before the latest change of its text.
  private(set) var previous: SceneFile?
  /// Changes whenever pages are to be told the text.
  private(set) var number = 1
  /// Changes whenever pages are to be told about the file.
  private(set) var fileNumber = 1

  private let surroundings: LabSurroundings
  private let timeline: LabTimeline
  /// The screens of the file that was dropped on a page last.
  private var dropped: [LabScene] = []
  /// The latest text, with or without errors.
  private var draft: String
  /// What is wrong with the latest text, which is not shown then.
  private var issues: [SceneError.Issue] = []
  /// Whether the latest text comes from a file that was changed.
  private var isFromDisk = false
  /// What is known of the file that the lab was started with, while it is shown.
  private var disk: LabFile?
  /// When the text was changed last, as a number of the text, and by which page; nil for the file.
  private var textChange: (number: Int, page: Int?) = (1, nil)
  /// When the file was changed last, as a number of the text.
  private var diskChange = 1

  /// The longest text of a scene, in bytes.
  static let maximumText = InputLimit.labText.count

  /// Takes the scene that a timeline shows.
  init(_ scene: LabScene, in surroundings: LabSurroundings, _ timeline: LabTimeline) {
    self.scene = scene
    self.surroundings = surroundings
    self.timeline = timeline
    draft = scene.text
    disk = scene.isWatched ? LabFile(text: scene.text) : nil
  }

  // MARK: - Messages

  private enum Action: String, CaseIterable { case get, set, open, save, load, keep }

  /// Does what a message “scene” asks, which is answered with the text.
  func receive(_ message: LabMessage) throws(Refusal) {
    let (fields, now) = (message.fields, message.now)
    switch Action(rawValue: try fields.word("do", of: Action.allCases.map(\.rawValue))) {
    case .get, nil: break
    case .set: try receiveText(fields, message.page, now)
    case .open:
      let name = try fields.required(try fields.text("name", bytes: 1...1000), "name", "the name of a scene")
      guard let scene = scene(named: name) else {
        throw Refusal(
          "there is no scene “\(String(name.prefix(60)).onOneLine)”",
          advice: "The message hello has the names of all.")
      }
      try open(scene, at: now)
    case .save: try save(overwrites: try fields.flag("over") == true, at: now)
    case .load: try load(at: now)
    case .keep: try keepText()
    }
  }

  /// The message with the text of the scene.
  func answer(to id: JSONText?) -> JSONText {
    .answer(
      "scene", to: id,
      [
        .init("version", .integer(number)), .init("name", .string(scene.name)),
        .init("file", .string(scene.file)), .init("text", .string(draft)),
        .init("origin", .string(scene.origin)), .init("errors", issues.json),
        .init("notes", .array(scene.notes.map(JSONText.string))), .init("onDisk", .bool(isFromDisk)),
        .init("canSave", .bool(scene.isWatched)),
      ])
  }

  /// The message with the state of the file; nil for a scene without one.
  var fileMessage: String? { disk?.message(scene.file) }

  // MARK: - The text

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
    set(text, at: now)
    textChange = (number, page)
    guard var file = disk else { return }
    if isBehind, diskChange > version ?? 0 { file.isNewer = true }
    if file.text == draft { file.isNewer = false }
    disk = file
    fileNumber += 1
  }

  /// Shows a changed text, on which the same inputs are repeated; one with errors is only remembered.
  private func set(_ text: String, isFromDisk: Bool = false, at now: TimeInterval) {
    number += 1
    draft = text
    self.isFromDisk = isFromDisk
    if let file = disk { disk?.isUnsaved = file.text != draft }
    fileNumber += 1
    do throws(SceneError) {
      let (old, changed) = (timeline.file, try timeline.patience.read(text, file: scene.file))
      issues = []
      scene.text = text
      defer { previous = old }
      if changed != old { try timeline.replaceScene(with: changed, at: now) }
    } catch {
      issues = error.issues
    }
  }

  // MARK: - Other scenes

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

  private func open(_ new: LabScene, at now: TimeInterval) throws(Refusal) {
    do throws(SceneError) {
      let file = try timeline.patience.read(new.text, file: new.file)
      try timeline.openScene(file, name: new.name, at: now)
    } catch {
      throw Refusal("\(new.name) cannot be shown: \(error.description)", advice: "Open another scene.")
    }
    scene = new
    (draft, issues, previous, isFromDisk) = (new.text, [], nil, false)
    disk = new.isWatched ? LabFile(text: new.text) : nil
    number += 1
    (textChange, diskChange) = ((number, nil), number)
    fileNumber += 1
  }

  // MARK: - The file that the lab was started with

  /// Tells what has become of the file of the scene.
  ///
  /// A text that is on a page and not saved stays there; the page tells that the file is newer, and offers
  /// both.
  func fileChanged(_ change: LabFileChange, at now: TimeInterval) {
    guard scene.isWatched, var file = disk else { return }
    switch change {
    case .text(let text) where text.utf8.count > Self.maximumText:
      file.failure = LabSurroundings.Failure(
        "\(scene.file) has more than \(Self.maximumText) bytes, which is too much for the lab",
        advice: "Make the scene smaller; the page shows the latest text that was not.")
      file.isMissing = false
    case .text(let text):
      let isSaved = draft == file.text
      file.failure = nil
      file.isMissing = false
      if text != file.text || file.isNewer {
        file.text = text
        file.isNewer = text != draft && !isSaved
        disk = file
        if text != draft, isSaved {
          set(text, isFromDisk: true, at: now)
          textChange = (number, nil)
          diskChange = number
          file = disk ?? file
        }
      }
    case .missing(let failure): (file.failure, file.isMissing) = (failure, true)
    case .unreadable(let failure): (file.failure, file.isMissing) = (failure, false)
    }
    file.isUnsaved = file.text != draft
    disk = file
    fileNumber += 1
  }

  /// Saves the text of the pages, unless the file is newer or unreadable and is not to be overwritten.
  private func save(overwrites: Bool, at now: TimeInterval) throws(Refusal) {
    do throws(LabSurroundings.Failure) {
      guard scene.isWatched else {
        throw LabSurroundings.Failure(
          "\(scene.name) is not a file that the lab was started with",
          advice: "Copy the text into a file, and start the lab with it.")
      }
      if let change = surroundings.readFile() { fileChanged(change, at: now) }
      if let disk, !overwrites, let lack = lack(of: disk) { throw lack }
      try surroundings.save(draft)
    } catch {
      throw Refusal(
        "the scene is not saved: \(error.message)", advice: error.advice,
        isBehind: disk?.isNewer == true || disk?.failure != nil)
    }
    disk = LabFile(text: draft)
    fileNumber += 1
  }

  /// Why a file is not overwritten without being asked for.
  private func lack(of disk: LabFile) -> LabSurroundings.Failure? {
    if let failure = disk.failure, !disk.isMissing {
      return LabSurroundings.Failure(
        failure.message, advice: "\(failure.advice) To overwrite what is there, save again.")
    }
    guard disk.isNewer else { return nil }
    return LabSurroundings.Failure(
      "\(scene.file) is newer than the text on this page", advice: LabFile.choice)
  }

  /// Takes the text of the file.
  private func load(at now: TimeInterval) throws(Refusal) {
    guard scene.isWatched else {
      throw Refusal(
        "\(scene.name) is not a file that the lab was started with", advice: "Open the scene again.")
    }
    if let change = surroundings.readFile() { fileChanged(change, at: now) }
    guard let disk else { return }
    if let failure = disk.failure { throw Refusal(failure.message, advice: failure.advice) }
    if draft != disk.text {
      set(disk.text, isFromDisk: true, at: now)
      textChange = (number, nil)
    }
    self.disk = LabFile(text: disk.text)
    fileNumber += 1
  }

  /// Keeps the text of the pages although the file is newer: the next save overwrites it.
  private func keepText() throws(Refusal) {
    guard disk?.isNewer == true else {
      throw Refusal("the file is not newer than the text", advice: "Nothing needs to be done.")
    }
    disk?.isNewer = false
    fileNumber += 1
  }
}
