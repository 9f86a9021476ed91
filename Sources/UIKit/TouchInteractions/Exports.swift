// SPDX-License-Identifier: Apache-2.0

// Interactions are added to views, and their menus have actions.
@_exported public import TouchMenus
