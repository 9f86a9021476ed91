// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDemo

CommandLineProgram.demo.main()
