// SPDX-License-Identifier: Apache-2.0
import TouchCore
public import TouchGraphics

/// What an emitter layer emits, for renderers.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  private var timing = MediaTiming()

  /// A name, by which key paths find the cell.
  open var name: String?
  /// Whether the cell is emitted.
  ///
  /// A kept value: it changes nothing here.
  open var isEnabled = true

  /// How many particles a second brings.
  ///
  /// A kept value: it changes nothing here.
  open var birthRate: Float = 0
  /// How many seconds a particle lives.
  ///
  /// A kept value: it changes nothing here.
  open var lifetime: Float = 0
  /// By how much lifetimes differ.
  ///
  /// A kept value: it changes nothing here.
  open var lifetimeRange: Float = 0

  /// The angle to the plane at which particles leave, in radians.
  ///
  /// A kept value: it changes nothing here.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane at which particles leave, in radians.
  ///
  /// A kept value: it changes nothing here.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone in which they leave, in radians.
  ///
  /// A kept value: it changes nothing here.
  open var emissionRange: CGFloat = 0

  /// The speed of a particle, in points per second.
  ///
  /// A kept value: it changes nothing here.
  open var velocity: CGFloat = 0
  /// By how much speeds differ.
  ///
  /// A kept value: it changes nothing here.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x.
  ///
  /// A kept value: it changes nothing here.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y.
  ///
  /// A kept value: it changes nothing here.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z.
  ///
  /// A kept value: it changes nothing here.
  open var zAcceleration: CGFloat = 0

  /// The size of a particle, as a factor.
  ///
  /// A kept value: it changes nothing here.
  open var scale: CGFloat = 1
  /// By how much sizes differ.
  ///
  /// A kept value: it changes nothing here.
  open var scaleRange: CGFloat = 0
  /// By how much a second changes the size.
  ///
  /// A kept value: it changes nothing here.
  open var scaleSpeed: CGFloat = 0
  /// How fast a particle turns, in radians per second.
  ///
  /// A kept value: it changes nothing here.
  open var spin: CGFloat = 0
  /// By how much the turning differs.
  ///
  /// A kept value: it changes nothing here.
  open var spinRange: CGFloat = 0

  /// The color of a particle.
  ///
  /// A kept value: it changes nothing here.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// By how much red differs.
  ///
  /// A kept value: it changes nothing here.
  open var redRange: Float = 0
  /// By how much green differs.
  ///
  /// A kept value: it changes nothing here.
  open var greenRange: Float = 0
  /// By how much blue differs.
  ///
  /// A kept value: it changes nothing here.
  open var blueRange: Float = 0
  /// By how much the alpha value differs.
  ///
  /// A kept value: it changes nothing here.
  open var alphaRange: Float = 0
  /// By how much a second changes red.
  ///
  /// A kept value: it changes nothing here.
  open var redSpeed: Float = 0
  /// By how much a second changes green.
  ///
  /// A kept value: it changes nothing here.
  open var greenSpeed: Float = 0
  /// By how much a second changes blue.
  ///
  /// A kept value: it changes nothing here.
  open var blueSpeed: Float = 0
  /// By how much a second changes the alpha value.
  ///
  /// A kept value: it changes nothing here.
  open var alphaSpeed: Float = 0

  /// The picture of a particle.
  ///
  /// A kept value: it changes nothing here.
  open var contents: Any?
  /// The part of the picture that is shown, as fractions of it.
  ///
  /// A kept value: it changes nothing here.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point of the picture.
  ///
  /// A kept value: it changes nothing here.
  open var contentsScale: CGFloat = 1
  /// What particles emit in turn; a list that contains the cell, also by way of other cells, is refused.
  ///
  /// A kept value: it changes nothing here.
  open var emitterCells: [CAEmitterCell]? {
    get { storedEmitterCells }
    set {
      guard !Self.lead(newValue, to: self) else {
        return Misuse.report(
          "CAEmitterCell.emitterCells: a cell cannot emit itself; its cells stay as they are.")
      }
      storedEmitterCells = newValue
    }
  }
  private final var storedEmitterCells: [CAEmitterCell]?

  /// Whether a cell is among cells, or is emitted by one of them.
  private static func lead(_ cells: [CAEmitterCell]?, to cell: CAEmitterCell) -> Bool {
    var waiting = cells ?? []
    var seen: Set<ObjectIdentifier> = []
    while let next = waiting.popLast() {
      if next === cell { return true }
      if seen.insert(ObjectIdentifier(next)).inserted { waiting += next.storedEmitterCells ?? [] }
    }
    return false
  }

  /// Creates a cell that emits nothing yet.
  public override init() {
    super.init()
  }

  /// When the cell begins to be emitted, in the time of the layer.
  ///
  /// A kept value: it changes nothing here.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// For how many seconds the cell is emitted; infinity unless it is set.
  ///
  /// A kept value: it changes nothing here.
  open var duration: CFTimeInterval {
    get { timing.duration > 0 ? timing.duration : .infinity }
    set { timing.duration = newValue }
  }
  /// How fast the time of the cell goes.
  ///
  /// A kept value: it changes nothing here.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// What is added to the time of the cell.
  ///
  /// A kept value: it changes nothing here.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How often the emission repeats.
  ///
  /// A kept value: it changes nothing here.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// For how many seconds the emission repeats.
  ///
  /// A kept value: it changes nothing here.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether the time of the cell runs backwards after each run.
  ///
  /// A kept value: it changes nothing here.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown before the beginning and after the end.
  ///
  /// A kept value: it changes nothing here.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
