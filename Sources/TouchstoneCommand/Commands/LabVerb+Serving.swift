// SPDX-License-Identifier: Apache-2.0

#if Lab && os(Linux)
  import CommandKit
  import Foundation
  import LabServer
  import TouchScene

  extension LabVerb {
    /// Serves the lab until a signal ends it.
    static func serve(_ call: Call) throws {
      let source = try LabSource.find(try call[scene], call)
      let watch = source.path.map { WatchedFile($0) }
      var surroundings = LabSurroundings()
      surroundings.scenes = ScenarioCatalog.names
      surroundings.open = { LabSource.scenario($0) }
      if let watch { surroundings.save = { watch.save($0) } }
      let session = try LabSession(source.scene, in: surroundings, at: 0)
      let server = try server(session, call)
      let interruption = try Interruption()
      announce(server, call)
      var shown = server.access.generation
      server.turnEnded = {
        if interruption.wasRaised { server.isOpen = false }
        if let text = watch?.changedText() { session.fileChanged(to: text, at: server.now) }
        guard server.access.generation != shown else { return }
        shown = server.access.generation
        announce(server, call)
      }
      if try !call[noOpen] { open(server.url) }
      server.run()
    }

    private static func server(_ session: LabSession, _ call: Call) throws -> LabServer {
      let (listens, given) = (try call[listen], try call[address])
      guard listens || given == nil else {
        throw CommandError(
          .usage, "--address is for --listen", advice: "Without --listen only this machine can connect.")
      }
      let address = listens ? try given ?? localAddress() : "127.0.0.1"
      do throws(LabServerFailure) {
        return try LabServer(
          session, address: address, port: (try? call[port]) ?? 0,
          names: address == "127.0.0.1" ? ["localhost"] : [], needsToken: listens)
      } catch {
        throw CommandError(.unavailable, "lab: \(error.message)", advice: error.advice)
      }
    }

    /// The first IPv4 address of this machine that others reach.
    private static func localAddress() throws -> String {
      let addresses = Host.current().addresses.filter { address in
        let parts = address.split(separator: ".").compactMap { UInt8($0) }
        return parts.count == 4 && parts[0] != 127 && !(parts[0] == 169 && parts[1] == 254)
      }
      guard let address = addresses.sorted().first else {
        throw CommandError(
          .unavailable, "lab: this machine has no address on a network",
          advice: "Connect it, or name an address with --address.")
      }
      return address
    }

    /// Prints the address, with a QR code if it is for a phone.
    private static func announce(_ server: LabServer, _ call: Call) {
      call.output.line(server.url)
      if server.access.token != nil {
        if let code = QRCode(server.url) { call.output.write(code.terminalText) }
        call.note("The address works once, on the local network; the next one is shown when it was used")
      }
      call.note("Control-C ends the lab")
      call.output.flush()
    }

    /// Opens a browser, where there is a desktop.
    private static func open(_ url: String) {
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
      let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      guard
        let program = folders.map({ $0 + "/xdg-open" }).first(where: {
          FileManager.default.isExecutableFile(atPath: $0)
        })
      else { return }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = [url]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try? process.run()
    }
  }

  /// The file of a scene: changes of others are noticed, and changes of the page are written on request.
  private final class WatchedFile {
    private let path: String
    private var watch: FileWatch

    init(_ path: String) {
      self.path = path
      watch = FileWatch(path)
    }

    func changedText() -> String? { watch.changedText() }

    /// Writes the text, and says why it cannot.
    func save(_ text: String) -> String? {
      do {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        watch.update()
        return nil
      } catch {
        return "\(path): \(error.localizedDescription)"
      }
    }
  }
#endif
