// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchStage
import Touchstone

@testable import TouchScene

/// The tables by which scenes are read.
struct SceneTablesTests {
  @Test func `every number of the tuning can be set`() {
    let numbers = Mirror(reflecting: TouchTuning()).children.compactMap(\.label)
    #expect(SceneTuning.all.map(\.name) == numbers)
  }

  @Test func `every class makes what it says, and of the class it says`() {
    for known in SceneClasses.all(of: .view) {
      guard case .view(let plain, let probed) = known.maker else {
        Issue.record("\(known.name)")
        continue
      }
      let view = plain()
      #expect("\(type(of: view))" == known.name)
      if let probe = probed?(Probe("x")) as? any Probed { #expect(probe.probe.name == "x") }
      #expect(known.base.map { SceneClasses.named($0, of: .view) != nil } ?? (known.name == "UIView"))
    }
    for known in SceneClasses.all(of: .recognizer) where !known.isAbstract {
      guard case .recognizer(let plain, let probed) = known.maker else {
        Issue.record("\(known.name)")
        continue
      }
      #expect("\(type(of: plain()))" == known.name)
      #expect(probed?(RecognizerProbe(SceneRecognizerProbe(name: "x"))) is any ProbedRecognizer)
    }
  }

  @Test func `every recognizer of the core is a class of scenes`() {
    let known = Set(SceneClasses.names(of: .recognizer))
    for name in SceneClasses.recognizerMakers.keys.sorted() {
      #expect(known.contains(name), "\(name) has no line in SceneClasses+Recognizers.swift: add one.")
    }
    #expect(known.isSubset(of: SceneClasses.recognizerMakers.keys))
  }

  @Test func `every color that is named is one`() {
    for name in SceneColor.names { #expect(SceneColor.read(.text(name)) != nil) }
    #expect(
      SceneColor.read(.text("#FF800080"))?.color
        == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 128 / 255))
    #expect(SceneColor.read(.text("#FF80")) == nil)
  }
}
