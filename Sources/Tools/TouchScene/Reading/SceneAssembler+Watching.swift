// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchStage

nonisolated extension SceneAssembler {
  /// The probe of a view, if the scene specifies one.
  mutating func probe(_ record: SceneRecord, of view: SceneView) -> SceneProbe? {
    let takes = supportsProbe(record)
    guard let said = record["probe"] else {
      return view.className == "ProbeView" ? SceneProbe(name: view.name ?? view.className) : nil
    }
    guard record.bool("probe") != false else { return nil }
    guard takes else { return nil }
    var probe = SceneProbe(name: view.name ?? view.className)
    guard case .record(let details) = said.content else { return probe }
    probe.name = details.text("name") ?? probe.name
    if details.text("style") == "selectors" { probe.style = .selectors }
    if let methods = methods(details, "methods") { probe.methods = methods }
    if let without = methods(details, "withoutSuper") { probe.withoutSuper = without }
    probe.forcedInside = details.bool("forcedInside")
    probe.passesOn = details.bool("passesOn") ?? false
    probe.printsChain = details.bool("printsChain") ?? false
    return probe
  }

  private func methods(_ record: SceneRecord, _ name: String) -> Set<Probe.Method>? {
    record.texts(name).map { words in
      Set(SceneObject.probeMethods.filter { words.contains($0.name) }.map(\.method))
    }
  }

  /// Whether the class supports a probe; reports a probe that it does not support.
  private mutating func supportsProbe(_ record: SceneRecord) -> Bool {
    guard let className = record.className, let member = record["probe"],
      let known = SceneClasses.named(className, of: record.object), !known.supportsProbe
    else { return true }
    reader.report("\(className) takes no probe", at: member.node.offset)
    return false
  }

  /// Assembles a recognizer.
  mutating func recognizer(_ record: SceneRecord) -> SceneRecognizer {
    var recognizer = SceneRecognizer(className: record.className ?? "", name: record.text("name"))
    recognizer.position = reader.position(of: record.offset)
    note(record, as: .recognizer)
    recognizer.properties = properties(of: record)
    recognizer.action = record.text("action")
    recognizer.delegate = record.record("delegate").map { delegate($0) }
    recognizer.probe = recognizerProbe(record)
    recognizer.requires = record.texts("requires") ?? []
    for element in record["requires"]?.node.elements ?? [] {
      guard let name = element.string else { continue }
      names.refer(to: name, .recognizer, at: element.offset)
      if let own = recognizer.name { names.require(own, name, at: element.offset) }
    }
    return recognizer
  }

  private mutating func recognizerProbe(_ record: SceneRecord) -> SceneRecognizerProbe? {
    guard let said = record["probe"], record.bool("probe") != false else { return nil }
    var probe = SceneRecognizerProbe(name: record.text("name") ?? record.className ?? "")
    guard case .record(let details) = said.content else { return probe }
    probe.name = details.text("name") ?? probe.name
    if details.text("style") == "selectors" { probe.style = .selectors }
    probe.lines = details.lines("lines").filter { !$0.text.isEmpty }
    return probe
  }

  private mutating func delegate(_ record: SceneRecord) -> SceneDelegate {
    var delegate = SceneDelegate()
    delegate.shouldBegin = record.bool("shouldBegin")
    delegate.shouldReceive = answer(record, "shouldReceive", .view)
    delegate.shouldRecognizeSimultaneously = answer(record, "shouldRecognizeSimultaneously", .recognizer)
    delegate.shouldRequireFailure = answer(record, "shouldRequireFailure", .recognizer)
    delegate.shouldBeRequiredToFail = answer(record, "shouldBeRequiredToFail", .recognizer)
    return delegate
  }

  private mutating func answer(
    _ record: SceneRecord, _ name: String, _ kind: SceneNames.Kind
  ) -> SceneDelegate.Answer? {
    if let bool = record.bool(name) { return .always(bool) }
    for element in record[name]?.node.elements ?? [] {
      if let other = element.string { names.refer(to: other, kind, at: element.offset) }
    }
    return record.texts(name).map { .only($0) }
  }
}
