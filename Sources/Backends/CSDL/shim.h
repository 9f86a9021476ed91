// SPDX-License-Identifier: Apache-2.0
#ifndef CSDL_SHIM_H
#define CSDL_SHIM_H

#define SDL_MAIN_HANDLED
#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#else
#error "SDL 2 is missing. Install its development package: libsdl2-dev on Debian and Ubuntu, SDL2-devel on Fedora."
#endif

// Casting macros are not imported into Swift.

/// The position of a window for which the desktop finds a place.
static inline int csdl_any_position(void) { return (int)SDL_WINDOWPOS_CENTERED; }

/// The number that mouse events have which SDL makes of touches.
static inline Uint32 csdl_mouse_of_touches(void) { return SDL_TOUCH_MOUSEID; }

#endif
