// SPDX-License-Identifier: Apache-2.0

/// A recording with everything a report derives from it.
nonisolated struct Chapter {
  let recording: Recording
  let moments: Moments
  let tracks: [FingerTrack]
  let lanes: [Lane]
  let arbitrations: [Arbitration]
  let scene: SceneDrawing

  init(_ recording: Recording) {
    self.recording = recording
    moments = Moments(of: recording.trace)
    tracks = FingerTrack.all(in: recording.trace)
    lanes = LaneBuilder.lanes(of: recording, tracks)
    arbitrations = Arbitration.all(in: recording.trace, lanes: lanes)
    scene = SceneDrawing(recording, tracks: tracks, lanes: lanes)
  }
}
