// SPDX-License-Identifier: Apache-2.0
import TextSources

/// The file that the lab was started with: what others write into it, and what the page saves.
extension LabSession {
  /// Tells what has become of the file of the scene.
  ///
  /// A text that is on a page and not saved stays there; the page tells that the file is newer, and offers
  /// both.
  public func fileChanged(_ change: LabFileChange, at now: TimeInterval) {
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
          try? set(text, isFromDisk: true, at: now)
          textChange = (sceneNumber, nil)
          diskChange = sceneNumber
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
  func save(overwrites: Bool, at now: TimeInterval) throws(Refusal) {
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
  func load(at now: TimeInterval) throws(Refusal) {
    guard scene.isWatched else {
      throw Refusal(
        "\(scene.name) is not a file that the lab was started with", advice: "Open the scene again.")
    }
    if let change = surroundings.readFile() { fileChanged(change, at: now) }
    guard let disk else { return }
    if let failure = disk.failure { throw Refusal(failure.message, advice: failure.advice) }
    if draft != disk.text {
      try set(disk.text, isFromDisk: true, at: now)
      textChange = (sceneNumber, nil)
    }
    self.disk = LabFile(text: disk.text)
    fileNumber += 1
  }

  /// Keeps the text of the pages although the file is newer: the next save overwrites it.
  func keepText() throws(Refusal) {
    guard disk?.isNewer == true else {
      throw Refusal("the file is not newer than the text", advice: "Nothing needs to be done.")
    }
    disk?.isNewer = false
    fileNumber += 1
  }
}
