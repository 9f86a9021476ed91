// SPDX-License-Identifier: Apache-2.0

// Items of bars have menus.
@_exported public import TouchMenus
