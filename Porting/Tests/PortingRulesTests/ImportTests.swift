// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ImportTests {
  @Test func `a part of a module is imported with the module`() {
    expect(
      "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport AudioToolbox.AudioServices\n",
      becomes:
        "import UIKit                            \nimport class UIKit.UIView\nimport AudioToolbox              \n"
    )
  }

  @Test func `a file that needs only the sounds of AVFoundation imports those`() {
    expect(
      "import AVFoundation\nfunc f() { AudioServicesPlaySystemSound(1104) }",
      becomes: "import AudioToolbox\nfunc f() { AudioServicesPlaySystemSound(1104) }")
  }

  @Test func `a file that fits an image with a function of AVFoundation imports UIKit, which has it`() {
    expect(
      "import AVFoundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)",
      becomes: "import UIKit\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)")
  }

  @Test func `the functions of Darwin's C library come with Foundation`() {
    expect(
      "import Darwin\nimport Darwin.C.math\nimport func Darwin.atan2",
      becomes: "import Foundation\nimport Foundation\nimport Foundation")
  }

  @Test func `a module of Apple's platforms is named if the file uses it`() {
    expect(
      "import SwiftUI\nimport CoreImage\nlet a = (CIImage(), Text(\"b\"))\n",
      becomes: "import SwiftUI\nimport CoreImage\nlet a = (CIImage(), Text(\"b\"))\n",
      remarks: [
        "1: import SwiftUI: the module exists on Apple's platforms only; leave out what uses it, or write a stand-in.",
        "2: import CoreImage: the module exists on Apple's platforms only; leave out what uses it, or write a stand-in.",
      ])
  }

  @Test func `an import that the file does not use goes away`() {
    expect(
      "import CoreMotion\nimport os.log\nlet circle = CMake(), shape = OSBox()\nstruct OSBox {}; func CMake() {}",
      becomes:
        "import Foundation\nimport Foundation\nlet circle = CMake(), shape = OSBox()\nstruct OSBox {}; func CMake() {}"
    )
  }

  @Test func `SwiftUI that a file imports for UIKit alone brings UIKit`() {
    expect(
      "import SwiftUI\nclass Dial: UIControl { let shape = Shape() }\nstruct Shape {}",
      becomes:
        "import UIKit; import Foundation\nclass Dial: UIControl { let shape = Shape() }\nstruct Shape {}")
  }

  @Test func `a file with names of UIKit and no import of it gets one, on its first line of code`() {
    expect(
      "// Knob\n\nimport Foundation\nclass Knob: UIControl {}",
      becomes: "// Knob\n\nimport UIKit; import Foundation\nclass Knob: UIControl {}")
    expect("let a = CALayer()", becomes: "import UIKit; let a = CALayer()")
    expect("extension UIView {}", becomes: "import UIKit; extension UIView {}")
  }

  @Test func `a file without names of UIKit, or with another import that brings them, gets no import`() {
    for source in [
      "import Foundation\nlet a = UIID(), b = CGFloat(1), c = UIBox()\nclass UIBox {}",
      "import QuartzCore\nlet a = CALayer()", "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIView()",
      "import UIKit\nlet a = UIView()",
    ] {
      expect(source, becomes: source)
    }
  }

  @Test func `an import that a condition leaves out brings nothing`() {
    expect(
      "#if os(macOS)\nimport UIKit\n#endif\nlet a = UIView()",
      becomes: "import UIKit; #if os(macOS)\nimport UIKit\n#endif\nlet a = UIView()")
  }
}
