// SPDX-License-Identifier: Apache-2.0

#if Evdev
  @_exported public import TouchFrames
#endif
