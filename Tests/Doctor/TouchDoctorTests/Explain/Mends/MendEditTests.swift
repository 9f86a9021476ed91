// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct MendEditTests {
  private static let a = ViewPlace(view: 1)
  private static let b = ViewPlace(view: 2)
  private static let plan = MendPlan(
    lines: [], standIns: [],
    names: [
      StandInNames.StandIn(name: "button", place: a), StandInNames.StandIn(name: "bar", place: b),
      StandInNames.StandIn(name: "twice", place: a), StandInNames.StandIn(name: "twice", place: b),
    ])

  private func edits(_ lines: String...) throws -> [MendEdit]? {
    let document = try SnapshotDocument.read(
      bytes: Array(
        "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n   | <UIView: 0x3; frame = (0 0; 9 9)>"
          .utf8),
      file: "-")
    return MendEdit.edits(of: lines, in: Self.plan, blaming: Self.b, document.trees)
  }

  @Test(arguments: [
    ("button.isUserInteractionEnabled = false", MendEdit.interaction(a, false)),
    ("bar.isHidden = true", .hidden(b, true)), ("bar.isHidden = false", .hidden(b, false)),
    ("button.isEnabled = true", .enabled(a, true)), ("button.alpha = 1", .alpha(a, 1)),
    ("button.transform = .identity  // whatever", .untransformed(a)),
    ("bar.removeFromSuperview()", .hidden(b, true)),
    ("button.superview?.bringSubviewToFront(button)", .toFront(a)),
    ("bar.superview?.sendSubviewToBack(bar)", .toBack(b)),
    ("button.frame = bar.bounds", .filling(a, b)),
    ("button.frame = button.frame.offsetBy(dx: 0, dy: -12.5)", .moved(a, ViewPoint(x: 0, y: -12.5))),
    (
      "button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
      .length(a, .width, .atLeast, 44)
    ),
    (
      "button.bottomAnchor.constraint(lessThanOrEqualTo: bar.topAnchor, constant: -8).isActive = true",
      .edge(a, .bottom, .atMost, b, .top, -8)
    ),
    (
      "button.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor).isActive = true",
      .edge(a, .top, .atLeast, nil, .top, 0)
    ),
    (
      "bar.frame = CGRect(x: 330, y: -8.5, width: 44, height: 54)",
      .placed(b, ViewRect(x: 330, y: -8.5, width: 44, height: 54))
    ),
    ("bar.bounds.origin = CGPoint(x: 330, y: -66)", .origin(b, ViewPoint(x: 330, y: -66))),
    ("dismiss(animated: true)", .hidden(b, true)), ("view.endEditing(true)", .withoutKeyboard),
  ])
  fileprivate func `a line is the change that it makes`(line: String, edit: MendEdit) throws {
    #expect(try edits(line) == [edit])
  }

  @Test func `three lines put a view into another one`() throws {
    #expect(
      try edits(
        "let frame = button.convert(button.bounds, to: bar.superview)", "bar.superview?.addSubview(button)",
        "button.frame = frame  // or constraints to the new superview")
        == [.reparented(Self.a, into: ViewPlace(view: 0))])
  }

  @Test(arguments: [
    "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {", "twice.isHidden = true",
    "bar.frame = CGRect(x: 1, y: 2, width: 3)", "bar.frame = CGRect(x: 1, y: top, width: 3, height: 4)",
    "other.isHidden = true", "button.isHidden = isHidden", "scrollView.contentInset.top += 8",
    "button.bottomAnchor.constraint(equalTo: bar.contentLayoutGuide.bottomAnchor).isActive = true",
  ])
  func `of other lines nobody knows what they do`(line: String) throws {
    #expect(try edits(line) == nil)
    #expect(try edits("bar.isHidden = true", line) == nil)
  }
}
