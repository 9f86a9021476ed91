// SPDX-License-Identifier: Apache-2.0
#ifndef CWEBSOCKETS_SHIM_H
#define CWEBSOCKETS_SHIM_H

#if __has_include(<libwebsockets.h>)
#include <libwebsockets.h>
#else
#error "libwebsockets is missing. Install its development package: libwebsockets-dev on Debian and Ubuntu, libwebsockets-devel on Fedora."
#endif

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>
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
  // A page that has vanished, such as on a telephone without a network, does not answer the ping and is forgotten.
  static const lws_retry_bo_t patience = {.secs_since_valid_ping = 10, .secs_since_valid_hangup = 20};
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
  // Strangers who open connections and say nothing, or little, do not keep pages out: there is room for many requests, and
  // each has little time. The room is allocated when it is needed.
  info.max_http_header_pool = 512;
  info.timeout_secs = 5;
  info.timeout_secs_ah_idle = 5;
  info.keepalive_timeout = 5;
  // Browsers send the cookies of all programs that this machine serves at the address.
  info.max_http_header_data = 16384;
  info.retry_and_idle_policy = &patience;
  info.options = LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_DISABLE_IPV6 |
                 LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
  return lws_create_context(&info);
}

/// The port that a context listens at.
static inline int cwebsockets_port(struct lws_context *context) {
  struct lws_vhost *host = lws_get_vhost_by_name(context, "default");
  return host ? lws_get_vhost_listen_port(host) : 0;
}

/// Writes the IPv4 address from which this machine reaches other networks; nothing is sent. 0 if it has one.
static inline int cwebsockets_routed_address(char *text, unsigned int count) {
  struct sockaddr_in other, own;
  socklen_t size = sizeof(own);
  int result = -1, plug = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (plug < 0) return -1;
  memset(&other, 0, sizeof(other));
  other.sin_family = AF_INET;
  other.sin_port = htons(9);
  // An address for documentation, which belongs to nobody (RFC 5737): it takes the default route.
  if (inet_pton(AF_INET, "198.51.100.1", &other.sin_addr) == 1 &&
      connect(plug, (struct sockaddr *)&other, sizeof(other)) == 0 &&
      getsockname(plug, (struct sockaddr *)&own, &size) == 0 &&
      inet_ntop(AF_INET, &own.sin_addr, text, count) != NULL)
    result = 0;
  close(plug);
  return result;
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

/// How many bytes were read from a connection: what the system has received, without what still waits to be read.
static inline unsigned long long cwebsockets_received(struct lws *connection) {
#ifdef __linux__
  // The beginning of the kernel's `struct tcp_info`, which only grows at its end. The system's headers for programs have a
  // shorter one.
  struct {
    unsigned char counts[104];
    uint64_t pacing_rate, max_pacing_rate, bytes_acked, bytes_received;
  } info;
  socklen_t size = sizeof(info);
  int plug = lws_get_socket_fd(connection), waiting = 0;
  memset(&info, 0, sizeof(info));
  if (plug < 0 || getsockopt(plug, IPPROTO_TCP, 11 /* TCP_INFO */, &info, &size) != 0) return 0;
  if (ioctl(plug, FIONREAD, &waiting) != 0 || waiting < 0) return 0;
  return info.bytes_received > (uint64_t)waiting ? info.bytes_received - (uint64_t)waiting : 0;
#else
  return 0;
#endif
}

/// Sends a close frame with a status, and ends both directions of a connection.
static inline void cwebsockets_end(struct lws *connection, unsigned short status) {
  unsigned char frame[4] = {0x88, 2, (unsigned char)(status >> 8), (unsigned char)status};
  int plug = lws_get_socket_fd(connection);
  if (plug < 0) return;
  // Past the library, which would wait for an answer and read on. If it has just sent part of a message, the page finds that
  // the connection has ended.
  (void)send(plug, frame, sizeof(frame), MSG_DONTWAIT | MSG_NOSIGNAL);
  shutdown(plug, SHUT_RDWR);
}

/// Closes a connection soon.
static inline void cwebsockets_close(struct lws *connection) {
  lws_set_timeout(connection, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

#endif
