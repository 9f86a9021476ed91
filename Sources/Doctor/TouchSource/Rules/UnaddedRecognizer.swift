// SPDX-License-Identifier: Apache-2.0

/// Finds recognizers that code makes and adds to no view.
enum UnaddedRecognizer: SourceRule {
  static let id = "recognizer-never-added"
  static let summary = "Code makes a gesture recognizer and adds it to no view, so it gets no touches."
  static let worst = SourceCandidate.Level.error
  static let reference = "https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)"
  static let page = """
    A recognizer sees the touches of its view, and of everything in that view (documented). One that was made and
    configured but never given to `addGestureRecognizer` does nothing.

    Only recognizers are reported that no other code can add: local ones that are not returned, stored or passed to
    anything, and private properties that the file uses for nothing else.

    ## Fix it

    ```swift
    view.addGestureRecognizer(tap)
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      locals(in: code) + properties(in: code)
    }
  }

  private static func locals(in code: ClassCode) -> [SourceCandidate] {
    code.methods.flatMap { method in
      method.steps.compactMap { step -> SourceCandidate? in
        guard case .local(let name, _, let value) = step.kind, TouchClasses.makesRecognizer(value),
          !escapes(name, in: code.file, method.body)
        else { return nil }
        return candidate(name, value, step.offset, method, code)
      }
    }
  }

  private static func properties(in code: ClassCode) -> [SourceCandidate] {
    code.properties.compactMap { property in
      guard property.isPrivate, let value = property.value, TouchClasses.makesRecognizer(value),
        !code.methods.contains(where: {
          $0.name != property.name && escapes(property.name, in: code.file, $0.body)
        })
      else { return nil }
      return candidate(property.name, value, property.offset, nil, code)
    }
  }

  private static func candidate(
    _ name: String, _ value: String, _ offset: Int, _ method: CodeMethod?, _ code: ClassCode
  ) -> SourceCandidate {
    let type = value.prefix { $0 != "(" }
    return SourceCandidate(
      id, .error, at: code.place(offset),
      "the \(type) \(name) is made and never added to a view, so it recognizes nothing",
      remedy: "Add it to the view whose touches it should see, or remove it.",
      code: "view.addGestureRecognizer(\(name))", identity: code.identity(method, name))
  }

  /// Whether a name is used for anything but its declaration and its members.
  private static func escapes(_ name: String, in file: CodeFile, _ range: Range<Int>) -> Bool {
    let bytes = file.bytes
    var declarations = 0
    for offset in CodeText.words(name, in: bytes, range) {
      // A member of something else has the same name by chance, except for one of `self`.
      var before = offset - 1
      while before >= 0, bytes[before] == 0x20 { before -= 1 }
      if before >= 0, bytes[before] == UInt8(ascii: ".") {
        let start = max(before - 4, 0)
        if !bytes[start..<before].elementsEqual("self".utf8) { continue }
      }
      var after = offset + name.utf8.count
      while after < bytes.count, bytes[after] == 0x20 { after += 1 }
      guard after < bytes.count else { return true }
      switch bytes[after] {
      case UInt8(ascii: "."):
        // What a member is given or asked to do matters to the recognizer alone, unless it says its view.
        let member = bytes[(after + 1)...].prefix { CodeText.isName($0) }
        if member.elementsEqual("view".utf8) { return true }
        continue
      case UInt8(ascii: "="):
        if after + 1 < bytes.count, bytes[after + 1] == UInt8(ascii: "=") { return true }
        declarations += 1
        if declarations > 1 { return true }
      case UInt8(ascii: ":"):
        // A label, or a declaration with a type.
        declarations += 1
        if declarations > 1 { return true }
      default:
        // In Objective-C the receiver of a message stands behind a bracket.
        if before >= 0, bytes[before] == UInt8(ascii: "["), file.language == .objectiveC { continue }
        return true
      }
    }
    return false
  }
}
