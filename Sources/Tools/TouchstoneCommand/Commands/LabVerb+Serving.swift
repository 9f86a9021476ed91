// SPDX-License-Identifier: Apache-2.0

#if Lab && os(Linux)
  import CommandKit
  import Foundation
  import TouchLab
  import TouchScene

  extension LabVerb {
    /// Serves the lab until a signal ends it.
    static func serve(_ call: Call) throws {
      let source = try LabSource.find(try call[scene], call)
      let watch = source.path.map { WatchedFile($0, call) }
      var surroundings = LabSurroundings()
      surroundings.scenes = source.names
      surroundings.open = { name in
        if name == source.scene.name { return watch?.scene(source.scene) ?? source.scene }
        return source.scene.screens.first { $0.name == name } ?? LabSource.scenario(name)
      }
      surroundings.read = { name, text throws(LabSurroundings.Failure) in try dropped(name, text) }
      if let watch {
        surroundings.readFile = { watch.read() }
        surroundings.save = { text throws(LabSurroundings.Failure) in try watch.save(text) }
      }
      let session = try LabSession(source.scene, in: surroundings, at: 0)
      let server = try server(session, call)
      let interruption = try Interruption()
      // A scene may keep the main thread busy for longer than somebody waits for Control-C.
      interruption.endProcess(after: .milliseconds(800))
      server.endsSoon = { interruption.wasRaised }
      try announce(server, call)
      announce(source, call)
      let opener = try call[noOpen] ? nil : LabOpener(server.url)
      defer { opener?.remove() }
      var shown = server.access.generation
      server.turnEnded = {
        if interruption.wasRaised { server.isOpen = false }
        if let change = watch?.change(at: server.now) { session.fileChanged(change, at: server.now) }
        guard server.access.generation != shown else { return }
        shown = server.access.generation
        opener?.remove()
        try? announce(server, call)
      }
      opener?.open()
      server.run()
    }

    /// The scene of a file that was dropped on the page.
    private static func dropped(_ name: String, _ text: String) throws(LabSurroundings.Failure) -> LabScene {
      do {
        return try LabSource.read(Array(text.utf8), named: name)
      } catch let error as any CommandFailure {
        throw LabSurroundings.Failure(error.message, advice: error.advice.joined(separator: " "))
      } catch {
        throw LabSurroundings.Failure(
          "\(name): \(error)", advice: "Drop a scene, a dump, a storyboard or a xib.")
      }
    }

    private static func server(_ session: LabSession, _ call: Call) throws -> LabServer {
      let (listens, given) = (try call[listen], try call[address])
      guard listens || given == nil else {
        throw CommandError(
          .usage, "--address is for --listen", advice: "Without --listen only this machine can connect.")
      }
      if let given { try checkAddress(given) }
      let all = listens && given == nil ? try localAddresses() : []
      if all.count > 1 {
        call.note(
          "This machine has other addresses, too: \(all.dropFirst().joined(separator: ", ")); --address chooses one"
        )
      }
      let address = listens ? given ?? all[0] : "127.0.0.1"
      do throws(LabServerFailure) {
        return try LabServer(
          session, address: address, port: (try? call[port]) ?? 0,
          names: address == "127.0.0.1" ? ["localhost"] : [])
      } catch {
        throw CommandError(.unavailable, "lab: \(error.message)", advice: error.advice)
      }
    }

    /// Throws unless a text is an IPv4 address.
    private static func checkAddress(_ text: String) throws {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.count <= 3 ? UInt8($0) : nil }
      guard parts.count == 4, numbers.count == 4, numbers[0] != 0 else {
        throw CommandError(
          .usage, "--address \(text.quoted) is no IPv4 address of a machine",
          advice:
            "Write one of this machine's, such as 192.168.1.20, or omit --address to use the most probable one."
        )
      }
    }

    /// The IPv4 addresses of this machine that others may reach, the most probable one first.
    private static func localAddresses() throws -> [String] {
      let addresses = Host.current().addresses.filter { address in
        let parts = address.split(separator: ".").compactMap { UInt8($0) }
        return parts.count == 4 && parts[0] != 127 && !(parts[0] == 169 && parts[1] == 254)
      }
      let routed = LabServer.routedAddress.map { [$0] } ?? []
      let all = routed + addresses.filter { !routed.contains($0) }.sorted()
      guard !all.isEmpty else {
        throw CommandError(
          .unavailable, "lab: this machine has no address on a network",
          advice: "Connect it, or name an address with --address.")
      }
      return all
    }

    /// Says what a conversion guessed or left out.
    private static func announce(_ source: LabSource, _ call: Call) {
      let notes = source.scene.notes
      if !source.scene.screens.isEmpty {
        call.note(
          "The file has \(source.scene.screens.count) screens; the list “Scene” on the page opens each")
      }
      guard !notes.isEmpty else { return }
      let count = notes.count == 1 ? "1 note" : "\(notes.count) notes"
      call.note("\(source.scene.name) was converted, with \(count), which the page “Notes” of the lab lists")
      for note in notes.prefix(mostNotes) { call.note(note) }
      if notes.count > mostNotes { call.note("\(notes.count - mostNotes) more notes are on that page") }
      call.output.flush()
    }

    /// How many notes of a conversion are printed.
    private static let mostNotes = 10

    /// Prints the address, with a QR code if it is for a phone.
    private static func announce(_ server: LabServer, _ call: Call) throws {
      call.output.line(server.url)
      if try call[listen] {
        if let code = QRCode(server.url) { call.output.write(code.terminalText) }
        call.note(
          "Each address opens the page on one device of the local network; when it has been used, the next one appears here"
        )
      } else {
        call.note(
          "Each address opens the page in one browser; when it has been used, the next one appears here")
      }
      call.note("Control-C ends the lab")
      call.output.flush()
    }
  }

  /// The file of a scene: changes of others are noticed, and changes of the page are written on request.
  private final class WatchedFile {
    private let path: String
    private let call: Call
    private var watch: FileWatch

    init(_ path: String, _ call: Call) {
      self.path = path
      self.call = call
      watch = FileWatch(path, call)
    }

    func change(at now: TimeInterval) -> LabFileChange? { watch.change(at: now) }
    func read() -> LabFileChange { watch.read() }

    /// The scene with the text that the file has now.
    func scene(_ old: LabScene) -> LabScene {
      guard case .text(let text) = watch.read() else {
        watch.forget()
        return old
      }
      var scene = old
      scene.text = text
      return scene
    }

    /// Writes the text.
    func save(_ text: String) throws(LabSurroundings.Failure) {
      do throws(CommandError) {
        try call.writeBack(text, to: path, as: "Save")
        watch.update()
      } catch {
        throw LabSurroundings.Failure(error.message, advice: error.advice.joined(separator: " "))
      }
    }
  }
#endif
