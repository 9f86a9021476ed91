// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// A session in JSON, compared byte for byte.
@Suite struct SessionJSONTraces {
  @Test func `a tap as JSON lines is the same in every process`() throws {
    let stage = Stage()
    try stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40)), named: "button")
    try stage.tap("button")
    stage.log("done")
    let text = TraceJSON.text(of: stage.trace)
    let difference = TraceDiff(
      expected: """
        {"format":"touchstone-trace","version":1}
        {"time":0,"area":"input","what":"began","touch":1,"finger":1,"at":[150,120],"taps":1}
        {"time":0,"area":"hit-test","what":"visited","view":{"class":"UIWindow","number":1},"at":[150,120],"depth":0,"verdict":"inside"}
        {"time":0,"area":"hit-test","what":"visited","view":{"class":"UITransitionView","number":1},"at":[150,120],"depth":1,"verdict":"inside"}
        {"time":0,"area":"hit-test","what":"visited","view":{"class":"UIDropShadowView","number":1},"at":[150,120],"depth":2,"verdict":"inside"}
        {"time":0,"area":"hit-test","what":"visited","view":{"class":"UIView","number":1},"at":[150,120],"depth":3,"verdict":"inside"}
        {"time":0,"area":"hit-test","what":"visited","view":{"class":"UIView","id":"button","number":2},"at":[50,20],"depth":4,"verdict":"inside"}
        {"time":0,"area":"hit-test","what":"result","window":{"class":"UIWindow","number":1},"at":[150,120],"view":{"class":"UIView","id":"button","number":2}}
        {"time":0,"area":"event","what":"sent","event":"touches","to":{"class":"UIWindow","number":1},"touches":[1]}
        {"time":0,"area":"deliver","what":"handed","to":{"class":"UIView","id":"button","number":2},"phase":"began","touches":[1]}
        {"time":0.05,"area":"input","what":"changed","touch":1,"phase":"ended","to":[150,120]}
        {"time":0.05,"area":"event","what":"sent","event":"touches","to":{"class":"UIWindow","number":1},"touches":[1]}
        {"time":0.05,"area":"deliver","what":"handed","to":{"class":"UIView","id":"button","number":2},"phase":"ended","touches":[1]}
        {"time":0.05,"area":"log","text":"done"}
        """, actual: text)
    #expect(difference.description == "The traces are identical.")
    #expect(try TraceJSON.trace(from: text) == stage.trace)
  }
}
