// SPDX-License-Identifier: Apache-2.0

// Drawing code works with colours, paths and images, and code relies on them coming with the import.
@_exported public import TouchGraphics
