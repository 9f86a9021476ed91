// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import CEvdev
  internal import Glibc
  internal import TouchFrames

  /// The open file of an event device, as libevdev has it.
  final class OpenedDevice {
    let descriptor: Int32
    let handle: OpaquePointer
    private let path: String

    /// Opens a device, without waiting for anybody; what is no character device is not opened at all.
    init(_ path: String) throws(DeviceFailure) {
      var found = stat()
      guard stat(path, &found) == 0 else { throw DeviceFailure(opening: path, errno) }
      guard found.st_mode & S_IFMT == S_IFCHR else { throw Self.refusal(path) }
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw DeviceFailure(opening: path, errno) }
      cevdev_silence()
      var handle: OpaquePointer?
      let status = libevdev_new_from_fd(descriptor, &handle)
      guard status == 0, let handle else {
        close(descriptor)
        throw status == -ENODEV ? DeviceFailure(opening: path, ENODEV) : Self.refusal(path)
      }
      self.path = path
      self.handle = handle
      self.descriptor = descriptor
    }

    deinit {
      libevdev_free(handle)
      close(descriptor)
    }

    /// What the device says of itself.
    var description: EvdevDevice { EvdevDevice(handle) }

    /// The state of the device, as libevdev knows it.
    func state(of device: EvdevDevice) -> EvdevState { EvdevState(handle, device) }

    /// Lets no other program have the events.
    func grab() throws(DeviceFailure) {
      let status = libevdev_grab(handle, LIBEVDEV_GRAB)
      guard status != 0 else { return }
      guard status == -EBUSY else {
        throw DeviceFailure(.system, path, "it cannot be grabbed: \(String(cString: strerror(-status)))")
      }
      throw DeviceFailure(
        .grabbed, path, "another program has grabbed it", advice: "End that program, or do not grab it.")
    }

    private static func refusal(_ path: String) -> DeviceFailure {
      DeviceFailure(
        .noEventDevice, path, "it is no event device",
        advice:
          "Event devices are called /dev/input/eventN; `touchstone record --devices` lists those that touch.")
    }
  }
#endif
