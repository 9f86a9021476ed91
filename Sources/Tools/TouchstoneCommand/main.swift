// SPDX-License-Identifier: Apache-2.0

TouchstoneProgram.program.main()
