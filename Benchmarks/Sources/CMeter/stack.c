// SPDX-License-Identifier: Apache-2.0

#include "CMeter.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  void (*body)(void *);
  void *context;
} Work;

static void *run(void *argument) {
  Work *work = argument;
  work->body(work->context);
  return NULL;
}

void on_stack_of(size_t bytes, void (*body)(void *), void *context) {
  Work work = {body, context};
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  if (pthread_attr_setstacksize(&attributes, bytes) != 0
      || pthread_create(&thread, &attributes, run, &work) != 0) {
    fprintf(stderr, "touchbench: no stack of %zu bytes to be had.\n", bytes);
    exit(70);
  }
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
}
