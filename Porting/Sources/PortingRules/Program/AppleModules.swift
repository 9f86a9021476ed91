// SPDX-License-Identifier: Apache-2.0

/// The modules that code for iOS imports.
enum AppleModules {
  /// Modules that the product UIKit has.
  static let present: Set<String> = ["AudioToolbox", "CoreGraphics", "QuartzCore", "UIKit"]

  /// Modules of Apple's platforms only, with the beginnings of their names.
  ///
  /// A file without such a name does not need the import. Of a module with an empty list nobody can say that.
  static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "AVFAudio": ["AV"], "AVFoundation": ["AV", "kAV"], "AVKit": ["AV"],
    "Accelerate": ["vDSP", "vImage", "cblas", "kvImage"], "AppKit": ["NS"], "AssetsLibrary": ["AL"],
    "AuthenticationServices": ["AS"], "CloudKit": ["CK"], "Combine": [], "Contacts": ["CN"],
    "ContactsUI": ["CN"], "CoreAnimation": ["CA"], "CoreAudio": ["Audio", "kAudio"], "CoreBluetooth": ["CB"],
    "CoreData": [
      "NSManaged", "NSFetch", "NSFetched", "NSPersistent", "NSEntity", "NSAttributeDescription", "NSMerge",
    ],
    "CoreHaptics": ["CH"], "CoreImage": ["CI", "kCI"], "CoreLocation": ["CL", "kCL"],
    "CoreMedia": ["CM", "kCM"], "CoreMotion": ["CM"], "CoreTelephony": ["CT"],
    "CoreText": ["CT", "kCT"], "CoreVideo": ["CV", "kCV"], "EventKit": ["EK"], "GLKit": ["GLK", "GL", "gl"],
    "GameKit": ["GK"], "GameplayKit": ["GK"], "HealthKit": ["HK"],
    "ImageIO": ["CGImageSource", "CGImageDestination", "CGImageMetadata", "kCGImage"], "Intents": ["IN"],
    "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"], "MediaPlayer": ["MP"], "MessageUI": ["MF"],
    "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "MobileCoreServices": ["kUT", "UT"],
    "MultipeerConnectivity": ["MC"], "Network": ["NW"],
    "ObjectiveC": [],
    "OpenGLES": ["EAGL", "GL", "gl"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"],
    "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"], "RealityKit": [], "SafariServices": ["SF"],
    "SceneKit": ["SCN"], "Security": ["Sec", "kSec"], "Social": ["SL"], "Speech": ["SF"],
    "SpriteKit": ["SK"], "StoreKit": ["SK"], "SwiftData": [], "SwiftUI": [],
    "SystemConfiguration": ["SCNetwork", "SCDynamic", "SCPreferences", "kSC"],
    "UniformTypeIdentifiers": ["UT"], "UserNotifications": ["UN"], "Vision": ["VN"], "WatchKit": ["WK"],
    "WebKit": ["WK"], "WidgetKit": [], "os": ["os_", "OS", "Logger"],
  ]

  /// The names of modules without a beginning of their own by which a file can be seen to use one.
  static let names: [String: Set<String>] = [
    "SwiftUI": [
      "View", "Text", "Color", "Image", "Button", "Toggle", "Slider", "Picker", "TextField", "List",
      "Form", "Section", "Group", "ForEach", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
      "LazyVGrid", "LazyHGrid", "Grid", "GridItem", "Spacer", "Divider", "ScrollView", "ScrollViewReader",
      "NavigationView", "NavigationStack", "NavigationLink", "TabView", "GeometryReader", "GeometryProxy",
      "ViewBuilder", "ViewModifier", "EnvironmentValues", "EnvironmentKey", "EnvironmentObject",
      "Environment", "State", "StateObject", "Binding", "ObservedObject", "ObservableObject", "Published",
      "AppStorage", "FocusState", "GestureState", "Namespace", "Shape", "Path", "Rectangle",
      "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Gesture", "DragGesture", "TapGesture",
      "LongPressGesture", "MagnificationGesture", "Animation", "withAnimation", "Angle", "EdgeInsets",
      "Edge", "Font", "Gradient", "LinearGradient", "Canvas", "AnyView", "EmptyView", "App", "Scene",
      "WindowGroup", "Preview", "PreviewProvider", "UIHostingController", "UIHostingConfiguration",
      "UIViewRepresentable", "UIViewControllerRepresentable", "UIGestureRecognizerRepresentable",
      "UIViewRepresentableContext", "UIViewControllerRepresentableContext",
    ]
  ]

  /// The modules that have names like this one, if it is no name of UIKit's: `CIImage` is of `CoreImage`.
  static func modules(of name: String) -> [String] {
    let isOwn = ["UI", "CA", "CG", "NS"].contains { name.hasModulePrefix($0) }
    guard !isOwn, name.count > 3, name.contains(where: \.isUppercase) else { return [] }
    let fitting = prefixes.filter { $0.value.contains { name.hasModulePrefix($0) } }.keys.sorted()
    let usual = fitting.filter {
      !["AVFAudio", "AVKit", "PhotosUI", "ContactsUI", "GameplayKit"].contains($0)
    }
    return usual.isEmpty ? fitting : usual
  }

  static func isMissing(_ module: String) -> Bool { prefixes[module] != nil }
}
