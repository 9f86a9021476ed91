// SPDX-License-Identifier: Apache-2.0

// The plugin PortSources ports the folder iOS into this module. SwiftPM asks for a file beside it.
