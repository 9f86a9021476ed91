// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchControls
import TouchCore
import TouchSelectors
import TouchTesting

/// A model as the porter leaves it.
private class Track: NSObject {
  dynamic var volume: Float = 0 { didSet { didChangeValue(forKey: "volume") } }
  dynamic var title = "none"
}

extension Track: KeyValueObservable {}

private final class Song: Track {}

/// An observer that is no responder.
private final class Meter: NSObject {
  var calls: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath != "title" else {
      return self.leaveUnobserved(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let new = change?[.newKey]
    calls.append("\(keyPath ?? "-") \((new as? CGPoint)?.y ?? (new as? Float).map { CGFloat($0) } ?? -1)")
  }
}

extension Meter: KeyPathObserver {}

struct ObservedObjectTests {
  @Test func `objects of the program tell their observers at once`() {
    let song = Song()
    var volumes: [Float?] = []
    let observation = song.observe(\.volume, options: [.new]) { _, change in volumes.append(change.newValue) }
    song.volume = 0.5
    song.volume = 0.5
    song.volume = 1
    #expect(volumes == [0.5, 1])
    observation.invalidate()
  }

  @Test func `an observer that is no responder observes stored properties by their names`() {
    let (song, meter, scrollView) = (Song(), Meter(), UIScrollView())
    song.addObserver(meter, forKeyPath: "volume", options: .new, context: nil)
    scrollView.addObserver(meter, forKeyPath: "contentOffset", options: .new, context: nil)
    song.volume = 0.25
    scrollView.contentOffset.y = 3
    #expect(meter.calls == ["volume 0.25", "contentOffset 3.0"])
    song.removeObserver(meter, forKeyPath: "volume")
    scrollView.removeObserver(meter, forKeyPath: "contentOffset")
    song.volume = 0.75
    #expect(meter.calls.count == 2)
  }

  @Test func `what an observer leaves to NSObject is reported`() {
    let (song, meter) = (Song(), Meter())
    let handler = Misuse.handler
    var reports: [String] = []
    Misuse.handler = { reports.append($0) }
    defer { Misuse.handler = handler }
    song.addObserver(meter, forKeyPath: "title", context: nil)
    song.title = "Blue"
    song.didChangeValue(forKey: "title")
    #expect(
      reports == ["observeValue(forKeyPath:): Meter was told that title has changed and did not handle it."])
    song.removeObserver(meter, forKeyPath: "title")
  }
}
