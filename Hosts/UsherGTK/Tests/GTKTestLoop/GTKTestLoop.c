// GTK belongs to the main thread. The program that runs the tests ends its main function by dispatch_main(), which gives this
// thread up and runs the main actor on any other. This definition takes its place: the tests run in GLib's loop on the main
// thread, as an app does.
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdint.h>
#include <unistd.h>
#include "GTKTestLoop.h"

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

static gboolean run_jobs(gint descriptor, GIOCondition condition, gpointer data) {
  uint64_t count;
  if (read(descriptor, &count, sizeof count) < 0) return G_SOURCE_CONTINUE;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static unsigned warnings = 0;

// GTK says once, at the first window, that nobody can read the screen to the person: so it is where tests run without a session.
static gboolean is_about_session(const GLogField *fields, gsize count) {
  for (gsize i = 0; i < count; i++)
    if (!g_strcmp0(fields[i].key, "MESSAGE")) return g_str_has_prefix(fields[i].value, "Unable to acquire session bus");
  return FALSE;
}

static GLogWriterOutput count_warnings(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  const GLogLevelFlags wrong = G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR;
  if ((level & wrong) && !is_about_session(fields, count)) warnings++;
  return g_log_writer_default(level, fields, count, data);
}

unsigned usher_test_warnings(void) { return warnings; }

long usher_test_pixels(const void *png, long size, unsigned *pixels, long count) {
  GBytes *bytes = g_bytes_new(png, (gsize)size);
  GdkTexture *texture = gdk_texture_new_from_bytes(bytes, NULL);
  g_bytes_unref(bytes);
  if (!texture) return 0;
  long width = gdk_texture_get_width(texture);
  if (width * gdk_texture_get_height(texture) <= count)
    gdk_texture_download(texture, (guchar *)pixels, (gsize)width * sizeof *pixels);
  g_object_unref(texture);
  return width;
}

void usher_test_dark(int is_dark) {
  g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", is_dark, NULL);
}

void dispatch_main(void) {
  g_log_set_writer_func(count_warnings, NULL, NULL);
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, run_jobs, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  __builtin_unreachable();
}
