// SPDX-License-Identifier: Apache-2.0
#ifndef CCAIRO_SHIM_H
#define CCAIRO_SHIM_H

#if __has_include(<cairo.h>)
#include <cairo.h>
#elif __has_include(<cairo/cairo.h>)
#include <cairo/cairo.h>
#else
#error "cairo is missing. Install its development package: libcairo2-dev on Debian and Ubuntu, cairo-devel on Fedora."
#endif

#endif
