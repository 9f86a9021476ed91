// SPDX-License-Identifier: Apache-2.0
import TouchScene
import TouchStage

/// What scenes begin with.
private let head = #"{views: [{name: "a", frame: [0, 0, 100, 100], "#
/// What they end with.
private let tail = "}]}"

/// A finger in the view of the head, out of it, and up.
@MainActor private let finger: Script = {
  let text = """
    finger 1 down at (50, 50)
    finger 1 move by (120, 10) over 100ms
    finger 1 up
    wait 1s
    """
  guard let script = try? Script(text) else {
    preconditionFailure("the script of the fuzz target cannot be read")
  }
  return script
}()

/// Reads anything as a scene; what can be read can be built, shown and touched.
func fuzzScenes(_ bytes: UnsafeBufferPointer<UInt8>) {
  let input = String(decoding: bytes, as: UTF8.self)
  // What begins as a scene does, and what is large, is a file of its own.
  let isLarge = bytes.count > 1 << 20
  let isWhole = input.first == "{" || input.first == "/" || isLarge
  MainActor.assumeIsolated {
    guard let file = try? SceneFile(text: isWhole ? input : head + input + tail, file: "fuzz") else { return }
    guard let scene = try? file.build() else { preconditionFailure("a scene that was read cannot be built") }
    _ = scene.viewTree
    if !isLarge { _ = scene.run(finger) }
  }
}
