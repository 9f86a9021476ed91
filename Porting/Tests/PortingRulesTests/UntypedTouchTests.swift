// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct UntypedTouchTests {
  @Test func `an object that is asked where it is in a view is a touch`() {
    expect(
      "let a = (touches.anyObject() as AnyObject).location(in: self)\nlet b = (set.anyObject() as AnyObject?)?.previousLocation(in: v)",
      becomes:
        "let a = (touches.anyObject() as! UITouch).location(in: self)\nlet b = (set.anyObject() as? UITouch)?.previousLocation(in: v)"
    )
  }

  @Test func `a variable that holds an object of any class is one, too`() {
    expect(
      "let touch = set.anyObject() as AnyObject?\nlet a = touch?.location(in: view)\nfunc f(_ t: AnyObject) { t.location(in: view) }",
      becomes:
        "let touch = set.anyObject() as AnyObject?\nlet a = (touch as? UITouch)?.location(in: view)\nfunc f(_ t: AnyObject) { (t as! UITouch).location(in: view) }"
    )
  }

  @Test func `touches, recognizers and other methods stay`() {
    let source = "let a = touch.location(in: self), b = (x as AnyObject).location(of: 1)"
    expect(source, becomes: source)
  }
}
