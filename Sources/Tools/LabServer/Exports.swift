// SPDX-License-Identifier: Apache-2.0

#if Lab
  @_exported public import TouchLab
#endif
