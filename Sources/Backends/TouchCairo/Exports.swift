// SPDX-License-Identifier: Apache-2.0

#if Cairo
  @_exported public import TouchRender
#endif
