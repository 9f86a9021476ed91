// SPDX-License-Identifier: Apache-2.0
import TouchRender
import Touchstone

/// A screen of characters, each 10 by 20 points: the smallest picture there is.
struct TextScreen {
  private var rows: [[Character]]

  init(_ picture: WindowPicture) {
    let (columns, lines) = (Int(picture.bounds.width / 10), Int(picture.bounds.height / 20))
    rows = Array(repeating: Array(repeating: " ", count: columns), count: lines)
    // The transforms of the layers that contain the present one, from its own to the picture's coordinates.
    var transforms: [CATransform3D] = []
    for layer in picture.layers {
      transforms.removeLast(transforms.count - layer.depth)
      let transform = CATransform3DConcat(layer.transform, transforms.last ?? CATransform3DIdentity)
      transforms.append(transform)
      if layer.background != nil { fill(layer.bounds, "░", transform) }
      for operation in layer.content?.operations ?? [] {
        switch operation {
        case .fill(let shape, _, let color, _):
          fill(shape.path.boundingBoxOfPath, color == CGColor(gray: 1, alpha: 1) ? "█" : "▒", transform)
        case .text(let text, _): write(text, transform)
        default: break
        }
      }
    }
  }

  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  private mutating func fill(_ rect: CGRect, _ character: Character, _ transform: CATransform3D) {
    for y in rows.indices {
      for x in rows[y].indices {
        let corner = transform.projecting(rect.origin) ?? .zero
        let middle = CGPoint(x: CGFloat(x) * 10 + 5 - corner.x, y: CGFloat(y) * 20 + 10 - corner.y)
        if CGRect(origin: .zero, size: rect.size).contains(middle) { rows[y][x] = character }
      }
    }
  }

  private mutating func write(_ text: DisplayList.Text, _ transform: CATransform3D) {
    let start = transform.projecting(CGPoint(x: text.rect.minX, y: text.rect.midY)) ?? .zero
    let (row, column) = (Int(start.y / 20), Int(start.x / 10))
    for (offset, letter) in text.string.enumerated() where rows.indices.contains(row) {
      if rows[row].indices.contains(column + offset) { rows[row][column + offset] = letter }
    }
  }
}

/// Shows a window, hands it input, and sleeps until something happens.
func run(_ window: UIWindow, of application: UIApplication, input: [ContactFrame]) {
  var input = input[...]
  let watcher = WindowWatcher(window, looks: .system)
  while true {
    if !watcher.update().isEmpty {
      print("--- at \(application.clock.now) s\n" + TextScreen(watcher.picture).text)
    }
    let wake: TimeInterval =
      switch watcher.nextUpdate {
      case .now: application.clock.now + 1.0 / 60
      case .at(let time): time
      case .never: .infinity
      }
    if let frame = input.first, frame.timestamp <= wake {
      application.handle(frame)
      input.removeFirst()
    } else if wake.isFinite {
      application.advance(to: wake)
    } else {
      return print("--- nothing more will happen without input")
    }
  }
}

let application = UIApplication(clock: ManualClock())
let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 100))
let window = UIWindow(windowScene: UIWindowScene(application: application, screen: screen))
let label = UILabel(frame: CGRect(x: 20, y: 20, width: 150, height: 20))
label.text = "Off"
let toggle = UISwitch(frame: CGRect(x: 200, y: 20, width: 51, height: 31))
toggle.addAction(UIAction { _ in label.text = toggle.isOn ? "On" : "Off" }, for: .valueChanged)
window.addSubview(label)
window.addSubview(toggle)
window.makeKeyAndVisible()

let finger = CGPoint(x: 225, y: 35)
run(
  window, of: application,
  input: [
    ContactFrame(timestamp: 1, contacts: [Contact(id: 1, phase: .began, location: finger)]),
    ContactFrame(timestamp: 1.1, contacts: [Contact(id: 1, phase: .ended, location: finger)]),
  ])
