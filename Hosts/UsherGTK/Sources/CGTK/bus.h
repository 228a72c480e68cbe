// D-Bus: calls without waiting, and signals. Arguments are texts in GVariant's format: ('a', <uint32 1>).
#pragma once
#include <gio/gio.h>

#pragma clang assume_nonnull begin

// Called once, or for a signal each time; without an answer if the call failed. The answer is the receiver's only during the call.
typedef void (*usher_bus_answer)(gpointer data, GVariant *_Nullable answer);
typedef void (*usher_bus_ready)(gpointer data, gpointer _Nullable connection);
typedef struct { usher_bus_answer answer; usher_bus_ready ready; gpointer data; void (*release)(gpointer data); } UsherBusCall;

static inline UsherBusCall *usher_bus_call_new(
    usher_bus_answer _Nullable answer, usher_bus_ready _Nullable ready, gpointer data, void (*release)(gpointer data)) {
  UsherBusCall *call = g_new0(UsherBusCall, 1);
  if (answer) call->answer = answer;
  if (ready) call->ready = ready;
  call->data = data;
  call->release = release;
  return call;
}
static inline void usher_bus_call_end(gpointer pointer) {
  UsherBusCall *call = (UsherBusCall *)pointer;
  call->release(call->data);
  g_free(call);
}
static inline void usher_bus_called(GObject *_Nullable connection, GAsyncResult *result, gpointer pointer) {
  UsherBusCall *call = (UsherBusCall *)pointer;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(connection), result, NULL);
  call->answer(call->data, answer);
  if (answer) g_variant_unref(answer);
  usher_bus_call_end(call);
}
static inline void usher_bus_got(GObject *_Nullable source, GAsyncResult *result, gpointer pointer) {
  (void)source;
  UsherBusCall *call = (UsherBusCall *)pointer;
  GDBusConnection *connection = g_bus_get_finish(result, NULL);
  call->ready(call->data, connection);
  if (connection) g_object_unref(connection);
  usher_bus_call_end(call);
}
static inline void usher_bus_get(gboolean is_system, usher_bus_ready ready, gpointer data, void (*release)(gpointer data)) {
  g_bus_get(is_system ? G_BUS_TYPE_SYSTEM : G_BUS_TYPE_SESSION, NULL, usher_bus_got, usher_bus_call_new(NULL, ready, data, release));
}
static inline void usher_bus_call(
    gpointer connection, const char *name, const char *path, const char *interface, const char *method,
    const char *_Nullable arguments, usher_bus_answer answer, gpointer data, void (*release)(gpointer data)) {
  GVariant *values = arguments ? g_variant_parse(NULL, arguments, NULL, NULL, NULL) : NULL;
  g_dbus_connection_call(
      // An answer may wait until the person has decided.
      G_DBUS_CONNECTION(connection), name, path, interface, method, values, NULL, G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL,
      usher_bus_called, usher_bus_call_new(answer, NULL, data, release));
  if (values) g_variant_unref(values);
}
static inline void usher_bus_signal(
    GDBusConnection *connection, const char *_Nullable sender, const char *path, const char *interface, const char *name,
    GVariant *values, gpointer pointer) {
  (void)connection; (void)sender; (void)path; (void)interface; (void)name;
  UsherBusCall *call = (UsherBusCall *)pointer;
  call->answer(call->data, values);
}
static inline guint usher_bus_listen(
    gpointer connection, const char *name, const char *path, const char *interface, const char *signal,
    usher_bus_answer answer, gpointer data, void (*release)(gpointer data)) {
  return g_dbus_connection_signal_subscribe(
      G_DBUS_CONNECTION(connection), name, interface, signal, path, NULL, G_DBUS_SIGNAL_FLAGS_NONE, usher_bus_signal,
      usher_bus_call_new(answer, NULL, data, release), usher_bus_call_end);
}
static inline void usher_bus_forget(gpointer connection, guint listener) {
  g_dbus_connection_signal_unsubscribe(G_DBUS_CONNECTION(connection), listener);
}

// Values. A child of another type than asked for is nothing.
static inline const char *_Nullable usher_value_text_at(GVariant *tuple, gsize index) {
  if (!g_variant_is_container(tuple) || index >= g_variant_n_children(tuple)) return NULL;
  GVariant *child = g_variant_get_child_value(tuple, index);
  gboolean is_text = g_variant_is_of_type(child, G_VARIANT_TYPE_STRING) || g_variant_is_of_type(child, G_VARIANT_TYPE_OBJECT_PATH);
  // The text lives as long as the tuple.
  const char *text = is_text ? g_variant_get_string(child, NULL) : NULL;
  g_variant_unref(child);
  return text;
}
static inline gboolean usher_value_number(GVariant *tuple, const char *name, double *number) {
  if (!g_variant_is_of_type(tuple, G_VARIANT_TYPE("(a{sv})"))) return FALSE;
  GVariant *values = g_variant_get_child_value(tuple, 0);
  gboolean is_there = g_variant_lookup(values, name, "d", number);
  g_variant_unref(values);
  return is_there;
}

#pragma clang assume_nonnull end
