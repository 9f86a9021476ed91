// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore

@testable import TouchStage

struct ViewNamesTests {
  @Test func `a view has one name, and a name one view`() {
    var names = ViewNames()
    let (a, b) = (UIView(), UIView())
    names.name(a, "one")
    names.name(b, "two")
    names.name(a, "three")
    #expect(names["one"] == nil && names["three"] === a && names.known == ["two", "three"])
    names.name(b, "one")
    names.name(b, "one")
    #expect(names.known == ["three", "one"])
  }

  @Test func `the name of a view that is gone is free`() {
    var names = ViewNames()
    var view: UIView? = UIView()
    view.map { names.name($0, "one") }
    view = nil
    #expect(names["one"] == nil && names.known.isEmpty)
    let other = UIView()
    names.name(other, "one")
    #expect(names["one"] === other && names.known == ["one"])
  }
}
