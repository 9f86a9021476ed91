// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchReport

struct JourneyReportTests {
  /// Frames that take `milliseconds` from the device to the queue.
  private func journeys(_ milliseconds: [Double], _ words: String = "it happened") -> [JourneyReport.Journey]
  {
    milliseconds.enumerated().map { place, time in
      JourneyReport.Journey(
        title: "frame \(place + 1): contact 1 moved",
        stops: [
          .init(station: "device", seconds: 0, words: words),
          .init(station: "router", seconds: time / 4000, words: "it came to the router"),
          .init(station: "queue", seconds: time / 1000, words: "taken out by source 0"),
          .init(station: "handled", seconds: time / 500, words: "the application is done"),
        ], decisions: ["input touch 1 moved to (10, 20)"])
    }
  }

  /// Every text between two others.
  private func parts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { String($0.components(separatedBy: end)[0]) }
  }

  @Test func `each frame has a lane in which every part of its way has the length of its time`() {
    let html = JourneyReport(title: "Two taps", journeys: journeys([0.4, 0.8])).html
    #expect(html.contains("<title>Two taps</title>") && html.contains("2 frames from the device"))
    #expect(
      parts(of: html, from: "aria-label=\"frame", to: "\"") == [
        " 1: contact 1 moved: device at 0.000 ms, router at 0.100 ms, queue at 0.400 ms, handled at 0.800 ms",
        " 2: contact 1 moved: device at 0.000 ms, router at 0.200 ms, queue at 0.800 ms, handled at 1.600 ms",
      ])
    #expect(
      parts(of: html, from: "<path class=\"bar hop ", to: "\"/>").filter { $0.contains("v12") } == [
        "f1\" d=\"M0 4H100v12H0z", "f2\" d=\"M100 4H400v12H100z", "f3\" d=\"M400 4H800v12H400z",
        "f1\" d=\"M0 4H200v12H0z", "f2\" d=\"M200 4H800v12H200z", "f3\" d=\"M800 4H1600v12H800z",
      ])
    #expect(
      parts(of: html, from: "<div class=\"axis\" aria-hidden=\"true\">", to: "</div>") == [
        "<i>0 ms</i><i>0.5 ms</i><i>1 ms</i><i>1.5 ms</i>"
      ])
  }

  @Test func `the times from station to station are those of all frames`() {
    let html = JourneyReport(title: "Many", journeys: journeys((1...500).map { Double($0) / 100 })).html
    #expect(
      parts(of: html, from: "<tbody><tr><td>", to: "</tbody>")[0]
        == "0.628</td><td>1.240</td><td>1.250</td><td>device</td><td>router</td></tr>"
        + "<tr><td>1.882</td><td>3.720</td><td>3.750</td><td>router</td><td>queue</td></tr>"
        + "<tr><td>2.510</td><td>4.960</td><td>5.000</td><td>queue</td><td>handled</td></tr>")
    #expect(html.components(separatedBy: "<details").count - 1 == 400)
    #expect(html.contains("100 further frames are counted above and not shown."))
  }

  @Test func `a very slow frame does not squeeze the others, and the page says so`() {
    let html = JourneyReport(title: "Slow", journeys: journeys([1, 1, 1000])).html
    #expect(html.contains("viewBox=\"0 0 8000 20\""))
    #expect(html.contains("2000.000 ms</span>") && html.contains("continues beyond it"))
    let even = JourneyReport(title: "Even", journeys: journeys([1, 1, 1])).html
    #expect(!even.contains("continues beyond it"))
  }

  @Test func `decisions stand between the queue and the end`() {
    let html = JourneyReport(title: "One", journeys: journeys([0.4])).html
    #expect(
      parts(of: html, from: "</summary><table><tbody>", to: "</tbody>")[0].components(separatedBy: "</tr>")
        .dropLast() == [
          "<tr><td>0.000</td><td>device</td><td>it happened</td>",
          "<tr><td>0.100</td><td>router</td><td>it came to the router</td>",
          "<tr><td>0.400</td><td>queue</td><td>taken out by source 0</td>",
          "<tr><td></td><td></td><td>input touch 1 moved to (10, 20)</td>",
          "<tr><td>0.800</td><td>handled</td><td>the application is done</td>",
        ])
  }

  @Test func `a page of journeys loads nothing and believes no text`() {
    let evil = "<script>alert(1)</script>\u{202E}\"'&"
    var journeys = journeys([0.4, .nan, .infinity, -1], evil)
    journeys[0].title = evil
    journeys[0].stops[0].station = evil
    journeys[0].decisions = [evil]
    let html = JourneyReport(title: evil, journeys: journeys).html
    for word in ["<script", "src=", "@import", "url(", "<link", "http:", "\u{202E}", "style="] {
      #expect(!html.contains(word), "\(word)")
    }
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("script-src"))
  }

  @Test func `a page without frames is complete`() {
    #expect(JourneyReport(title: "", journeys: []).html.contains("0 frames"))
    #expect(
      JourneyReport(title: "", journeys: [.init(title: "x", stops: [], decisions: [])]).html.contains(
        "1 frame"))
  }
}
