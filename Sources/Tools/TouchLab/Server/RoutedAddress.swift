// SPDX-License-Identifier: Apache-2.0

#if Lab
  import CWebSockets

  extension LabServer {
    /// The IPv4 address from which this machine reaches other networks; nil if it is connected to none.
    ///
    /// A machine may have many addresses, such as those of containers and virtual machines. A telephone on
    /// the local network most probably reaches this one.
    public static var routedAddress: String? {
      var text = [CChar](repeating: 0, count: 64)
      guard unsafe cwebsockets_routed_address(&text, UInt32(text.count)) == 0 else { return nil }
      return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
#endif
