// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The system's monotonic clock, which all processes of a machine share.
  public enum MonotonicTime {
    /// The current time, in nanoseconds since an unspecified point before the processes of the machine
    /// started.
    public static var now: Int64 {
      var time = timespec()
      unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
  }
#endif
