// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// What is dragged, in all the forms in which a receiver can ask for it.
  ///
  /// Foundation has this class on Apple's platforms only. Here an object that was registered is passed on as
  /// it is to a receiver that asks for its class; others get it through its data, as between applications.
  /// The answer always comes later, at the same time on the application's clock.
  @preconcurrency @MainActor open class NSItemProvider: NSObject {
    /// A name for a file with the item.
    ///
    /// A kept value: it changes nothing here.
    open var suggestedName: String?

    private final var representations: [ItemRepresentation] = []
    private final var objects: [any NSItemProviderWriting] = []

    /// Creates a provider without an item.
    public override init() {
      super.init()
    }

    deinit {}

    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
      self.init()
      registerObject(object, visibility: .all)
    }

    /// Creates a provider of a file; nil if the URL is not one of a file.
    public convenience init?(contentsOf fileURL: URL?) {
      guard let fileURL, fileURL.isFileURL else { return nil }
      self.init()
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
      registerObject(fileURL as NSURL, visibility: .all)
    }

    // MARK: Registering

    /// Adds an object, in every form that its class can write.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      objects.append(object)
      for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
        registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
          object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
        }
      }
    }

    /// Adds data of a type, which is made when a receiver asks.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      representations.append(
        ItemRepresentation(type: typeIdentifier, visibility: visibility, load: loadHandler))
    }

    // MARK: Asking

    /// The types of the registered data, the most faithful first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// Whether any data conforms to a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      representations.contains { ItemTypes.conforms($0.type, to: typeIdentifier) }
    }

    /// Whether the item can become an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      objects.contains { type(of: $0) == aClass } || representation(readableBy: aClass) != nil
    }

    // MARK: Loading

    /// Loads the item as an object of a class.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let load = ItemLoad { completionHandler($0 as? any NSItemProviderReading, $1) }
      if let object = objects.first(where: { type(of: $0) == aClass }) {
        load.finish(object, nil)
      } else if let found = representation(readableBy: aClass) {
        load.start(found) { try aClass.object(withItemProviderData: $0, typeIdentifier: found.type) }
      } else {
        load.finish(nil, ItemUnavailable(wanted: "\(aClass)"))
      }
      return load.progress
    }

    /// Loads the data of a type.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      let load = ItemLoad { completionHandler($0 as? Data, $1) }
      if let found = representations.first(where: { ItemTypes.conforms($0.type, to: typeIdentifier) }) {
        load.start(found) { $0 }
      } else {
        load.finish(nil, ItemUnavailable(wanted: typeIdentifier))
      }
      return load.progress
    }

    private final func representation(
      readableBy aClass: any NSItemProviderReading.Type
    ) -> ItemRepresentation? {
      let readable = aClass.readableTypeIdentifiersForItemProvider
      return representations.first { found in readable.contains { ItemTypes.conforms(found.type, to: $0) } }
    }
  }

  extension NSItemProvider {
    /// Whether the item can become a value such as a `String` or a `URL`.
    public final func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
      canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Loads the item as a value such as a `String` or a `URL`.
    @discardableResult
    public final func loadObject<Value: _ObjectiveCBridgeable>(
      ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
      loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
        completionHandler(
          (object as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
      }
    }
  }

  /// Who can ask for a form of an item; there is one application here, so everybody can.
  public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable, Hashable {
    /// Every application.
    case all = 0
    /// Applications of the same team.
    case team = 1
    /// Applications of the same group.
    case group = 2
    /// The application itself.
    case ownProcess = 3
  }

  /// One form of an item.
  struct ItemRepresentation {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  /// The error of a load for which the provider has nothing.
  nonisolated struct ItemUnavailable: Error, CustomStringConvertible {
    let wanted: String
    var description: String { "the provider has no item for \(wanted)" }
  }
#endif
