// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

struct OutputTests {
  @Test func `bytes are collected until the buffer is full`() {
    let sink = MemorySink()
    let output = Output(sink, isTerminal: false, style: .plain, bufferSize: 4)
    output.write("abc")
    #expect(sink.text == "")
    output.line("d")
    #expect(sink.text == "abcd\n")
    output.write("e")
    output.flush()
    output.flush()
    #expect(sink.text == "abcd\ne")
  }

  @Test func `a terminal gets each line at once`() {
    let sink = MemorySink()
    let output = Output(sink, isTerminal: true, style: .plain)
    output.write("a")
    #expect(sink.text == "")
    output.line()
    #expect(sink.text == "a\n")
  }

  @Test(arguments: [true, false])
  func `terminals, files and pipes are sent nothing to obey`(isTerminal: Bool) {
    let sink = MemorySink()
    let output = Output(sink, isTerminal: isTerminal, style: .plain)
    output.line("a\u{1b}[2J\u{1b}[31mb\r\u{202e}\tc")
    output.flush()
    #expect(sink.text == "a\\u{1b}[2J\\u{1b}[31mb\\r\\u{202e}\tc\n")
  }

  @Test func `colors are added to texts, and are none when they come from one`() {
    let sink = MemorySink()
    let style = Style(isOn: true)
    let output = Output(sink, isTerminal: true, style: style)
    output.line(style(.bad, "\u{1b}[0mbad") + "\u{1b}[31m")
    #expect(sink.text == "\u{1b}[1;31m\\u{1b}[0mbad\u{1b}[0m\\u{1b}[31m\n")
  }

  @Test func `after a failure nothing more is written`() {
    let sink = MemorySink(capacity: 2)
    let output = Output(sink, isTerminal: false, style: .plain, bufferSize: 1)
    for _ in 0..<5 { output.write("a") }
    #expect(output.failure == .closed)
    #expect(sink.text == "aa")
  }

  @Test func `an output that waits for nobody leaves out what nobody reads, and says how much`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let output = Output(DescriptorSink(ends[1]), isTerminal: false, style: .plain)
    output.waitForNobody(keeping: 1000) { "\($0) lines were left out" }
    let line = String(repeating: "x", count: 99)
    // More than any pipe holds.
    for _ in 0..<20_000 {
      output.line(line)
      output.flush()
    }
    output.drain(within: .zero)
    #expect(output.failure == nil)
    var read: [UInt8] = []
    let source = DescriptorSource(ends[0])
    while !read.ends(with: "left out\n") {
      read += try source.read(upTo: 4096)
      output.drain(within: .zero)
    }
    let lines = String(decoding: read, as: UTF8.self).split(separator: "\n")
    let whole = lines.prefix { $0 == line }.count
    #expect(lines.count == whole + 1)
    #expect(lines.last == "\(20_000 - whole) lines were left out")
    // What is written after that is read as ever.
    output.line("more")
    output.flush()
    #expect(try source.read(upTo: 100) == Array("more\n".utf8))
    close(ends[0])
    output.line("nobody")
    output.flush()
    #expect(output.failure == .closed)
    close(ends[1])
  }

  @Test func `the descriptor of a pipe takes what is written, and says when it is closed`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    try DescriptorSink(ends[1]).write(Array("hello".utf8))
    #expect(try DescriptorSource(ends[0]).read(upTo: 100) == Array("hello".utf8))
    close(ends[0])
    #expect(throws: WriteFailure.closed) { try DescriptorSink(ends[1]).write([65]) }
    close(ends[1])
    #expect(throws: WriteFailure.refused("Bad file descriptor")) { try DescriptorSink(-1).write([65]) }
    #expect(throws: ReadFailure(reason: "Bad file descriptor")) { try DescriptorSource(-1).read(upTo: 1) }
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
