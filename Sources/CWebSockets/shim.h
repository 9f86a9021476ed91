// SPDX-License-Identifier: Apache-2.0
#ifndef CWEBSOCKETS_SHIM_H
#define CWEBSOCKETS_SHIM_H

#if __has_include(<libwebsockets.h>)
#include <libwebsockets.h>
#else
#error "libwebsockets is missing. Install its development package: libwebsockets-dev on Debian and Ubuntu, libwebsockets-devel on Fedora."
#endif

#endif
