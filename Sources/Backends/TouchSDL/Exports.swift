// SPDX-License-Identifier: Apache-2.0

#if SDL
  @_exported public import TouchCairo
  @_exported public import TouchInput
#endif
