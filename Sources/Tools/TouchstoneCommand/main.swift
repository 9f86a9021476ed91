// SPDX-License-Identifier: Apache-2.0
import CommandKit

TouchstoneProgram.program.main()
