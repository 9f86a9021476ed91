// SPDX-License-Identifier: Apache-2.0
#ifndef CEVDEV_SHIM_H
#define CEVDEV_SHIM_H

#if __has_include(<libevdev/libevdev.h>)
#include <libevdev/libevdev.h>
#else
#error "libevdev is missing. Install its development package: libevdev-dev on Debian and Ubuntu, libevdev-devel on Fedora."
#endif

/// The seconds of an event. The name of the field differs where the kernel's times are wider than the C library's.
static inline long long cevdev_seconds(struct input_event event) { return event.input_event_sec; }

/// The microseconds of an event, in addition to its seconds.
static inline long long cevdev_microseconds(struct input_event event) { return event.input_event_usec; }

/// Stops libevdev from writing to standard error, where its messages would include unsanitized device names.
static inline void cevdev_silence(void) { libevdev_set_log_function(0, 0); }

#endif
