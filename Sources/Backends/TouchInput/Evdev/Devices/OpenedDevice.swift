// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import CEpoll
  internal import CEvdev
  internal import Glibc
  internal import TouchFrames

  /// An event device opened with libevdev; it has the handle to itself, and frees it at its end.
  @safe final class OpenedDevice {
    let descriptor: Int32
    let handle: OpaquePointer
    private let path: String

    /// Opens a device without blocking; anything but a character device is refused before it is opened.
    init(_ path: String) throws(DeviceFailure) {
      var found = cepoll_file()
      guard unsafe cepoll_describe(path, 1, &found) == 0 else { throw DeviceFailure(opening: path, errno) }
      guard found.mode & S_IFMT == S_IFCHR else { throw Self.refusal(path) }
      let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw DeviceFailure(opening: path, errno) }
      cevdev_silence()
      var handle: OpaquePointer?
      let status = unsafe libevdev_new_from_fd(descriptor, &handle)
      guard status == 0, let handle = unsafe handle else {
        close(descriptor)
        throw status == -ENODEV ? DeviceFailure(opening: path, ENODEV) : Self.refusal(path)
      }
      self.path = path
      unsafe self.handle = handle
      self.descriptor = descriptor
    }

    deinit {
      unsafe libevdev_free(handle)
      close(descriptor)
    }

    /// The description of the device.
    var description: EvdevDevice { unsafe EvdevDevice(handle) }

    /// The state of the device according to libevdev.
    func state(of device: EvdevDevice) -> EvdevState { unsafe EvdevState(handle, device) }

    /// Prevents other programs from receiving events of the device.
    func grab() throws(DeviceFailure) {
      let status = unsafe libevdev_grab(handle, LIBEVDEV_GRAB)
      guard status != 0 else { return }
      guard status == -EBUSY else {
        throw DeviceFailure(
          .system, path, unsafe "it cannot be grabbed: \(String(cString: strerror(-status)))")
      }
      throw DeviceFailure(
        .grabbed, path, "another program has grabbed it",
        advice: "Quit that program, or do not grab the device.")
    }

    private static func refusal(_ path: String) -> DeviceFailure {
      DeviceFailure(
        .noEventDevice, path, "it is not an event device",
        advice:
          "Event devices are named /dev/input/eventN; `touchstone record --devices` lists the touch devices.")
    }
  }
#endif
