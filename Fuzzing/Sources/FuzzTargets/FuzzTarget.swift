// SPDX-License-Identifier: Apache-2.0

/// Something that can be fuzzed: it gets any bytes, and traps if a promise is broken.
public struct FuzzTarget: Sendable {
  /// The name of its file, its corpus and its dictionary.
  public let name: String
  /// Takes the bytes, which are gone afterwards.
  public let read: @Sendable (UnsafeBufferPointer<UInt8>) -> Void

  /// All of them.
  public static let all = [
    FuzzTarget(name: "FuzzAnswers", read: fuzzAnswers),
    FuzzTarget(name: "FuzzConstraints", read: fuzzConstraints),
    FuzzTarget(name: "FuzzDetox", read: fuzzDetox),
    FuzzTarget(name: "FuzzDumps", read: fuzzDumps),
    FuzzTarget(name: "FuzzEvdevBytes", read: fuzzEvdevBytes),
    FuzzTarget(name: "FuzzEvemu", read: fuzzEvemu),
    FuzzTarget(name: "FuzzEvtest", read: fuzzEvtest),
    FuzzTarget(name: "FuzzFeed", read: fuzzFeed),
    FuzzTarget(name: "FuzzGetevent", read: fuzzGetevent),
    FuzzTarget(name: "FuzzIdb", read: fuzzIdb),
    FuzzTarget(name: "FuzzInterfaceBuilder", read: fuzzInterfaceBuilder),
    FuzzTarget(name: "FuzzLibinput", read: fuzzLibinput),
    FuzzTarget(name: "FuzzMaestro", read: fuzzMaestro),
    FuzzTarget(name: "FuzzKIF", read: fuzzKIF),
    FuzzTarget(name: "FuzzObjectiveC", read: fuzzObjectiveC),
    FuzzTarget(name: "FuzzOldArchives", read: fuzzOldArchives),
    FuzzTarget(name: "FuzzPNG", read: fuzzPNG),
    FuzzTarget(name: "FuzzPlay", read: fuzzPlay),
    FuzzTarget(name: "FuzzPorter", read: fuzzPorter),
    FuzzTarget(name: "FuzzRecordingStream", read: fuzzRecordingStream),
    FuzzTarget(name: "FuzzRouter", read: fuzzRouter),
    FuzzTarget(name: "FuzzScenes", read: fuzzScenes),
    FuzzTarget(name: "FuzzScripts", read: fuzzScripts),
    FuzzTarget(name: "FuzzSentry", read: fuzzSentry),
    FuzzTarget(name: "FuzzSourceIndex", read: fuzzSourceIndex),
    FuzzTarget(name: "FuzzTouchLog", read: fuzzTouchLog),
    FuzzTarget(name: "FuzzVisualFormats", read: fuzzVisualFormats),
    FuzzTarget(name: "FuzzWebDriverAgent", read: fuzzWebDriverAgent),
    FuzzTarget(name: "FuzzWire", read: fuzzWire),
    FuzzTarget(name: "FuzzXCUITest", read: fuzzXCUITest),
  ]
}
