// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll

  /// The system's monotonic clock, which all processes of a machine share.
  public enum MonotonicTime {
    /// The current time, in nanoseconds since an unspecified point before the processes of the machine
    /// started.
    public static var now: Int64 { Int64(cepoll_now()) }
  }
#endif
