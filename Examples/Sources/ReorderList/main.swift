// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

// A finger moves a row down, another tries to interfere, and a third attempt is interrupted.

let stage = Stage()
let labels = ["apples", "bread", "cheese", "dates"].map { text in
  let label = UILabel()
  label.text = text
  return label
}
let list = ReorderList(contents: labels)
list.frame = CGRect(x: 0, y: 100, width: 375, height: 176)
list.onMove = { from, to in stage.log("moved \(from) to \(to)") }
try stage.add(list, named: "list")
list.layoutIfNeeded()

func tell() {
  let texts = list.contents.map { ($0 as? UILabel)?.text ?? "" }
  stage.log(texts.joined(separator: ", "))
}

tell()
stage.log("the first row goes down by its handle")
let finger = stage.finger(1)
try finger.down(at: .point(350, 20, in: "list"))
try finger.move(by: CGVector(dx: 0, dy: 30))
tell()
try finger.move(by: CGVector(dx: 0, dy: 60))
tell()
stage.log("a second finger takes the last one, and nothing comes of it")
try stage.finger(2).down(at: .point(350, 160, in: "list"))
try stage.finger(2).move(by: CGVector(dx: 0, dy: -100))
try stage.finger(2).up()
try finger.up()
tell()
stage.log("a row without its handle stays")
try stage.wait(1)
try finger.down(at: .point(50, 20, in: "list"))
try finger.move(by: CGVector(dx: 0, dy: 100))
try finger.up()
tell()
stage.log("a touch that is taken away leaves the order")
try finger.down(at: .point(350, 160, in: "list"))
try finger.move(by: CGVector(dx: 0, dy: -500))
tell()
try finger.cancel()
tell()

print(stage.text(only: [.input, .controls, .log]))
