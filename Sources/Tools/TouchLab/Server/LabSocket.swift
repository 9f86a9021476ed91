// SPDX-License-Identifier: Apache-2.0

#if Lab
  import CWebSockets

  /// A connection of the library, between its first callback and its last.
  ///
  /// It is kept as a number, so that only this file works with the library's pointer.
  struct LabSocket: Equatable {
    /// The address of the library's connection.
    let key: UInt

    nonisolated init(_ key: UInt) { self.key = key }

    /// Whether the frame that arrives is binary.
    var isBinary: Bool { unsafe lws_frame_is_binary(OpaquePointer(bitPattern: key)) != 0 }

    /// Whether what arrived ends a message.
    var isAtEnd: Bool {
      unsafe lws_is_final_fragment(OpaquePointer(bitPattern: key)) != 0
        && lws_remaining_packet_payload(OpaquePointer(bitPattern: key)) == 0
    }

    /// How many bytes were read from the connection, with all frames.
    var receivedBytes: Int { unsafe Int(cwebsockets_received(OpaquePointer(bitPattern: key))) }

    /// Says why the connection ends, and ends both directions: what arrives later is refused by the system.
    func end(_ status: lws_close_status) {
      unsafe cwebsockets_end(OpaquePointer(bitPattern: key), UInt16(status.rawValue))
    }

    /// Closes the connection soon.
    func closeSoon() { unsafe cwebsockets_close(OpaquePointer(bitPattern: key)) }

    /// Asks for a callback when something can be written.
    func awaitWriting() { _ = unsafe lws_callback_on_writable(OpaquePointer(bitPattern: key)) }

    /// Writes a whole message of text.
    func write(text: [UInt8]) -> Bool {
      var bytes = padded(text)
      return unsafe cwebsockets_write_text(OpaquePointer(bitPattern: key), &bytes, text.count) >= 0
    }

    /// Writes the head of an answer.
    func write(head: [UInt8]) -> Bool {
      var bytes = padded(head)
      return unsafe cwebsockets_write_head(OpaquePointer(bitPattern: key), &bytes, head.count) >= 0
    }

    /// Writes the body of an answer, and ends it; whether the connection stays open.
    func write(body: [UInt8]) -> Bool {
      var bytes = padded(body)
      return unsafe cwebsockets_write_body(OpaquePointer(bitPattern: key), &bytes, body.count) >= 0
        && lws_http_transaction_completed(OpaquePointer(bitPattern: key)) == 0
    }

    private func padded(_ bytes: [UInt8]) -> [UInt8] {
      [UInt8](repeating: 0, count: Int(cwebsockets_padding())) + bytes
    }

    /// A header of the request; nil if it has none, or a very long one.
    func header(_ token: lws_token_indexes) -> String? {
      let length = unsafe lws_hdr_total_length(OpaquePointer(bitPattern: key), token)
      guard length > 0, length < 16384 else { return nil }
      var buffer = [CChar](repeating: 0, count: Int(length) + 1)
      let size = Int32(buffer.count)
      guard unsafe lws_hdr_copy(OpaquePointer(bitPattern: key), &buffer, size, token) > 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
#endif
