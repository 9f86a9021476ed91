// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// What the source and the receivers of a drag see of it.
final class DragSession: NSObject, UIDragSession {
  fileprivate(set) weak var drag: Drag?
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var prefersFullSizePreviews = false

  init(_ drag: Drag?) {
    self.drag = drag
    super.init()
  }

  deinit {}

  func attach(to drag: Drag) { self.drag = drag }

  func location(in view: UIView) -> CGPoint {
    guard let drag else { return .zero }
    return view.convert(drag.point, from: nil)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// What the receivers of a drag see of it.
final class DropSession: NSObject, UIDropSession {
  private let source: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)
  /// How many loads have not been answered yet.
  private(set) var pendingLoads = 0

  init(_ source: DragSession) {
    self.source = source
    super.init()
  }

  deinit {}

  var items: [UIDragItem] { source.items }
  var allowsMoveOperation: Bool { source.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { source.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { source }

  func location(in view: UIView) -> CGPoint { source.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    source.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    source.canLoadObjects(ofClass: aClass)
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    // The drag may be over before the items are loaded, and waits for them.
    let drag = source.drag
    let load = SessionLoad(count: providers.count) { [self] objects in
      pendingLoads -= 1
      completion(objects)
      drag?.loadsChanged()
    }
    pendingLoads += 1
    progress.totalUnitCount += Int64(providers.count)
    for (index, provider) in providers.enumerated() {
      provider.load(aClass) { [self] object in
        progress.completedUnitCount += 1
        load.loaded(object, at: index)
      }
    }
    load.finishIfComplete()
    return progress
  }
}

/// The objects of a session that are being loaded.
private final class SessionLoad {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private var completion: (([any NSItemProviderReading]) -> Void)?

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func loaded(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    finishIfComplete()
  }

  func finishIfComplete() {
    guard missing == 0, let completion else { return }
    self.completion = nil
    completion(objects.compactMap { $0 })
  }
}
