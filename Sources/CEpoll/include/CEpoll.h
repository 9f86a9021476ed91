// SPDX-License-Identifier: Apache-2.0
#ifndef CEPOLL_H
#define CEPOLL_H

// The header includes no other one: what Swift makes of the system's names depends on who includes them first.

/// Waits for an array of `struct pollfd` as poll does, for so many nanoseconds at most; a negative number waits as long as
/// it takes.
int cepoll_wait(void *descriptors, unsigned long count, long long nanoseconds);

/// Makes an epoll descriptor; -1 if the system refuses.
int cepoll_create(void);

/// Lets an epoll descriptor become readable whenever another one is ready for one of these events of poll, and call it by
/// this number; -1 if the system refuses.
int cepoll_add(int watcher, int descriptor, unsigned long long number, unsigned int events);

/// Changes the events of a descriptor that was added; -1 if the system refuses.
int cepoll_change(int watcher, int descriptor, unsigned long long number, unsigned int events);

/// Finds out without waiting which descriptors are ready, `count` or 64 at most: their numbers, and the events they are
/// ready for; how many there are, or -1.
int cepoll_ready(int watcher, unsigned long long *numbers, unsigned int *events, int count);

/// Receives up to `count` messages from a socket without waiting: each into `size` bytes of the buffer, with its full
/// length in `lengths`. Stops after a message of no bytes. Returns how many there were, or -1.
///
/// Two calls of recv, the second of which finds nothing, take less time than one of recvmmsg.
int cepoll_receive(
    int descriptor, void *buffer, unsigned long size, unsigned int *lengths, unsigned int count);

/// Finds out the process and the user at the other end of a Unix socket; -1 if the system does not tell.
int cepoll_peer(int descriptor, int *process, unsigned int *user);

#endif
