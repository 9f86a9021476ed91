// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourceReading

// The program does what its arguments say; what it is for is in the help.
exit(IndexProgram.run(Array(CommandLine.arguments.dropFirst())))
