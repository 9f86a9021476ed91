// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchRender
import Touchstone

/// One sample of a finger, in the form in which the device of this example reports it: `0.016 moved 60 100`.
struct Sample {
  /// When it happened, in seconds of the system's monotonic clock.
  var time: TimeInterval
  var phase: UITouch.Phase
  var location: CGPoint

  init?(_ line: Substring, origin: TimeInterval) {
    let words = line.split(separator: " ")
    let phases: [Substring: UITouch.Phase] = ["began": .began, "moved": .moved, "ended": .ended]
    guard words.count == 4, let time = TimeInterval(words[0]), let phase = phases[words[1]],
      let x = Double(words[2]), let y = Double(words[3])
    else { return nil }
    (self.time, self.phase, location) = (origin + time, phase, CGPoint(x: x, y: y))
  }
}

/// A loop of your own: it sleeps in `poll`, and moves the application's clock.
final class EventLoop {
  /// The zero of the application's clock, on the clock of the device.
  let origin = ProcessInfo.processInfo.systemUptime
  let application = UIApplication(clock: ManualClock())

  /// The present, on the application's clock.
  private var now: TimeInterval { ProcessInfo.processInfo.systemUptime - origin }

  /// Shows a window and passes on the samples of `device`, until it ends and nothing moves any more.
  func run(_ window: UIWindow, reading device: Int32) {
    let watcher = WindowWatcher(window, looks: .system)
    var (isOpen, unread) = (true, "")
    while true {
      if !watcher.update().isEmpty { draw(watcher.picture) }

      // Sleep until there is input, or something changes by itself.
      let wait: TimeInterval
      switch watcher.nextUpdate {
      case .now: wait = 1.0 / 60  // the next frame of your screen
      case .at(let time): wait = max(time - now, 0)
      case .never: wait = .infinity
      }
      guard isOpen || wait.isFinite else { return }
      var descriptors = [pollfd(fd: isOpen ? device : -1, events: Int16(POLLIN), revents: 0)]
      poll(&descriptors, 1, wait.isFinite ? Int32((wait * 1000).rounded(.up)) : -1)

      // First the input, each sample at its own time, then the rest of the time that has passed.
      if descriptors[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(device, &bytes, bytes.count)
        isOpen = count > 0
        unread += String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        while let end = unread.firstIndex(of: "\n") {
          if let sample = Sample(unread[..<end], origin: origin) { handle(sample) }
          unread.removeSubrange(...end)
        }
      }
      application.advance(to: now)
    }
  }

  private func handle(_ sample: Sample) {
    let contact = Contact(id: 1, phase: sample.phase, location: sample.location)
    application.handle(ContactFrame(timestamp: sample.time - origin, contacts: [contact]))
  }

  /// A renderer of your own draws the layers here; see the example TextScreen.
  private func draw(_ picture: WindowPicture) {}
}

// A view that follows a finger, and prints how fast the finger was.
final class Card: UIView {
  func drag(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
    guard pan.state == .ended else { return }
    print("let go at x \(center.x), \(Int(pan.velocity(in: superview).x.rounded())) points a second")
  }
}

let loop = EventLoop()
let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 200))
let window = UIWindow(windowScene: UIWindowScene(application: loop.application, screen: screen))
let card = Card(frame: CGRect(x: 20, y: 50, width: 100, height: 100))
card.addGestureRecognizer(UIPanGestureRecognizer(target: card, action: Selector("drag:", Card.drag(_:))))
window.addSubview(card)
window.makeKeyAndVisible()

// This pipe stands in for a device. All samples are there at once, as after a long pause of the program.
// Their times are ten milliseconds apart, so the speed is that of the finger.
let device = Pipe()
var samples = "0.000 began 60 100\n"
for step in 1...20 { samples += "\(Double(step) / 100) moved \(60 + step * 5) 100\n" }
samples += "0.200 ended 160 100\n"
device.fileHandleForWriting.write(Data(samples.utf8))
try device.fileHandleForWriting.close()
loop.run(window, reading: device.fileHandleForReading.fileDescriptor)
