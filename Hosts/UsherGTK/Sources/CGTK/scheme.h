// The colours that the person prefers, dark or light, as the desktop's settings portal tells them. GTK 4.8 doesn't ask by itself.
#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

// Milliseconds that the first window waits for the answer, so that it doesn't come in the other colours.
enum { usher_scheme_patience = 500 };

static inline void usher_scheme_apply(GVariant *told) {
  // `Read` wraps the value twice.
  GVariant *value = g_variant_ref(told);
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inner;
  }
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) {
    GtkSettings *settings = gtk_settings_get_default();
    switch (g_variant_get_uint32(value)) {
      case 1: g_object_set(settings, "gtk-application-prefer-dark-theme", TRUE, NULL); break;
      case 2: g_object_set(settings, "gtk-application-prefer-dark-theme", FALSE, NULL); break;
      // No preference: what GTK is set to.
      default: gtk_settings_reset_property(settings, "gtk-application-prefer-dark-theme");
    }
  }
  g_variant_unref(value);
}
static inline void usher_scheme_signal(
    GDBusProxy *portal, const char *_Nullable sender, const char *signal, GVariant *arguments, gpointer _Nullable unused) {
  if (g_strcmp0(signal, "SettingChanged") != 0 || !g_variant_is_of_type(arguments, G_VARIANT_TYPE("(ssv)"))) return;
  const char *space, *key;
  GVariant *value;
  g_variant_get(arguments, "(&s&sv)", &space, &key, &value);
  if (g_strcmp0(space, "org.freedesktop.appearance") == 0 && g_strcmp0(key, "color-scheme") == 0) usher_scheme_apply(value);
  g_variant_unref(value);
}
static inline void usher_scheme_answered(GObject *_Nullable portal, GAsyncResult *result, gpointer _Nullable unused) {
  GVariant *answer = g_dbus_proxy_call_finish(G_DBUS_PROXY(portal), result, NULL);
  if (!answer) return;
  GVariant *value = g_variant_get_child_value(answer, 0);
  usher_scheme_apply(value);
  g_variant_unref(value);
  g_variant_unref(answer);
}
static inline GVariant *usher_scheme_question(void) {
  return g_variant_new("(ss)", "org.freedesktop.appearance", "color-scheme");
}
// A portal that comes later, or again, is asked then.
static inline void usher_scheme_owner(GDBusProxy *portal, GParamSpec *property, gpointer _Nullable unused) {
  char *owner = g_dbus_proxy_get_name_owner(portal);
  if (owner)
    g_dbus_proxy_call(portal, "Read", usher_scheme_question(), G_DBUS_CALL_FLAGS_NONE, -1, NULL, usher_scheme_answered, NULL);
  g_free(owner);
}
// Follows the portal to the end of the program. Where there is none, GTK stays as it is set.
static inline void usher_follow_scheme(void) {
  GDBusProxy *portal = g_dbus_proxy_new_for_bus_sync(
      G_BUS_TYPE_SESSION,
      (GDBusProxyFlags)(G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES | G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START_AT_CONSTRUCTION), NULL,
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", NULL, NULL);
  if (!portal) return;
  g_signal_connect(portal, "g-signal", G_CALLBACK(usher_scheme_signal), NULL);
  g_signal_connect(portal, "notify::g-name-owner", G_CALLBACK(usher_scheme_owner), NULL);
  GVariant *answer = g_dbus_proxy_call_sync(
      portal, "Read", usher_scheme_question(), G_DBUS_CALL_FLAGS_NONE, usher_scheme_patience, NULL, NULL);
  if (!answer) return;
  GVariant *value = g_variant_get_child_value(answer, 0);
  usher_scheme_apply(value);
  g_variant_unref(value);
  g_variant_unref(answer);
}

#pragma clang assume_nonnull end
