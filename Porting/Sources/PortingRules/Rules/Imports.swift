// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Turns imports of parts of a module into imports of the module, and names modules that do not exist.
///
/// `import UIKit.UIGestureRecognizerSubclass` names a part of a module of Objective-C, which Swift modules do
/// not have.
final class Imports: PortingRule {
  /// Modules of Apple's platforms only.
  private static let missing: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AppKit",
    "AuthenticationServices", "CloudKit", "Combine", "Contacts", "CoreAnimation", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "CoreTelephony", "CoreText", "CoreVideo", "EventKit", "GLKit", "GameKit", "GameplayKit", "HealthKit",
    "ImageIO", "Intents", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "Network", "ObjectiveC", "OpenGLES", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit", "WidgetKit", "os",
  ]

  /// What to use instead.
  private static let hints = [
    "AVFoundation": "The sounds of the system are in AudioToolbox.",
    "Combine": "Properties can be observed by key path, and notifications by NotificationCenter.",
  ]

  /// Whether the file has names with the prefix of a module, besides that of the module.
  private func usesNames(with prefix: String) -> Bool {
    file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return name.hasPrefix(prefix) && name != "AVFoundation"
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return .skipChildren }
    if ["AudioToolbox", "CoreGraphics", "QuartzCore", "UIKit"].contains(module), path.count > 1,
      node.importKindSpecifier == nil
    {
      let start = node.path.range.lowerBound + module.utf8.count
      edits.blank(start..<node.path.range.upperBound, in: file.bytes)
    }
    if module == "AVFoundation", !usesNames(with: "AV") {
      // It brings the sounds of the system along, for which many a file imports it.
      replace(node, with: "import AudioToolbox")
    } else if module == "ObjectiveC" {
      // What code takes from it, as `NSObject`, is in Foundation here.
      replace(node, with: "import Foundation")
    } else if Self.missing.contains(module) {
      let hint = Self.hints[module].map { " \($0)" } ?? ""
      say(
        at: node,
        "import \(module): the module exists on Apple's platforms only; leave out what uses it, or write a stand-in.\(hint)"
      )
    }
    return .skipChildren
  }
}
