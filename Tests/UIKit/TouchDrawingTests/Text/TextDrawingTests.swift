// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct TextDrawingTests {
  private let context = CGContext(
    ContextRecording(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2))
  private let font = UIFont.systemFont(ofSize: 20, weight: .bold)

  private func drawn(_ body: () -> Void) -> [String] {
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.lines
  }

  @Test func `text is drawn from its top left corner`() {
    let lines = drawn {
      "a\"b\nc".draw(at: CGPoint(x: 5, y: 6), withAttributes: [.font: font, .foregroundColor: UIColor.red])
      ("d" as NSString).draw(at: .zero)
    }
    #expect(
      lines == [
        #"text "a\"b" in 5 6 30.952 23.867 #FF0000 size 20 weight 0.4"#,
        #"text "c" in 5 29.867 11.66 23.867 #FF0000 size 20 weight 0.4"#,
        #"text "d" in 0 0 6.6 14.32 #000000 size 12"#,
      ])
  }

  @Test func `text in a rectangle is wrapped, aligned and cut off below`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    let attributes: [NSAttributedString.Key: Any] = [.font: mono, .paragraphStyle: style]
    let rect = CGRect(x: 10, y: 10, width: 30, height: 30)
    var lines = drawn { "aa bbb c ddddddd".draw(in: rect, withAttributes: attributes) }
    #expect(
      lines == [
        #"text "aa" in 28 10 12 11.934 #000000 size 10 monospaced"#,
        #"text "bbb c" in 10 21.934 30 11.934 #000000 size 10 monospaced"#,
      ])
    style.alignment = .center
    lines = drawn {
      "aa bbb c".draw(
        with: CGRect(x: 0, y: 0, width: 30, height: 12),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: attributes, context: nil)
    }
    #expect(lines.last == #"text "aa…" in 6 0 18 11.934 #000000 size 10 monospaced"#)
  }

  @Test func `text that stays on one line is cut where the style says`() {
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    func cut(_ mode: NSLineBreakMode) -> String {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      let lines = drawn {
        "abcdefgh".draw(
          in: CGRect(x: 0, y: 0, width: 30.5, height: 20),
          withAttributes: [.font: mono, .paragraphStyle: style])
      }
      return String(lines.last?.split(separator: "\"")[1] ?? "")
    }
    #expect(cut(.byTruncatingTail) == "abcd…")
    #expect(cut(.byTruncatingHead) == "…efgh")
    #expect(cut(.byTruncatingMiddle) == "ab…gh")
    #expect(cut(.byClipping) == "abcdefgh")
  }

  @Test func `runs stand on one baseline and have their own looks`() {
    let small = UIFont.systemFont(ofSize: 10)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.blue
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "c",
        attributes: [
          .font: small, .backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: 1, .shadow: shadow, .baselineOffset: 4,
        ]))
    let lines = drawn { text.draw(at: .zero) }
    #expect(
      lines == [
        #"text "ab" in 0 0 22 23.867 #000000 size 20"#,
        #"text "c" in 22 5.521 5.5 11.934 #000000 size 10 on #FFFF00 underlined struck through shadow 1 2 blur 3 #0000FF"#,
      ])
  }

  @Test func `without the origin of lines, the baseline is at the origin`() {
    let lines = drawn {
      "a".draw(with: CGRect(x: 0, y: 30, width: 5, height: 5), attributes: [.font: font], context: nil)
    }
    #expect(lines == [#"text "a" in 0 10.957 11.66 23.867 #000000 size 20 weight 0.4"#])
  }
}
