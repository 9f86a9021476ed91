// SPDX-License-Identifier: Apache-2.0

#if Evdev && os(Linux)
  import CommandKit
  import Foundation
  import TextSources
  import TouchFrames
  import TouchInput

  extension RecordVerb {
    /// Records the device that SOURCE names.
    ///
    /// - Returns: Whether it names a device, rather than a file, a pipe or standard input.
    static func recordDevice(
      _ call: Call, _ session: RecordSession, until deadline: ContinuousClock.Instant?
    ) throws -> Bool {
      guard let device = try open(call) else { return false }
      for (option, isGiven) in [
        ("--device", try call[RecordingOptions.device] != nil),
        ("--description", try call[RecordingOptions.description] != nil),
      ] where isGiven {
        throw CommandError(
          .usage, "\(option) only applies to recordings, and \(device.path) is a device", advice: "Omit it.")
      }
      let interruption = try Interruption()
      let size = try call[RecordingOptions.size]
      func header() -> TouchLog.Header {
        let name = device.device.name
        let own = EvdevRecording(device: device.device).ownMapping?.size
        return TouchLog.Header(display: size ?? own, device: name.isEmpty ? nil : name)
      }
      call.note("Recording \(device.path), \(device.device.name); press Ctrl-C to stop")
      recording: while session.wantsMore {
        for event in device.read() {
          switch event {
          case .frame(let frame): try session.record(frame, header())
          case .left: call.warn("\(device.path) was unplugged; recording continues when it returns")
          case .returned: call.note("\(device.path) returned")
          }
        }
        guard session.wantsMore else { break }
        let timeout = ContinuousClock.now + device.maximumWait
        let until = deadline.map { min($0, timeout) } ?? timeout
        switch interruption.wait(for: device.descriptors, until: until) {
        case .ready: continue
        case .late: if let deadline, deadline <= .now { break recording }
        case .interrupted: break recording
        }
      }
      for note in device.irregularities.notes(file: device.path) { call.warn(note.description) }
      try end(session, header(), call)
      if session.frames == 0 {
        call.warn("\(device.path): no touches were recorded", advice: "Touch it while it is being recorded.")
      }
      return true
    }

    /// The device that SOURCE names, or the only one; nil if it does not name a device.
    private static func open(_ call: Call) throws -> TouchDevice? {
      let size = try call[RecordingOptions.size]
      let orientation = try call[RecordingOptions.orientation]
      let calibration = try call[RecordingOptions.calibration] ?? .identity
      let grabs = try call[grab]
      func mapping(_ device: EvdevDevice) -> DisplayMapping? {
        var mapping = size.map { DisplayMapping(size: $0) } ?? EvdevRecording(device: device).ownMapping
        mapping?.orientation = orientation
        mapping?.calibration = calibration
        return mapping
      }
      do throws(DeviceFailure) {
        guard let source = try? call[source] else {
          return try TouchDevice(path: TouchDevices().only().path, grabs: grabs, mapping: mapping)
        }
        if isDevice(source) { return try TouchDevice(path: source, grabs: grabs, mapping: mapping) }
        guard source != "-", !source.contains("/"), !FileManager.default.fileExists(atPath: source) else {
          return nil
        }
        return try TouchDevice(named: source, grabs: grabs, mapping: mapping)
      } catch {
        guard error.reason == .noDevice, let source = try? call[source], !source.contains("/") else {
          throw CommandError(error)
        }
        throw CommandError(
          .noInput, "\(source): there is no file or device with this name",
          advice: "Check the spelling; `touchstone record --devices` lists the touch devices.")
      }
    }

    /// Whether a path is that of a device, or inside the folder of devices.
    private static func isDevice(_ path: String) -> Bool {
      var found = stat()
      guard unsafe stat(path, &found) == 0 else { return path.hasPrefix("\(TouchDevices.folder)/") }
      return found.st_mode & S_IFMT == S_IFCHR
    }

    /// Lists the touch devices.
    static func listDevices(_ call: Call) throws -> ExitCode {
      let devices = TouchDevices()
      let width = devices.found.map(\.path.count).max() ?? 0
      for found in devices.found {
        let padding = String(repeating: " ", count: width - found.path.count)
        let kind =
          found.device.isDirect ? "direct" : found.device.isPointing ? "touchpad" : "kind unknown"
        let size = EvdevRecording(device: found.device).ownMapping.map {
          ", \(Decimals.spelling(Double($0.size.width))) by \(Decimals.spelling(Double($0.size.height))) units"
        }
        call.output.line("\(found.path)\(padding)  \(found.device.name)  (\(kind)\(size ?? ""))".onOneLine)
      }
      if !devices.forbidden.isEmpty {
        let failure = DeviceFailure(mayNotRead: devices.forbidden)
        call.warn(failure.message, advice: failure.advice[0])
      } else if devices.found.isEmpty {
        call.warn("there is no touch device", advice: "Plug one in.")
      }
      return devices.found.isEmpty ? .no : .yes
    }
  }

  extension CommandError {
    /// Converts a failure of a device.
    init(_ failure: DeviceFailure) {
      let code: ExitCode = failure.reason == .severalDevices ? .usage : .noInput
      self.init(
        code, failure.message, at: failure.device.isEmpty ? nil : failure.device, advice: failure.advice)
    }
  }
#endif
