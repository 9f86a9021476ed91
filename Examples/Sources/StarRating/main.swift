// SPDX-License-Identifier: Apache-2.0
import TouchStage
import Touchstone

// A finger taps a star, slides over the others, and is interrupted.

let stage = Stage()
let stars = StarRating()
stars.frame = CGRect(x: 100, y: 300, width: 192, height: 32)
stars.addAction(
  UIAction { _ in
    let row = (0..<stars.starCount).map { $0 < stars.rating ? "★" : "☆" }
    stage.log(row.joined())
  }, for: .valueChanged)
try stage.add(stars, named: "stars")

stage.log("a tap on the third")
try stage.tap(.point(90, 16, in: "stars"))
stage.log("one just above the stars")
try stage.tap(.point(10, -5, in: "stars"))
stage.log("a finger from the second to the right, and off to the left")
let finger = stage.finger(1)
try finger.down(at: .point(50, 16, in: "stars"))
for x in [60.0, 100, 140, 180, 250, 20, -10] { try finger.move(to: .point(x, 16, in: "stars")) }
try finger.up()
stage.log("a touch that is taken away")
stars.rating = 2
try finger.down(at: .point(150, 16, in: "stars"))
try finger.cancel()

print(stage.text(only: [.input, .controls, .log]))
