// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchFrames

/// Simulated devices, and the command built with the trait Evdev: its path is in `TOUCHSTONE_EVDEV`.
///
/// `Scripts/evdev.sh` builds it and runs these tests.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_EVDEV"] != nil, "Scripts/evdev.sh runs them"))
struct PretendedDeviceTests {
  private let folder: Folder
  private let panel: [UInt8]

  init() throws {
    folder = try Folder()
    panel = Array(Samples.evemu.utf8)
  }

  /// Runs a shell line in which `record` is the verb, with the devices attached.
  private func run(_ line: String, _ devices: PretendedDevice...) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let options = try devices.map { try $0.write(to: folder) }.joined(separator: " ")
    try folder.write(
      """
      record() { "$TOUCHSTONE_EVDEV" record "$@"; }
      \(line)

      """, to: "run.sh")
    let run = try BuiltCommand("exec timeout 60 umockdev-run \(options) -- sh run.sh", in: folder).finish()
    // Messages of umockdev itself about the devices it creates.
    let errors = run.errors.split(separator: "\n").filter { !$0.contains("umockdev") }
    return (run.code, run.output, errors.map { $0 + "\n" }.joined())
  }

  /// The contacts in each line of a log: `1 began 5 6 · 2 moved 7 8`.
  private func contacts(_ log: String) throws -> [String] {
    try TouchLog.read(bytes: Array(log.utf8), file: "log").log.frames.map { frame in
      frame.contacts.map {
        "\($0.id) \($0.phase.rawValue) \(Int($0.position.x)) \(Int($0.position.y))"
      }.joined(separator: " · ")
    }
  }

  /// A touchscreen of 100 by 100 units with three slots.
  private static func touchscreen(_ name: String = "Panel") -> EvdevDevice {
    var device = EvdevDevice()
    device.name = name
    device.properties.insert(1)
    for (code, maximum) in [
      (EvdevCode.x, 99), (EvdevCode.y, 99), (EvdevCode.slot, 2), (EvdevCode.positionX, 99),
      (EvdevCode.positionY, 99), (EvdevCode.trackingID, 65535),
    ] as [(UInt16, Int32)] { device.set(EvdevAxis(code: code, minimum: 0, maximum: maximum)) }
    device.insert(EvdevCode.touch, ofType: EvdevType.key)
    return device
  }

  /// A keyboard, which cannot be touched.
  private static var keyboard: EvdevDevice {
    var device = EvdevDevice()
    device.name = "Keyboard"
    for key in 1..<100 as Range<UInt16> { device.insert(key, ofType: EvdevType.key) }
    return device
  }

  /// Reports, one per frame: slot, tracking identifier if it is new, and position.
  private static func events(
    at start: Int64, _ reports: [[(slot: Int32, id: Int32?, x: Int32, y: Int32)]]
  ) -> [EvdevEvent] {
    var events: [EvdevEvent] = []
    for (place, report) in reports.enumerated() {
      let time = (start + Int64(place) * 10) * 1_000_000
      func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
        events.append(EvdevEvent(nanoseconds: time, type: type, code: code, value: value))
      }
      for contact in report {
        add(EvdevType.absolute, EvdevCode.slot, contact.slot)
        if let id = contact.id { add(EvdevType.absolute, EvdevCode.trackingID, id) }
        guard contact.id != -1 else { continue }
        add(EvdevType.absolute, EvdevCode.positionX, contact.x)
        add(EvdevType.absolute, EvdevCode.positionY, contact.y)
      }
      add(EvdevType.synchronization, EvdevCode.report, 0)
    }
    return events
  }

  /// A state with contacts in slots.
  private static func state(_ contacts: [(slot: Int, id: Int32, x: Int32, y: Int32)]) -> EvdevState {
    var state = EvdevState()
    state.slots = Array(repeating: [], count: 3)
    for contact in contacts {
      state.slots[contact.slot] = [
        .init(EvdevCode.trackingID, contact.id), .init(EvdevCode.positionX, contact.x),
        .init(EvdevCode.positionY, contact.y),
      ]
    }
    return state
  }

  // MARK: Recordings

  @Test func `a device gives the frames of its recording, by its path, by its name, and alone`() throws {
    let expected = Run(["convert", try file(panel)]).output.replacing(#/, "rate": [0-9.]+}/#, with: "}")
    let device = try PretendedDevice(evemu: panel)
    let frames = expected.split(separator: "\n").count - 1
    for source in ["/dev/input/event5", "Panel", "Panel --grab", ""] {
      let run = try run("record \(source) --frames \(frames) --for 20", device)
      #expect(run.code == 0, "\(source)")
      #expect(run.output == expected, "\(source)")
      #expect(run.errors.hasPrefix("Recording /dev/input/event5, Panel; press Ctrl-C to stop\n"))
    }
  }

  @Test(arguments: ["two-fingers.evemu", "taps.evemu", "anonymous.evemu"])
  func `every kind of touchscreen gives the frames of its recording`(name: String) throws {
    let recordings = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Backends/TouchFramesTests/Recordings")
    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: recordings.appending(path: name)))
    }
    var whole = try bytes(name)
    if name == "anonymous.evemu" { whole = try bytes("anonymous.desc") + whole }
    let expected = Run(["record", try file(whole)]).output
    var device = try PretendedDevice(evemu: whole)
    // The description of one of them omits it, and libevdev only passes on what a device says it has.
    device.device.insert(EvdevCode.touch, ofType: EvdevType.key)
    let frames = expected.split(separator: "\n").count - 1
    let run = try run("record /dev/input/event5 --frames \(frames) --for 20", device)
    #expect(run.output == expected)
  }

  private func file(_ bytes: [UInt8]) throws -> String {
    try folder.write(bytes, to: "panel.events")
    return folder("panel.events")
  }

  @Test func `a device that nothing touches makes a log without frames, and that is said`() throws {
    let run = try run("record Panel --for 0.2", PretendedDevice(Self.touchscreen()))
    #expect(run.code == 0 && run.output.split(separator: "\n").count == 1)
    #expect(
      run.errors.hasSuffix(
        """
        0 frames, 0 contacts, 0 s
        touchstone: warning: /dev/input/event5: no touches were recorded
          Touch it while it is being recorded.

        """))
  }

  // MARK: States

  @Test func `what touches already is nobody's until it lifts`() throws {
    var device = PretendedDevice(Self.touchscreen())
    device.states = [Self.state([(slot: 1, id: 7, x: 50, y: 60)])]
    device.events = [
      (
        0,
        Self.events(
          at: 100,
          [
            [(1, nil, 51, 61)], [(0, 8, 10, 20), (1, nil, 52, 62)], [(1, -1, 0, 0)], [(1, 9, 30, 40)],
            [(0, -1, 0, 0), (1, -1, 0, 0)],
          ])
      )
    ]
    let run = try run("record Panel --frames 4 --for 20", device)
    #expect(
      try contacts(run.output) == [
        "1 began 10 20", "1 stationary 10 20", "1 stationary 10 20 · 2 began 30 40",
        "1 ended 10 20 · 2 ended 30 40",
      ])
  }

  @Test func `after dropped events contacts that are gone are cancelled, and the others go on`() throws {
    var device = PretendedDevice(Self.touchscreen())
    // In the meantime one finger has moved, one has lifted, and the third was replaced by another one.
    device.states = [
      EvdevState(), Self.state([(slot: 0, id: 1, x: 15, y: 25), (slot: 2, id: 9, x: 80, y: 90)]),
    ]
    let down = Self.events(at: 100, [[(0, 1, 10, 20), (1, 2, 30, 40), (2, 3, 50, 60)]])
    let time: Int64 = 200_000_000
    let dropped = [
      EvdevEvent(nanoseconds: time, type: 0, code: EvdevCode.dropped, value: 0),
      EvdevEvent(nanoseconds: time, type: EvdevType.absolute, code: EvdevCode.positionX, value: 1),
      EvdevEvent(nanoseconds: time, type: 0, code: EvdevCode.report, value: 0),
    ]
    let after = Self.events(at: 300, [[(0, nil, 16, 26)], [(0, -1, 0, 0), (2, -1, 0, 0)]])
    device.events = [(0, down), (500, dropped), (500, after)]
    let run = try run("record /dev/input/event5 --frames 4 --for 20", device)
    #expect(
      try contacts(run.output) == [
        "1 began 10 20 · 2 began 30 40 · 3 began 50 60",
        "1 moved 15 25 · 2 cancelled 30 40 · 3 cancelled 50 60 · 4 began 80 90",
        "1 moved 16 26 · 4 stationary 80 90", "1 ended 16 26 · 4 ended 80 90",
      ])
    #expect(run.errors.contains("the kernel dropped events"))
  }

  // MARK: Coming and going

  @Test func `a device that goes has its contacts cancelled, and goes on when it is back`() throws {
    var device = PretendedDevice(Self.touchscreen())
    device.events = [
      (0, Self.events(at: 100, [[(0, 1, 10, 20)]])),
      (2000, Self.events(at: 900, [[(0, -1, 0, 0)], [(0, 2, 30, 40)], [(0, -1, 0, 0)]])),
    ]
    let run = try run(
      """
      record /dev/input/event5 --for 3 -o panel.touchlog & recorder=$!
      unset LD_PRELOAD
      until grep -q began panel.touchlog 2>/dev/null; do sleep 0.05; done
      mv $UMOCKDEV_DIR/dev/input/event5 $UMOCKDEV_DIR/away
      until grep -q cancelled panel.touchlog; do sleep 0.05; done
      mv $UMOCKDEV_DIR/away $UMOCKDEV_DIR/dev/input/event5
      wait $recorder
      """, device)
    #expect(run.code == 0)
    #expect(
      try contacts(folder.text("panel.touchlog") ?? "") == [
        "1 began 10 20", "1 cancelled 10 20", "1 began 30 40", "1 ended 30 40",
      ])
    #expect(
      run.errors.hasPrefix(
        """
        Recording /dev/input/event5, Panel; press Ctrl-C to stop
        touchstone: warning: /dev/input/event5 was unplugged; recording continues when it returns
        /dev/input/event5 returned

        """))
  }

  @Test func `a device that is gone at the end has no contact down`() throws {
    var device = PretendedDevice(Self.touchscreen())
    device.events = [(0, Self.events(at: 100, [[(0, 1, 10, 20)]]))]
    let run = try run(
      """
      record Panel --for 1.5 -o panel.touchlog & recorder=$!
      unset LD_PRELOAD
      until grep -q began panel.touchlog 2>/dev/null; do sleep 0.05; done
      rm $UMOCKDEV_DIR/dev/input/event5
      wait $recorder
      """, device)
    #expect(run.code == 0)
    #expect(try contacts(folder.text("panel.touchlog") ?? "") == ["1 began 10 20", "1 cancelled 10 20"])
  }

  // MARK: The router

  /// What an application of a router prints about its touches while a shell line runs, and the lines of the
  /// router's log.
  ///
  /// The application waits for the router, so that it is in front before the device sends anything.
  private func route(_ line: String, _ device: PretendedDevice) throws -> (heard: [String], log: [String]) {
    let peer = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "RouterPeer")
    let socket = folder.path + "/router/socket"
    let run = try run(
      """
      \(peer.path) \(socket) Pay > heard.txt & application=$!
      $TOUCHSTONE_EVDEV router --socket \(socket) --source evdev:/dev/input/event5 2> log.txt & router=$!
      unset LD_PRELOAD
      heard() { until grep -q "$1" heard.txt; do sleep 0.05; done; }
      \(line)
      kill $router; wait $router
      kill $application
      """, device)
    _ = run
    let heard = folder.text("heard.txt") ?? ""
    return (
      heard.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("waits") },
      (folder.text("log.txt") ?? "").split(separator: "\n").map(String.init)
    )
  }

  @Test func `a router goes on with a device after dropped events`() throws {
    var device = PretendedDevice(Self.touchscreen())
    device.states = [EvdevState(), Self.state([(slot: 0, id: 1, x: 15, y: 25)])]
    let time: Int64 = 200_000_000
    let dropped = [
      EvdevEvent(nanoseconds: time, type: 0, code: EvdevCode.dropped, value: 0),
      EvdevEvent(nanoseconds: time, type: 0, code: EvdevCode.report, value: 0),
    ]
    device.events = [
      (3000, Self.events(at: 100, [[(0, 1, 10, 20), (1, 2, 30, 40)]])), (300, dropped),
      (300, Self.events(at: 300, [[(0, -1, 0, 0)]])),
    ]
    let found = try route("heard ended", device)
    #expect(found.heard == ["connected", "began 1", "began 2", "cancelled 2", "ended 1"], "\(found.log)")
  }

  @Test func `a router takes touches away when their device goes, and reads it again when it is back`() throws
  {
    var device = PretendedDevice(Self.touchscreen())
    device.events = [
      (3000, Self.events(at: 100, [[(0, 1, 10, 20)]])),
      (4000, Self.events(at: 900, [[(0, -1, 0, 0)], [(0, 2, 30, 40)], [(0, -1, 0, 0)]])),
    ]
    let found = try route(
      """
      heard began
      mv $UMOCKDEV_DIR/dev/input/event5 $UMOCKDEV_DIR/away
      heard cancelled
      mv $UMOCKDEV_DIR/away $UMOCKDEV_DIR/dev/input/event5
      heard ended
      """, device)
    #expect(found.heard == ["connected", "began 1", "cancelled 1", "began 2", "ended 2"], "\(found.log)")
    #expect(
      found.log.filter { $0.contains("evdev:/dev/input/event5: ") }.map {
        $0.replacing("router: evdev:/dev/input/event5: ", with: "")
      } == [
        "positions are in units of the device; specify the size of the display with --display",
        "the device was unplugged; reading resumes when it returns", "Panel returned",
      ])
  }

  @Test func `a device that cannot be read any more has its contacts cancelled, and is tried again`() throws {
    var device = PretendedDevice(Self.touchscreen())
    device.events = [(0, Self.events(at: 100, [[(0, 1, 10, 20)]]))]
    device.breaksOff = true
    let run = try run("record /dev/input/event5 --for 2.5", device)
    #expect(run.code == 0)
    #expect(try contacts(run.output) == ["1 began 10 20", "1 cancelled 10 20"])
    #expect(
      run.errors.contains(
        """
        touchstone: warning: /dev/input/event5 was unplugged; recording continues when it returns
        /dev/input/event5 returned

        """))
  }

  // MARK: Which device

  @Test func `devices that touch are listed with what they are`() throws {
    var keyboard = PretendedDevice(Self.keyboard)
    keyboard.number = 3
    var other = PretendedDevice(Self.touchscreen("Second\u{1B}[2J"))
    other.number = 12
    let run = try run("record --devices", PretendedDevice(Self.touchscreen()), keyboard, other)
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        /dev/input/event5   Panel  (direct, 100 by 100 units)
        /dev/input/event12  Second\\u{1b}[2J  (direct, 100 by 100 units)

        """)
  }

  @Test func `why a device is not recorded, and what to do`() throws {
    var keyboard = PretendedDevice(Self.keyboard)
    keyboard.number = 3
    var twin = PretendedDevice(Self.touchscreen())
    twin.number = 6
    let run = try run(
      """
      for source in /dev/input/event3 /dev/input/event9 /dev/null nothing Panel '' '/dev/input/event5 --device 1'; do
        record $source --for 0.1 >/dev/null
        echo "=> $?" >&2
      done
      """, PretendedDevice(Self.touchscreen()), keyboard, twin)
    #expect(
      run.errors == """
        touchstone: error: /dev/input/event3: Keyboard is not a touchscreen, touchpad or pen
          `touchstone record --devices` lists the touch devices.
        => 66
        touchstone: error: /dev/input/event9: there is no such device
          `touchstone record --devices` lists the touch devices.
        => 66
        touchstone: error: /dev/null: it is not an event device
          Event devices are named /dev/input/eventN; `touchstone record --devices` lists the touch devices.
        => 66
        touchstone: error: nothing: there is no file or device with this name
          Check the spelling; `touchstone record --devices` lists the touch devices.
        => 66
        touchstone: error: Panel: 2 devices match
          Specify one by its path:
            /dev/input/event5  Panel
            /dev/input/event6  Panel
        => 64
        touchstone: error: 2 devices match
          Specify one by its path:
            /dev/input/event5  Panel
            /dev/input/event6  Panel
        => 64
        touchstone: error: --device only applies to recordings, and /dev/input/event5 is a device
          Omit it.
        => 64

        """)
  }

  /// Whether devices can be created here, and made inaccessible.
  private nonisolated static let canMakeDevices: Bool = {
    let path = FileManager.default.temporaryDirectory.appending(path: "touchstone-\(UUID().uuidString)").path
    defer { unlink(path) }
    return geteuid() == 0 && mknod(path, S_IFCHR | 0o600, 13 << 8) == 0
      && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
  }()

  @Test(.enabled(if: canMakeDevices))
  func `a device that the user may not read names the group that may`() throws {
    // A device file is enough: nothing gets as far as the device behind it.
    let run = try BuiltCommand(
      """
      chmod 755 .; mknod event0 c 13 64; chmod 600 event0; cp "$TOUCHSTONE_EVDEV" command; chmod 755 command
      setpriv --reuid 65534 --clear-groups ./command record event0 --for 0.1
      """, in: folder
    ).finish()
    #expect(run.code == 66)
    #expect(
      run.errors == """
        touchstone: error: event0: you have no permission to read it
          Join the group input (sudo usermod -aG input $USER, then log in again), or run the command as root.

        """)
  }
}
