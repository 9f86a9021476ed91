// SPDX-License-Identifier: Apache-2.0
#ifndef CEPOLL_H
#define CEPOLL_H

// This header includes no others: how Swift imports the system's names depends on which module includes them first. For the
// same reason the functions take the place of `stat`, `timespec` and `timeval`, whose members Swift counts to that module.

/// Waits for an array of `struct pollfd` as poll does, for at most this many nanoseconds; a negative number waits
/// indefinitely.
int cepoll_wait(void *descriptors, unsigned long count, long long nanoseconds);

/// Creates an epoll descriptor; -1 if the system refuses.
int cepoll_create(void);

/// Adds a descriptor to an epoll descriptor, with a number that identifies it and the events of poll to watch for; -1 if
/// the system refuses.
int cepoll_add(int watcher, int descriptor, unsigned long long number, unsigned int events);

/// Changes the events that an added descriptor is watched for; -1 if the system refuses.
int cepoll_change(int watcher, int descriptor, unsigned long long number, unsigned int events);

/// Finds ready descriptors without waiting, up to `count` and 64: their numbers, and the events they are ready for.
/// Returns how many there are, or -1.
int cepoll_ready(int watcher, unsigned long long *numbers, unsigned int *events, int count);

/// Receives up to `count` messages from a socket without waiting: each into `size` bytes of the buffer, with its full
/// length in `lengths`. Stops after a message of no bytes. Returns how many there were, or -1.
///
/// Two calls of recv, the second of which finds nothing, take less time than one of recvmmsg.
int cepoll_receive(
    int descriptor, void *buffer, unsigned long size, unsigned int *lengths, unsigned int count);

/// Queries the process and the user at the other end of a Unix socket; -1 if the system does not know.
int cepoll_peer(int descriptor, int *process, unsigned int *user);

/// The time of the monotonic clock, in nanoseconds.
long long cepoll_now(void);

/// Sets how long sending and connecting wait on a blocking socket, in microseconds.
void cepoll_limit_sending(int descriptor, long long microseconds);

/// What the system says of a file, as `struct stat` does.
struct cepoll_file {
  /// The device, and the number of the file on it.
  unsigned long long device, number;
  /// The kind of the file and its permissions, as in `st_mode`.
  unsigned int mode;
  /// The user to whom it belongs.
  unsigned int owner;
};

/// Describes the file at a path; -1 if the system refuses. A link is followed if `follows` is not 0.
int cepoll_describe(const char *path, int follows, struct cepoll_file *file);

/// Describes an open file; -1 if the system refuses.
int cepoll_describe_open(int descriptor, struct cepoll_file *file);

#endif
