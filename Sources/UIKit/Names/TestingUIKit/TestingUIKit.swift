// SPDX-License-Identifier: Apache-2.0

// Swift imports this module wherever a file imports Testing and UIKit. It has nothing to add.
