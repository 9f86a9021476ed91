// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

/// Direct sends to the methods of targets, and sends through overrides; each with and without a tracer.
struct DirectSendTests {
  private final class Listener {
    var heard: [String] = []
    func nothing() { heard.append("nothing") }
    func sender(_ sender: UIControl) { heard.append("\(type(of: sender))") }
    func both(_ sender: UIControl, _ event: UIEvent?) {
      heard.append("both, \(event == nil ? "no" : "an") event")
    }
    func buttons(_ sender: UIButton) { heard.append("a button") }
    func anything(_ sender: Any) { heard.append("anything") }
  }

  private final class Noting: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("\(target.map { "\(type(of: $0))" } ?? "nobody")")
      super.sendAction(action, to: target, for: event)
    }
  }

  private final class NotingApplication: UIApplication {
    var sent = 0
    override func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      sent += 1
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  private final class Unwatching: EventTracer {
    func record(_ fact: TouchFact) {}
  }

  /// Runs code in a new application, first without and then with a tracer; both must give the same result.
  private func bothWays<Result: Equatable>(_ body: () -> Result) -> Result {
    let plain = UIApplication()
    let direct = body()
    plain.tracer = Unwatching()
    let watched = body()
    plain.tracer = nil
    #expect(direct == watched)
    return direct
  }

  @Test func `each form of a method hears what it asks for`() {
    let heard = bothWays {
      let control = UIControl(frame: .zero)
      let listener = Listener()
      control.addTarget(listener, action: Listener.nothing, for: .touchDown)
      control.addTarget(listener, action: Listener.sender, for: .touchDown)
      control.addTarget(listener, action: Listener.both, for: .touchDown)
      control.addTarget(listener, action: Listener.anything, for: .touchDown)
      control.sendActions(for: .touchDown)
      return listener.heard
    }
    #expect(heard == ["nothing", "UIControl", "both, no event", "anything"])
  }

  @Test func `a method that wants another sender is not called, and that is said`() {
    let said = bothWays {
      let control = UIControl(frame: .zero)
      let listener = Listener()
      control.addTarget(listener, action: Listener.buttons, for: .touchDown)
      let words = Misused.during { control.sendActions(for: .touchDown) }
      return words.count + listener.heard.count
    }
    #expect(said == 1)
  }

  @Test func `a control that overrides sendAction is asked to send`() {
    let sent = bothWays {
      let control = Noting(frame: .zero)
      let listener = Listener()
      control.addTarget(listener, action: Listener.sender, for: .touchDown)
      control.sendActions(for: .touchDown)
      return control.sent + listener.heard
    }
    #expect(sent == ["Listener", "Noting"])
  }

  @Test func `a target that goes while others are told hears nothing more`() {
    let heard = bothWays {
      let control = UIControl(frame: .zero)
      let listener = Listener()
      var short: Listener? = Listener()
      control.addAction(UIAction { _ in short = nil }, for: .touchDown)
      control.addTarget(short, action: Listener.nothing, for: .touchDown)
      control.addTarget(listener, action: Listener.nothing, for: .touchDown)
      control.sendActions(for: .touchDown)
      return listener.heard + ["\(control.allTargets.count)"]
    }
    #expect(heard == ["nothing", "1"])
  }

  @Test func `an application that overrides sendAction sends for every control`() {
    let application = NotingApplication()
    defer { UIApplication.current = nil }
    let control = UIControl(frame: .zero)
    let listener = Listener()
    control.addTarget(listener, action: Listener.nothing, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(application.sent == 1)
    #expect(listener.heard == ["nothing"])
  }
}
