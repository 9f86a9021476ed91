// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import CoreFoundation
  import Foundation
  import Glibc
  import Testing

  @testable import TouchInput

  @Suite struct SocketPathTests {
    private func failure(_ body: () throws(RouterFailure) -> Void) -> String? {
      do throws(RouterFailure) {
        try body()
        return nil
      } catch { return error.description }
    }

    @Test func `a directory that others may enter is refused with advice`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      for mode in [0o755, 0o770, 0o701, 0o500, 0o000] as [mode_t] {
        rmdir(path.directory)
        mkdir(path.directory, 0o700)
        chmod(path.directory, mode)
        let text = failure { () throws(RouterFailure) in _ = try RouterServer(at: path) }
        #expect(text?.contains("which may let others reach the socket") == true, "\(mode)")
        #expect(text?.hasSuffix("Change it with `chmod 700 \(path.directory)`.") == true)
      }
    }

    @Test(.enabled(if: geteuid() == 0)) func `a directory of another user is refused`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      mkdir(path.directory, 0o700)
      chown(path.directory, 4711, 4711)
      let text = failure { () throws(RouterFailure) in _ = try RouterServer(at: path) }
      #expect(text?.contains("belongs to user 4711") == true)
    }

    @Test func `a link instead of the directory, and a file instead of the socket, are refused`() throws {
      let directory = try TemporaryDirectory()
      symlink("/tmp", directory.path + "/link")
      let linked = try SocketPath(directory.path + "/link/socket")
      #expect(
        failure { () throws(RouterFailure) in _ = try RouterServer(at: linked) }?.contains(
          "is not a directory")
          == true)
      let path = try directory.socketPath
      mkdir(path.directory, 0o700)
      _ = FileManager.default.createFile(atPath: path.path, contents: Data("mine".utf8))
      #expect(
        failure { () throws(RouterFailure) in _ = try RouterServer(at: path) }?.contains("is not a socket")
          == true)
      #expect(FileManager.default.contents(atPath: path.path) == Data("mine".utf8))
    }

    @Test func `the socket and its directory are closed to others`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      let server = try RouterServer(at: path)
      let ofDirectory = try FileManager.default.attributesOfItem(atPath: path.directory)
      #expect(ofDirectory[.posixPermissions] as? Int == 0o700)
      let ofSocket = try FileManager.default.attributesOfItem(atPath: path.path)
      #expect(ofSocket[.type] as? FileAttributeType == .typeSocket)
      #expect(ofSocket[.posixPermissions] as? Int == 0o600)
      withExtendedLifetime(server) {}
    }

    @Test func `a running router keeps its path, and that of a dead one is reused`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      var server: RouterServer? = try RouterServer(at: path)
      let text = failure { () throws(RouterFailure) in _ = try RouterServer(at: path) }
      #expect(text?.hasPrefix("a router is already running at \(path.path)") == true)
      _ = server
      server = nil
      // What a killed router leaves behind: a socket without a listener.
      let left = socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0)
      #expect(path.withAddress { bind(left, $0, $1) } == 0)
      close(left)
      #expect(throws: RouterFailure.self) { try PacketSocket(connectingTo: path) }
      server = try RouterServer(at: path)
      _ = try PacketSocket(connectingTo: path)
    }

    @Test func `an invalid path of a socket is refused`() throws {
      #expect(throws: RouterFailure.self) { try SocketPath("") }
      #expect(throws: RouterFailure.self) { try SocketPath("/" + String(repeating: "x", count: 107)) }
      #expect(
        try SocketPath.standard(in: ["XDG_RUNTIME_DIR": "/run/user/7"]).path
          == "/run/user/7/touchstone/router")
      for environment in [[:], ["XDG_RUNTIME_DIR": ""], ["XDG_RUNTIME_DIR": "run"]] {
        #expect(throws: RouterFailure.self) { try SocketPath.standard(in: environment) }
      }
    }

    @Test func `a router that stops does not remove the socket of another one`() throws {
      let directory = try TemporaryDirectory()
      let path = try directory.socketPath
      let first = try ListeningSocket(path)
      // The files are removed while the router runs, and another one is started.
      unlink(path.path)
      unlink(path.path + ".lock")
      let second = try ListeningSocket(path)
      first.close()
      #expect(access(path.path, F_OK) == 0)
      second.close()
      #expect(access(path.path, F_OK) != 0)
    }
  }
#endif
