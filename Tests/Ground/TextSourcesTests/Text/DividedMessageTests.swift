// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct DividedMessageTests {
  @Test func `what is wrong and the advice are told apart`() {
    let message = DividedMessage("there are no views; print a window", at: "; ")
    #expect(message.problem == "there are no views")
    #expect(message.advice == ["Print a window."])
    #expect(DividedMessage("a; b?", at: "; ").advice == ["B?"])
  }

  @Test func `a message without advice gets another`() {
    #expect(DividedMessage("it is wrong.", at: "; ", otherwise: "Do it again.").problem == "it is wrong")
    #expect(DividedMessage("it is wrong", at: "; ", otherwise: "Do it again.").advice == ["Do it again."])
    #expect(DividedMessage("it is wrong; ", at: "; ").advice == [])
    #expect(DividedMessage("", at: "; ").problem == "")
  }
}
