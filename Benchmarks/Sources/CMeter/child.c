// SPDX-License-Identifier: Apache-2.0

#include "CMeter.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

bool in_child(void) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) { return true; }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0) {
    fprintf(stderr, "a copy of the process failed.\n");
    exit(70);
  }
  return false;
}
