// SPDX-License-Identifier: Apache-2.0

/// Writes names of files as references of RFC 3986, which SARIF wants.
enum FileReference {
  /// `Main%20Scene.storyboard`; an absolute path becomes a `file` URL, and standard input a name that needs
  /// no escapes.
  static func text(_ file: String) -> String {
    if file == "-" { return "stdin" }
    var text = file.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    let name = Baseline.plain(file)
    for byte in name.utf8 {
      let character = Unicode.Scalar(byte)
      switch character {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        text.unicodeScalars.append(character)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
