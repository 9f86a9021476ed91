// SPDX-License-Identifier: Apache-2.0

/// Finds a single and a double tap on one view that do not wait for each other.
enum CompetingTapsInCode: SourceRule {
  static let id = "competing-taps-in-code"
  static let summary = "Code adds a single and a double tap to one view, and the single tap does not wait."
  static let worst = SourceCandidate.Level.note
  static let reference =
    "https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)"
  static let page = """
    Without a requirement, the single tap recognizes at the first tap of every double tap (documented). That may be meant:
    a single tap that selects and a double tap that opens go well together, and waiting costs a third of a second. So it is
    a note.

    ## Fix it

    ```swift
    singleTap.require(toFail: doubleTap)
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    ClassCode.all(in: file).flatMap { code in
      code.methods.compactMap { candidate(in: $0, of: code) }
    }
  }

  private static func candidate(in method: CodeMethod, of code: ClassCode) -> SourceCandidate? {
    let doubles = Set(
      method.assignments.filter { $0.target.hasSuffix(".numberOfTapsRequired") && $0.value == "2" }
        .map { String($0.target.dropLast(".numberOfTapsRequired".count)) })
    let others = Set(
      method.assignments.filter {
        $0.target.hasSuffix(".numberOfTouchesRequired") || $0.target.hasSuffix(".delegate")
      }
      .compactMap { $0.target.split(separator: ".").first.map(String.init) })
    guard !doubles.isEmpty, method.calls(["require"]).isEmpty else { return nil }
    var singles: [String: String] = [:]
    var both: (single: String, double: String, step: CodeStep)?
    for call in method.calls(["addGestureRecognizer"]) {
      guard let name = call.arguments.first?.text, !others.contains(name) else { continue }
      if doubles.contains(name) {
        if let single = singles[call.receiver] { both = (single, name, call.step) }
        singles["2 \(call.receiver)"] = name
      } else if let local = method.local(name), case .local(_, _, let value) = local.kind,
        value.hasPrefix("UITapGestureRecognizer(")
      {
        singles[call.receiver] = name
        if let double = singles["2 \(call.receiver)"] { both = (name, double, call.step) }
      }
    }
    guard let both else { return nil }
    return SourceCandidate(
      id, .note, at: code.place(both.step.offset),
      "\(both.single) does not wait for \(both.double): a double tap calls its action, too",
      remedy: "Let the single tap wait, if a double tap should not do both.",
      code: "\(both.single).require(toFail: \(both.double))", identity: code.identity(method, both.single))
  }
}
