// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import CEvdev
  internal import Glibc
  internal import TouchFrames

  extension EvdevDevice {
    /// Queries the description of a device.
    init(_ handle: OpaquePointer) {
      self.init()
      name = unsafe libevdev_get_name(handle).map { unsafe String(cString: $0) } ?? ""
      bus = unsafe UInt16(truncatingIfNeeded: libevdev_get_id_bustype(handle))
      vendor = unsafe UInt16(truncatingIfNeeded: libevdev_get_id_vendor(handle))
      product = unsafe UInt16(truncatingIfNeeded: libevdev_get_id_product(handle))
      version = unsafe UInt16(truncatingIfNeeded: libevdev_get_id_version(handle))
      for property in 0..<UInt16(64) where unsafe libevdev_has_property(handle, UInt32(property)) != 0 {
        properties.insert(property)
      }
      for type in [EvdevType.key, EvdevType.relative, EvdevType.miscellaneous]
      where unsafe libevdev_has_event_type(handle, UInt32(type)) != 0 {
        for code in 0..<UInt16(0x300)
        where unsafe libevdev_has_event_code(handle, UInt32(type), UInt32(code)) != 0 {
          insert(code, ofType: type)
        }
      }
      for code in 0..<UInt16(0x40) {
        guard let axis = unsafe libevdev_get_abs_info(handle, UInt32(code))?.pointee else { continue }
        set(
          EvdevAxis(
            code: code, minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
            resolution: axis.resolution))
      }
    }
  }

  extension EvdevState {
    /// Queries the state of a device.
    init(_ handle: OpaquePointer, _ device: EvdevDevice) {
      self.init()
      for axis in device.axes where !(0x2F...0x3D).contains(axis.code) {
        let value = unsafe libevdev_get_event_value(handle, UInt32(EvdevType.absolute), UInt32(axis.code))
        axes.append(Value(axis.code, value))
      }
      for code in device.codes(ofType: EvdevType.key).numbers
      where unsafe libevdev_get_event_value(handle, UInt32(EvdevType.key), UInt32(code)) != 0 {
        keys.insert(code)
      }
      let codes = device.axes.map(\.code).filter { (0x30...0x3D).contains($0) }
      slots = unsafe (0..<max(libevdev_get_num_slots(handle), 0)).map { slot in
        codes.map { unsafe Value($0, libevdev_get_slot_value(handle, UInt32(slot), UInt32($0))) }
      }
      currentSlot = unsafe max(libevdev_get_current_slot(handle), 0)
    }
  }

  extension EvdevEvent {
    /// Converts an event of the kernel; nil if its time is invalid.
    init?(_ event: input_event) {
      let (seconds, micros) = (cevdev_seconds(event), cevdev_microseconds(event))
      let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      let (time, overflows) = whole.addingReportingOverflow(micros * 1000)
      guard !isTooLarge, !overflows, (0..<1_000_000).contains(micros) else { return nil }
      self.init(nanoseconds: time, type: event.type, code: event.code, value: event.value)
    }
  }
#endif
