// SPDX-License-Identifier: Apache-2.0
#if defined(__linux__)
#define _GNU_SOURCE
#include <poll.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>

#include "CEpoll.h"

int cepoll_wait(void *descriptors, unsigned long count, long long nanoseconds) {
  struct timespec timeout = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, count, nanoseconds < 0 ? 0 : &timeout, 0);
}

int cepoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int cepoll_add(int watcher, int descriptor, unsigned long long number, unsigned int events) {
  struct epoll_event event = {.events = events, .data.u64 = number};
  return epoll_ctl(watcher, EPOLL_CTL_ADD, descriptor, &event);
}

int cepoll_change(int watcher, int descriptor, unsigned long long number, unsigned int events) {
  struct epoll_event event = {.events = events, .data.u64 = number};
  return epoll_ctl(watcher, EPOLL_CTL_MOD, descriptor, &event);
}

int cepoll_ready(int watcher, unsigned long long *numbers, unsigned int *events, int count) {
  enum { most = 64 };
  struct epoll_event ready[most];
  int found = epoll_wait(watcher, ready, count < most ? count : most, 0);
  for (int i = 0; i < found; i++) {
    numbers[i] = ready[i].data.u64;
    events[i] = ready[i].events;
  }
  return found;
}

int cepoll_receive(int descriptor, void *buffer, unsigned long size, unsigned int *lengths, unsigned int count) {
  for (unsigned int i = 0; i < count; i++) {
    ssize_t length = recv(descriptor, (char *)buffer + i * size, size, MSG_DONTWAIT | MSG_TRUNC);
    // After a message, an error is left to the next call, which finds it again or finds the end of the connection.
    if (length < 0) return i > 0 ? (int)i : -1;
    lengths[i] = (unsigned int)length;
    if (length == 0) return (int)i + 1;
  }
  return (int)count;
}

int cepoll_peer(int descriptor, int *process, unsigned int *user) {
  struct ucred credentials;
  socklen_t size = sizeof credentials;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0) return -1;
  *process = credentials.pid;
  *user = credentials.uid;
  return 0;
}

long long cepoll_now(void) {
  struct timespec time = {0, 0};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000000000 + time.tv_nsec;
}

void cepoll_limit_sending(int descriptor, long long microseconds) {
  struct timeval limit = {microseconds / 1000000, microseconds % 1000000};
  setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
}

static int described(int result, const struct stat *found, struct cepoll_file *file) {
  if (result != 0) return -1;
  file->device = found->st_dev;
  file->number = found->st_ino;
  file->mode = found->st_mode;
  file->owner = found->st_uid;
  return 0;
}

int cepoll_describe(const char *path, int follows, struct cepoll_file *file) {
  struct stat found;
  return described(follows ? stat(path, &found) : lstat(path, &found), &found, file);
}

int cepoll_describe_open(int descriptor, struct cepoll_file *file) {
  struct stat found;
  return described(fstat(descriptor, &found), &found, file);
}

#endif
