// SPDX-License-Identifier: Apache-2.0
#ifndef CWEBSOCKETS_SHIM_H
#define CWEBSOCKETS_SHIM_H

#if __has_include(<libwebsockets.h>)
#include <libwebsockets.h>
#else
#error "libwebsockets is missing. Install its development package: libwebsockets-dev on Debian and Ubuntu, libwebsockets-devel on Fedora."
#endif

#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Listens at an address: everything that happens calls `callback`, for plain HTTP and for one WebSocket protocol.
///
/// The result is NULL if the address cannot be had. The library keeps pointers to what it is given, so that it stands here.
static inline struct lws_context *cwebsockets_listen(const char *address, int port, const char *protocol,
                                                     lws_callback_function *callback) {
  static struct lws_protocols protocols[3];
  static char name[32];
  static char interface[64];
  struct lws_context_creation_info info;
  lws_set_log_level(0, NULL);
  strncpy(name, protocol, sizeof(name) - 1);
  strncpy(interface, address, sizeof(interface) - 1);
  memset(protocols, 0, sizeof(protocols));
  protocols[0].name = "http-only";
  protocols[0].callback = callback;
  protocols[1].name = name;
  protocols[1].callback = callback;
  protocols[1].rx_buffer_size = 65536;
  protocols[1].tx_packet_size = 65536;
  memset(&info, 0, sizeof(info));
  info.port = port;
  info.iface = interface;
  info.protocols = protocols;
  info.server_string = "touchstone";
  info.gid = (gid_t)-1;
  info.uid = (uid_t)-1;
  info.max_http_header_pool = 16;
  info.max_http_header_data = 4096;
  info.timeout_secs = 20;
  info.keepalive_timeout = 5;
  info.options = LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_DISABLE_IPV6 |
                 LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
  return lws_create_context(&info);
}

/// The port that a context listens at.
static inline int cwebsockets_port(struct lws_context *context) {
  struct lws_vhost *host = lws_get_vhost_by_name(context, "default");
  return host ? lws_get_vhost_listen_port(host) : 0;
}

/// The alarm that ends a sleep.
static inline lws_sorted_usec_list_t *cwebsockets_alarm(void) {
  static lws_sorted_usec_list_t alarm;
  return &alarm;
}

/// The context that sleeps.
static inline struct lws_context **cwebsockets_sleeper(void) {
  static struct lws_context *sleeper;
  return &sleeper;
}

/// Sets the alarm again, because the library handles what is due before it sleeps, and would sleep without an alarm then.
static inline void cwebsockets_woken(lws_sorted_usec_list_t *alarm) {
  alarm->us = lws_now_usecs() + 2000;
  lws_sul2_schedule(*cwebsockets_sleeper(), 0, LWSSULLI_MISS_IF_SUSPENDED, alarm);
}

/// Handles what has happened; sleeps until something does, at most for about so many microseconds.
static inline int cwebsockets_service(struct lws_context *context, long long microseconds) {
  lws_sorted_usec_list_t *alarm = cwebsockets_alarm();
  if (*cwebsockets_sleeper() != context) {
    memset(alarm, 0, sizeof(*alarm));
    *cwebsockets_sleeper() = context;
  }
  if (microseconds < 1000) return lws_service(context, -1);
  alarm->us = lws_now_usecs() + microseconds;
  alarm->cb = cwebsockets_woken;
  lws_sul2_schedule(context, 0, LWSSULLI_MISS_IF_SUSPENDED, alarm);
  return lws_service(context, 0);
}

/// The number of bytes that must be free before what is written.
static inline int cwebsockets_padding(void) { return LWS_PRE; }

/// Writes a whole WebSocket message of text; `bytes` has the padding in front of it.
static inline int cwebsockets_write_text(struct lws *connection, unsigned char *bytes, size_t count) {
  return lws_write(connection, bytes + LWS_PRE, count, LWS_WRITE_TEXT);
}

/// Writes a whole answer: its head, and its body with the padding in front of it.
static inline int cwebsockets_write_head(struct lws *connection, unsigned char *bytes, size_t count) {
  return lws_write(connection, bytes + LWS_PRE, count, LWS_WRITE_HTTP_HEADERS);
}

static inline int cwebsockets_write_body(struct lws *connection, unsigned char *bytes, size_t count) {
  return lws_write(connection, bytes + LWS_PRE, count, LWS_WRITE_HTTP_FINAL);
}

/// Gives memory that is free back to the system.
static inline void cwebsockets_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

/// Closes a connection soon.
static inline void cwebsockets_close(struct lws *connection) {
  lws_set_timeout(connection, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

#endif
