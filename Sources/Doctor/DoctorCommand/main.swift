// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs

CommandLineProgram.doctor.main()
