// What Swift can't import of GTK: macros, functions with a variable number of arguments, checked casts. Each function takes the
// most general type and casts it with GObject's check, so a wrong one is told by GTK and doesn't corrupt memory.
#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <locale.h>
#include <malloc.h>
#include <math.h>
#include <signal.h>
#include "bus.h"
#include "dropdown.h"
#include "layout.h"
#include "row.h"
#include "scheme.h"

#pragma clang assume_nonnull begin

// The main queue of libdispatch, for a foreign run loop: a file descriptor that wakes it, and the function that runs what is due.
// CoreFoundation uses the same two.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable unused);

// The objects that are there of those that were counted, for tests.
static inline int *usher_counter(void) {
  static int count;
  return &count;
}
static inline void usher_gone(gpointer data, GObject *object) { (void)data; (void)object; (*usher_counter())--; }
static inline void usher_count(gpointer object) {
  if (g_object_get_data(object, "usher-counted")) return;
  g_object_set_data(object, "usher-counted", GINT_TO_POINTER(1));
  g_object_weak_ref(object, usher_gone, NULL);
  (*usher_counter())++;
}
static inline int usher_counted(void) { return *usher_counter(); }

// Other C libraries than glibc give memory back by themselves.
static inline void usher_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// Signals. Connected swapped, so the data comes first, and a handler may take fewer arguments than the signal has.
typedef gboolean (*usher_handler)(gpointer data);
typedef void (*usher_number_handler)(gpointer data, guint number);
typedef void (*usher_object_handler)(gpointer data, gpointer object);
typedef void (*usher_point_handler)(gpointer data, gdouble x, gdouble y);
typedef gboolean (*usher_key_handler)(gpointer data, guint key, guint code, GdkModifierType modifiers);
typedef void (*usher_click_handler)(gpointer data, int number, gdouble x, gdouble y);
typedef void (*usher_release)(gpointer data);

static inline gulong usher_connect_any(gpointer object, const char *signal, GCallback handler, gpointer data, usher_release release) {
  return g_signal_connect_data(object, signal, handler, data, (GClosureNotify)(void (*)(void))release, G_CONNECT_SWAPPED);
}
static inline gulong usher_connect(gpointer object, const char *signal, usher_handler handler, gpointer data, usher_release release) {
  return usher_connect_any(object, signal, G_CALLBACK(handler), data, release);
}
static inline gulong usher_connect_number(
    gpointer object, const char *signal, usher_number_handler handler, gpointer data, usher_release release) {
  return usher_connect_any(object, signal, G_CALLBACK(handler), data, release);
}
static inline gulong usher_connect_object(
    gpointer object, const char *signal, usher_object_handler handler, gpointer data, usher_release release) {
  return usher_connect_any(object, signal, G_CALLBACK(handler), data, release);
}
static inline gulong usher_connect_point(
    gpointer object, const char *signal, usher_point_handler handler, gpointer data, usher_release release) {
  return usher_connect_any(object, signal, G_CALLBACK(handler), data, release);
}
static inline gulong usher_connect_key(
    gpointer object, const char *signal, usher_key_handler handler, gpointer data, usher_release release) {
  return usher_connect_any(object, signal, G_CALLBACK(handler), data, release);
}
// The small Latin letter of a key, with Caps Lock and on a keyboard for another script too; other keys are what they are.
static inline guint usher_plain_key(guint key, guint code) {
  guint plain = gdk_keyval_to_lower(key);
  gunichar letter = gdk_keyval_to_unicode(plain);
  if (letter < 0x250 || !g_unichar_isalpha(letter)) return plain;
  guint *values = NULL;
  int count = 0;
  if (!gdk_display_map_keycode(gdk_display_get_default(), code, NULL, &values, &count)) return plain;
  for (int i = 0; i < count; i++) {
    if (values[i] >= GDK_KEY_a && values[i] <= GDK_KEY_z) plain = values[i];
  }
  g_free(values);
  return plain;
}
static inline gulong usher_connect_click(
    gpointer object, const char *signal, usher_click_handler handler, gpointer data, usher_release release) {
  return usher_connect_any(object, signal, G_CALLBACK(handler), data, release);
}
static inline void usher_disconnect(gpointer object, gpointer data) {
  g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, data);
}
static inline void usher_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }
static inline void usher_emit_number(gpointer object, const char *signal, guint number) {
  g_signal_emit_by_name(object, signal, number);
}

// Properties
static inline void usher_set_bool(gpointer object, const char *name, gboolean value) { g_object_set(object, name, value, NULL); }
static inline void usher_set_int(gpointer object, const char *name, int value) { g_object_set(object, name, value, NULL); }
static inline void usher_set_double(gpointer object, const char *name, double value) { g_object_set(object, name, value, NULL); }
static inline void usher_set_string(gpointer object, const char *name, const char *value) { g_object_set(object, name, value, NULL); }
static inline gboolean usher_get_bool(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline double usher_get_double(gpointer object, const char *name) {
  double value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}
// The caller frees it with g_free.
static inline char *_Nullable usher_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

// Widgets
static inline GtkWidget *usher_box(GtkOrientation orientation, int spacing, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(
      GTK_TYPE_BOX, "orientation", orientation, "spacing", spacing, "accessible-role", role, NULL);
}
// GTK 4.8 asks an empty box that isn't visible whether its height depends on its width, and keeps the answer when texts come into
// it. An invisible text answers for them.
static inline void usher_box_for_texts(GtkWidget *box) {
  GtkWidget *text = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(text), TRUE);
  gtk_widget_set_visible(text, FALSE);
  gtk_box_append(GTK_BOX(box), text);
}
static inline void usher_box_append(GtkWidget *box, GtkWidget *child) { gtk_box_append(GTK_BOX(box), child); }
static inline GtkWidget *usher_centred(GtkWidget *child) {
  GtkWidget *place = usher_box(GTK_ORIENTATION_VERTICAL, 0, GTK_ACCESSIBLE_ROLE_GROUP);
  usher_set_centred(place);
  gtk_box_append(GTK_BOX(place), child);
  g_object_bind_property(child, "visible", place, "visible", G_BINDING_SYNC_CREATE);
  return place;
}
static inline void usher_box_remove(GtkWidget *box, GtkWidget *child) { gtk_box_remove(GTK_BOX(box), child); }
static inline void usher_box_insert_after(GtkWidget *box, GtkWidget *child, GtkWidget *_Nullable sibling) {
  if (gtk_widget_get_parent(child) == box) gtk_box_reorder_child_after(GTK_BOX(box), child, sibling);
  else gtk_box_insert_child_after(GTK_BOX(box), child, sibling);
}
static inline void usher_stack_add(GtkWidget *stack, GtkWidget *child) {
  GtkStackPage *page = gtk_stack_add_child(GTK_STACK(stack), child);
  // Otherwise a screen reader says the name of its type.
  gtk_accessible_update_property(GTK_ACCESSIBLE(page), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}
static inline void usher_stack_remove(GtkWidget *stack, GtkWidget *child) { gtk_stack_remove(GTK_STACK(stack), child); }
static inline GtkWidget *_Nullable usher_stack_visible(GtkWidget *stack) { return gtk_stack_get_visible_child(GTK_STACK(stack)); }
static inline void usher_stack_show(GtkWidget *stack, GtkWidget *child, GtkStackTransitionType type, guint milliseconds) {
  gtk_stack_set_transition_duration(GTK_STACK(stack), milliseconds);
  gtk_stack_set_transition_type(GTK_STACK(stack), type);
  gtk_stack_set_visible_child(GTK_STACK(stack), child);
}
static inline gboolean usher_stack_is_moving(GtkWidget *stack) { return gtk_stack_get_transition_running(GTK_STACK(stack)); }
static inline GtkWidget *usher_overlay(void) {
  return (GtkWidget *)g_object_new(GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}
static inline void usher_overlay_set(GtkWidget *overlay, GtkWidget *_Nullable child) { gtk_overlay_set_child(GTK_OVERLAY(overlay), child); }
static inline void usher_overlay_add(GtkWidget *overlay, GtkWidget *child) { gtk_overlay_add_overlay(GTK_OVERLAY(overlay), child); }
static inline void usher_overlay_remove(GtkWidget *overlay, GtkWidget *child) { gtk_overlay_remove_overlay(GTK_OVERLAY(overlay), child); }
static inline void usher_bar_start(GtkWidget *bar, GtkWidget *child) { gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), child); }
static inline void usher_bar_end(GtkWidget *bar, GtkWidget *child) { gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), child); }
static inline void usher_bar_title(GtkWidget *bar, GtkWidget *title) { gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), title); }
static inline void usher_label_set(GtkWidget *label, const char *text) { gtk_label_set_text(GTK_LABEL(label), text); }
static inline const char *usher_label_get(GtkWidget *label) { return gtk_label_get_text(GTK_LABEL(label)); }
static inline const char *_Nullable usher_label_text(GtkWidget *widget) {
  return GTK_IS_LABEL(widget) ? gtk_label_get_text(GTK_LABEL(widget)) : NULL;
}
static inline void usher_label_wrap(GtkWidget *label) {
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  // One line where there is room.
  gtk_label_set_natural_wrap_mode(GTK_LABEL(label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
}
static inline void usher_button_label(GtkWidget *button, const char *text, gboolean has_mnemonic) {
  gtk_button_set_use_underline(GTK_BUTTON(button), has_mnemonic);
  gtk_button_set_label(GTK_BUTTON(button), text);
  // GTK 4.8 says the title twice, once with the underline.
  if (has_mnemonic) gtk_accessible_reset_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}
// In several lines, or in one that ends with “…” where it is too long.
static inline void usher_button_shrink(GtkWidget *button, gboolean wraps, int kept) {
  GtkWidget *label = gtk_button_get_child(GTK_BUTTON(button));
  if (!GTK_IS_LABEL(label)) return;
  if (!wraps) {
    // A bar has its title in the middle as long as it can, and leaves a button no more room than it needs. So a short text needs all of
    // its room, and the title is shortened instead.
    gboolean is_long = g_utf8_strlen(gtk_label_get_text(GTK_LABEL(label)), -1) > 12;
    gtk_label_set_width_chars(GTK_LABEL(label), is_long ? 12 : -1);
    return gtk_label_set_ellipsize(GTK_LABEL(label), is_long ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  }
  // Two short words beside a long text stay in one line: there is room, but a row gives it to the text.
  gtk_label_set_wrap(GTK_LABEL(label), g_utf8_strlen(gtk_label_get_text(GTK_LABEL(label)), -1) > kept);
  gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
}
static inline void usher_application_quit(gpointer application) { g_application_quit(G_APPLICATION(application)); }
// Whether who has started the process has it ignore a signal, as `nohup` does.
static inline gboolean usher_ignores(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
static inline void usher_button_shorten(GtkWidget *button) {
  GtkWidget *label = gtk_button_get_child(GTK_BUTTON(button));
  if (GTK_IS_LABEL(label)) gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
}
static inline GtkWidget *usher_tab_button(void) {
  return (GtkWidget *)g_object_new(GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, NULL);
}
static inline void usher_button_icon(GtkWidget *button, const char *name) { gtk_button_set_icon_name(GTK_BUTTON(button), name); }
static inline void usher_button_child(GtkWidget *button, GtkWidget *child) { gtk_button_set_child(GTK_BUTTON(button), child); }
static inline GtkWidget *usher_entry(gboolean is_secret, gboolean is_search) {
  return is_secret ? gtk_password_entry_new() : is_search ? gtk_search_entry_new() : gtk_entry_new();
}
static inline const char *usher_text_get(GtkWidget *field) { return gtk_editable_get_text(GTK_EDITABLE(field)); }
static inline void usher_text_set(GtkWidget *field, const char *text) {
  // A text that only its setter has changed keeps the person's place.
  int position = gtk_editable_get_position(GTK_EDITABLE(field));
  gtk_editable_set_text(GTK_EDITABLE(field), text);
  gtk_editable_set_position(GTK_EDITABLE(field), position);
}
static inline gboolean usher_has_selection(GtkWidget *field) {
  return gtk_editable_get_selection_bounds(GTK_EDITABLE(field), NULL, NULL);
}
static inline void usher_scrolled_set(GtkWidget *scrolled, GtkWidget *child) {
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
}
static inline gpointer usher_scrolled_place(GtkWidget *scrolled) {
  return gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
}
static inline double usher_scrolled_rest(GtkWidget *scrolled) {
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  double all = gtk_adjustment_get_upper(place), seen = gtk_adjustment_get_page_size(place);
  return seen > 0 && all > 0 ? MAX(0, all - seen - gtk_adjustment_get_value(place)) / all : -1;
}
static inline void usher_picture_set(GtkWidget *picture, gpointer _Nullable texture) {
  gtk_picture_set_paintable(GTK_PICTURE(picture), texture ? GDK_PAINTABLE(texture) : NULL);
}
// A picture that would take more memory than this is none: a file of 100 bytes can ask for gigabytes.
static inline void usher_limit_size(GdkPixbufLoader *loader, int width, int height, gpointer unused) {
  gint64 pixels = (gint64)width * height, most = 40000000;
  if (pixels <= most) return;
  GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
  if (format && gdk_pixbuf_format_is_scalable(format)) {
    double scale = sqrt((double)4000000 / (double)pixels);
    return gdk_pixbuf_loader_set_size(loader, MAX(1, (int)(width * scale)), MAX(1, (int)(height * scale)));
  }
  // Loaders refuse to draw nothing.
  gdk_pixbuf_loader_set_size(loader, 0, 0);
}
// Can be called on any thread. The caller owns the result.
static inline gpointer _Nullable usher_texture(const void *bytes, gsize count) {
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(usher_limit_size), NULL);
  gboolean is_read = gdk_pixbuf_loader_write(loader, (const guchar *)bytes, count, NULL);
  // Also after a failure: a loader must be closed.
  is_read = gdk_pixbuf_loader_close(loader, NULL) && is_read;
  GdkPixbuf *pixels = is_read ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  // As the camera was held.
  GdkPixbuf *upright = pixels ? gdk_pixbuf_apply_embedded_orientation(pixels) : NULL;
  GdkTexture *texture = upright ? gdk_texture_new_for_pixbuf(upright) : NULL;
  g_clear_object(&upright);
  g_object_unref(loader);
  return texture;
}
static inline int usher_texture_width(gpointer texture) { return gdk_texture_get_width(GDK_TEXTURE(texture)); }
static inline int usher_texture_height(gpointer texture) { return gdk_texture_get_height(GDK_TEXTURE(texture)); }

// Windows
static inline void usher_window_title(GtkWidget *window, const char *title) { gtk_window_set_title(GTK_WINDOW(window), title); }
// The window has no bar of its own: the bars of its screens have its buttons.
static inline void usher_window_bare(GtkWidget *window) {
  GtkWidget *nothing = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_visible(nothing, FALSE);
  gtk_window_set_titlebar(GTK_WINDOW(window), nothing);
}
static inline void usher_window_bar(GtkWidget *window, GtkWidget *bar) { gtk_window_set_titlebar(GTK_WINDOW(window), bar); }
static inline void usher_window_child(GtkWidget *window, GtkWidget *_Nullable child) { gtk_window_set_child(GTK_WINDOW(window), child); }
static inline void usher_window_size(GtkWidget *window, int width, int height) {
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
}
static inline int usher_window_width(GtkWidget *window) {
  // Either pointer may not be NULL in 4.8.
  int width = 0, height = 0;
  gtk_window_get_default_size(GTK_WINDOW(window), &width, &height);
  return width;
}
static inline int usher_window_height(GtkWidget *window) {
  int width = 0, height = 0;
  gtk_window_get_default_size(GTK_WINDOW(window), &width, &height);
  return height;
}
static inline void usher_window_maximize(GtkWidget *window) { gtk_window_maximize(GTK_WINDOW(window)); }
static inline void usher_window_present(GtkWidget *window) { gtk_window_present(GTK_WINDOW(window)); }
static inline void usher_window_destroy(GtkWidget *window) { gtk_window_destroy(GTK_WINDOW(window)); }
// Not on one that only opens what is behind it.
static inline gboolean usher_focus_is_button(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL, *outer = focus ? gtk_widget_get_parent(focus) : NULL;
  return GTK_IS_BUTTON(focus) && !GTK_IS_DROP_DOWN(outer) && !GTK_IS_MENU_BUTTON(outer);
}
static inline GtkWidget *_Nullable usher_window_focus(GtkWidget *window) { return gtk_window_get_focus(GTK_WINDOW(window)); }
static inline void usher_window_default(GtkWidget *window, GtkWidget *_Nullable button) {
  gtk_window_set_default_widget(GTK_WINDOW(window), button);
}
static inline gpointer _Nullable usher_window_surface(GtkWidget *window) { return gtk_native_get_surface(GTK_NATIVE(window)); }
static inline gboolean usher_surface_is_minimized(gpointer surface) {
  return (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0;
}

// Returns a picture of what a window shows, as PNG; nothing while it isn't drawn.
static inline GBytes *_Nullable usher_window_png(GtkWidget *window, double scale) {
  GtkNative *native = GTK_NATIVE(window);
  if (!gtk_widget_get_mapped(window)) return NULL;
  GdkPaintable *paintable = gtk_widget_paintable_new(window);
  int width = gdk_paintable_get_intrinsic_width(paintable), height = gdk_paintable_get_intrinsic_height(paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_scale(snapshot, (float)scale, (float)scale);
  gdk_paintable_snapshot(paintable, GDK_SNAPSHOT(snapshot), width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  g_object_unref(paintable);
  if (!node) return NULL;
  GdkTexture *texture = gsk_renderer_render_texture(gtk_native_get_renderer(native), node, NULL);
  GBytes *bytes = gdk_texture_save_to_png_bytes(texture);
  g_object_unref(texture);
  gsk_render_node_unref(node);
  return bytes;
}

// Accessibility
static inline void usher_name(GtkWidget *widget, const char *name) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
static inline gboolean usher_has_name(GtkWidget *widget, const char *name) {
  char *other = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, NULL);
  gboolean is_same = !other;
  g_free(other);
  return is_same;
}
static inline void usher_describe(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
static inline void usher_hide(GtkWidget *widget, gboolean is_hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}
static inline void usher_mark_invalid(GtkWidget *widget, gboolean is_invalid) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
      is_invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
static inline void usher_mark_selected(GtkWidget *widget, gboolean is_selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}
static inline void usher_labelled_by(GtkWidget *widget, GtkWidget *label) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}
// One object in 4.8; where it is a list of them, a list with one, which is taken over.
static inline void usher_error_message(GtkWidget *widget, GtkWidget *message) {
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE;
  GValue value = G_VALUE_INIT;
  gtk_accessible_relation_init_value(relation, &value);
  if (G_VALUE_HOLDS_OBJECT(&value)) g_value_set_object(&value, message);
  else g_value_set_pointer(&value, g_list_append(NULL, message));
  gtk_accessible_update_relation_value(GTK_ACCESSIBLE(widget), 1, &relation, &value);
  g_value_unset(&value);
}

// Numbers
static inline GtkWidget *usher_scale(double least, double most, double step) {
  // GTK's function for a range makes none of one number.
  GtkAdjustment *numbers = gtk_adjustment_new(least, least, most, step, 10 * step, 0);
  GtkWidget *scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, numbers);
  gtk_scale_set_draw_value(GTK_SCALE(scale), FALSE);
  return scale;
}
static inline double usher_scale_get(GtkWidget *scale) { return gtk_range_get_value(GTK_RANGE(scale)); }
static inline void usher_scale_set(GtkWidget *scale, double value) { gtk_range_set_value(GTK_RANGE(scale), value); }
static inline void usher_value_text(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}
// Reads the number in a text; NaN if there is none.
typedef double (*usher_number_reader)(const char *text, gboolean has_fraction);
static inline int usher_spin_read(GtkSpinButton *button, gpointer result, gpointer reader) {
  const char *text = gtk_editable_get_text(GTK_EDITABLE(button));
  // GTK asks whenever the focus leaves, and before each press of a key: what the app has written there wasn't typed.
  gboolean is_typed = g_strcmp0(text, (const char *)g_object_get_data(G_OBJECT(button), "usher-shown")) != 0;
  double number = is_typed ? ((usher_number_reader)reader)(text, gtk_spin_button_get_digits(button) > 0) : NAN;
  *(double *)result = isnan(number) ? gtk_spin_button_get_value(button) : number;
  return TRUE;
}
static inline void usher_spin_show(GtkWidget *button, const char *text) {
  g_object_set_data_full(G_OBJECT(button), "usher-shown", g_strdup(text), g_free);
  if (g_strcmp0(text, usher_text_get(button)) != 0) usher_text_set(button, text);
}
static inline GtkWidget *usher_spin(double least, double most, double step, usher_number_reader reader) {
  GtkWidget *button = gtk_spin_button_new(gtk_adjustment_new(least, least, most, step, 10 * step, 0), step, 0);
  // The text may have words.
  gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(button), FALSE);
  g_signal_connect(button, "input", G_CALLBACK(usher_spin_read), (gpointer)reader);
  return button;
}
static inline double usher_spin_get(GtkWidget *button) { return gtk_spin_button_get_value(GTK_SPIN_BUTTON(button)); }
static inline void usher_spin_set(GtkWidget *button, double value) { gtk_spin_button_set_value(GTK_SPIN_BUTTON(button), value); }
static inline void usher_spin_update(GtkWidget *button) { gtk_spin_button_update(GTK_SPIN_BUTTON(button)); }
static inline void usher_spin_digits(GtkWidget *button, guint digits) { gtk_spin_button_set_digits(GTK_SPIN_BUTTON(button), digits); }
static inline void usher_fraction(GtkWidget *bar, double fraction) { gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(bar), fraction); }

// Texts of several lines
static inline GtkWidget *usher_text_area(void) {
  GtkWidget *view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  // Tab goes on to the next control.
  gtk_text_view_set_accepts_tab(GTK_TEXT_VIEW(view), FALSE);
  return view;
}
static inline gpointer usher_text_area_buffer(GtkWidget *view) { return gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)); }
static inline void usher_buffer_set(gpointer buffer, const char *text) { gtk_text_buffer_set_text(GTK_TEXT_BUFFER(buffer), text, -1); }

// Days
static inline void usher_calendar_get(GtkWidget *calendar, int *year, int *month, int *day) {
  GDateTime *date = gtk_calendar_get_date(GTK_CALENDAR(calendar));
  g_date_time_get_ymd(date, year, month, day);
  g_date_time_unref(date);
}
static inline void usher_calendar_set(GtkWidget *calendar, int year, int month, int day) {
  GDateTime *date = g_date_time_new_local(year, month, day, 12, 0, 0);
  if (!date) return;
  gtk_calendar_select_day(GTK_CALENDAR(calendar), date);
  g_date_time_unref(date);
}
// What is at a place of a calendar is one of its days: a “label.day-number” by GTK's documentation.
static inline gboolean usher_calendar_is_day(GtkWidget *calendar, double x, double y) {
  GtkWidget *picked = gtk_widget_pick(calendar, x, y, GTK_PICK_DEFAULT);
  return picked && gtk_widget_has_css_class(picked, "day-number");
}
// For tests: the widget in another one that a test means by its class and its text, or by its number.
static inline GtkWidget *_Nullable usher_find(GtkWidget *widget, const char *style, const char *_Nullable text, int *number) {
  if (gtk_widget_has_css_class(widget, style) && !gtk_widget_has_css_class(widget, "other-month")
      && (!text || g_strcmp0(text, usher_label_text(widget)) == 0) && (*number)-- == 0) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = usher_find(child, style, text, number);
    if (found) return found;
  }
  return NULL;
}
static inline gboolean usher_calendar_click(GtkWidget *calendar, const char *day) {
  int number = 0;
  GtkWidget *label = usher_find(calendar, "day-number", day, &number);
  if (!label || !gtk_widget_get_mapped(label)) return FALSE;
  double x, y;
  gtk_widget_translate_coordinates(label, calendar, gtk_widget_get_width(label) / 2.0, gtk_widget_get_height(label) / 2.0, &x, &y);
  GListModel *controllers = gtk_widget_observe_controllers(calendar);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    gpointer controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_GESTURE_CLICK(controller)) g_signal_emit_by_name(controller, "pressed", 1, x, y);
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  return TRUE;
}
static inline void usher_calendar_space(GtkWidget *calendar) {
  GListModel *controllers = gtk_widget_observe_controllers(calendar);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    gpointer controller = g_list_model_get_item(controllers, i);
    gboolean is_handled = FALSE;
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller)) g_signal_emit_by_name(controller, "key-pressed", GDK_KEY_space, 0, 0, &is_handled);
    g_object_unref(controller);
    if (is_handled) break;
  }
  g_object_unref(controllers);
}
static inline void usher_calendar_page(GtkWidget *calendar, int arrow) {
  GtkWidget *button = usher_find(calendar, "image-button", NULL, &arrow);
  if (button) g_signal_emit_by_name(button, "clicked");
}
static inline void usher_menu_label(GtkWidget *button, const char *label) { gtk_menu_button_set_label(GTK_MENU_BUTTON(button), label); }
static inline void usher_menu_content(GtkWidget *button, GtkWidget *content) {
  GtkWidget *popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(popover), content);
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), popover);
}
static inline void usher_menu_close(GtkWidget *button) { gtk_menu_button_popdown(GTK_MENU_BUTTON(button)); }
static inline gboolean usher_menu_is_open(GtkWidget *button) {
  return gtk_widget_get_visible(GTK_WIDGET(gtk_menu_button_get_popover(GTK_MENU_BUTTON(button))));
}
static inline void usher_menu_open(GtkWidget *button) { gtk_menu_button_popup(GTK_MENU_BUTTON(button)); }

// Choices
static inline void usher_check_wrap(GtkWidget *button) {
  // The box to tick comes first, then the text.
  GtkWidget *label = gtk_widget_get_last_child(button);
  if (GTK_IS_LABEL(label)) usher_label_wrap(label);
}

// Room
static inline gboolean usher_place_in(GtkWidget *widget, GtkWidget *other, double x, double y, double *there_x, double *there_y) {
  return gtk_widget_translate_coordinates(widget, other, x, y, there_x, there_y);
}

static inline gboolean usher_is_on_top(GtkWidget *widget) {
  GtkWidget *root = (GtkWidget *)gtk_widget_get_root(widget);
  double x, y;
  if (!root || !gtk_widget_translate_coordinates(
      widget, root, gtk_widget_get_width(widget) / 2.0, gtk_widget_get_height(widget) / 2.0, &x, &y)) return FALSE;
  GtkWidget *top = gtk_widget_pick(root, x, y, GTK_PICK_DEFAULT);
  return top && (top == widget || gtk_widget_is_ancestor(top, widget));
}

// For tests.
static inline void usher_drag(GtkWidget *widget, gboolean begins, double distance) {
  GListModel *controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    gpointer controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_GESTURE_DRAG(controller)) {
      if (begins) g_signal_emit_by_name(controller, "drag-begin", 0.0, 0.0);
      g_signal_emit_by_name(controller, begins ? "drag-update" : "drag-end", 0.0, distance);
    }
    g_object_unref(controller);
  }
  g_object_unref(controllers);
}

// Drawings
typedef void (*usher_draw)(gpointer data, cairo_t *canvas, int width, int height);
typedef struct { usher_draw draw; gpointer data; usher_release release; } UsherDrawing;
static inline void usher_draw_now(GtkDrawingArea *area, cairo_t *canvas, int width, int height, gpointer drawing) {
  (void)area;
  ((UsherDrawing *)drawing)->draw(((UsherDrawing *)drawing)->data, canvas, width, height);
}
static inline void usher_drawing_end(gpointer drawing) {
  ((UsherDrawing *)drawing)->release(((UsherDrawing *)drawing)->data);
  g_free(drawing);
}
static inline GtkWidget *usher_drawing(usher_draw draw, gpointer data, usher_release release) {
  GtkWidget *area = (GtkWidget *)g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  UsherDrawing *drawing = g_new(UsherDrawing, 1);
  drawing->draw = draw;
  drawing->data = data;
  drawing->release = release;
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), usher_draw_now, drawing, usher_drawing_end);
  return area;
}
static inline void usher_color(GtkWidget *widget, const char *_Nullable name, GdkRGBA *color) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  if (!name || !gtk_style_context_lookup_color(style, name, color)) gtk_style_context_get_color(style, color);
}
// Draws a text whose middle (0.5), start (0) or end (1) is at a place; up and down its middle.
static inline void usher_draw_text(GtkWidget *widget, cairo_t *canvas, const char *text, double x, double y, double anchor, double scale) {
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, text);
  PangoFontDescription *font = pango_font_description_copy(
      pango_context_get_font_description(pango_layout_get_context(layout)));
  int size = pango_font_description_get_size(font);
  if (pango_font_description_get_size_is_absolute(font)) pango_font_description_set_absolute_size(font, size * scale);
  else pango_font_description_set_size(font, (int)(size * scale));
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  cairo_move_to(canvas, x - width * anchor, y - height / 2.0);
  pango_cairo_show_layout(canvas, layout);
  g_object_unref(layout);
}

// Files
static inline gpointer usher_file_chooser(GtkWidget *window, const char *title, const char *accept, gboolean saves) {
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new(
      title, GTK_WINDOW(window), saves ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, accept, NULL);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(chooser), TRUE);
  return chooser;
}
static inline void usher_file_chooser_name(gpointer chooser, const char *name) {
  gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(chooser), name);
}
static inline void usher_file_chooser_several(gpointer chooser) {
  gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(chooser), TRUE);
}
static inline void usher_file_chooser_show(gpointer chooser) { gtk_native_dialog_show(GTK_NATIVE_DIALOG(chooser)); }
static inline void usher_file_chooser_end(gpointer chooser) { gtk_native_dialog_destroy(GTK_NATIVE_DIALOG(chooser)); }
static inline gboolean usher_is_accepted(guint response) { return (int)response == GTK_RESPONSE_ACCEPT; }
static inline void usher_file_chooser_files(gpointer chooser, gpointer data,
                                            void (*take)(gpointer data, const char *name, const char *_Nullable path)) {
  GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(chooser));
  for (guint i = 0; i < g_list_model_get_n_items(files); i++) {
    GFile *file = G_FILE(g_list_model_get_item(files, i));
    char *path = g_file_get_path(file), *name = g_file_get_basename(file);
    take(data, name ? name : "", path);
    g_free(path);
    g_free(name);
    g_object_unref(file);
  }
  g_object_unref(files);
}
// The caller frees it with g_free.
static inline char *usher_content_type(const char *name) {
  char *type = g_content_type_guess(name, NULL, 0, NULL);
  char *mime = g_content_type_get_mime_type(type);
  g_free(type);
  return mime ? mime : g_strdup("application/octet-stream");
}
static inline void usher_show_address(GtkWidget *_Nullable window, const char *address) {
  gtk_show_uri(window ? GTK_WINDOW(window) : NULL, address, GDK_CURRENT_TIME);
}

// Lists
static inline GtkListItemFactory *usher_list_factory(void) { return gtk_signal_list_item_factory_new(); }
static inline GListStore *usher_list_store(void) { return g_list_store_new(G_TYPE_OBJECT); }
static inline void usher_list_insert(GListStore *store, guint position, guint count) {
  gpointer *objects = g_new(gpointer, count);
  for (guint i = 0; i < count; i++) objects[i] = g_object_new(G_TYPE_OBJECT, NULL);
  g_list_store_splice(store, position, 0, objects, count);
  for (guint i = 0; i < count; i++) g_object_unref(objects[i]);
  g_free(objects);
}
static inline void usher_list_remove(GListStore *store, guint position, guint count) {
  g_list_store_splice(store, position, count, NULL, 0);
}
static inline GtkWidget *usher_list_view(GListStore *store, GtkListItemFactory *factory) {
  // The view takes both over.
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(g_object_ref(store))));
  GtkWidget *view = gtk_list_view_new(model, g_object_ref(factory));
  gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(view), TRUE);
  usher_list_tabs(view);
  return view;
}
static inline guint usher_item_position(gpointer item) { return gtk_list_item_get_position(GTK_LIST_ITEM(item)); }
static inline void usher_list_scroll(GtkWidget *view, guint position) {
  gtk_widget_activate_action(view, "list.scroll-to-item", "u", position);
}

// Styles
static inline void usher_styles(const char *css) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

// Applications. The addresses come one by one.
typedef void (*usher_text_handler)(gpointer data, const char *text);
typedef struct { usher_text_handler handler; gpointer data; } usher_open_handler;
static inline void usher_opened(GApplication *application, GFile *_Nonnull *_Nonnull files, int count, const char *hint, gpointer data) {
  usher_open_handler *open = (usher_open_handler *)data;
  for (int i = 0; i < count; i++) {
    char *uri = g_file_get_uri(files[i]);
    open->handler(open->data, uri);
    g_free(uri);
  }
}
// Each start of the program, this one's own, too. The handler may keep it, and answer later.
typedef void (*usher_start_handler)(gpointer data, gpointer start);
typedef struct { usher_start_handler handler; gpointer data; } usher_starts;
static inline int usher_started(GApplication *application, GApplicationCommandLine *start, gpointer data) {
  usher_starts *starts = (usher_starts *)data;
  starts->handler(starts->data, start);
  return g_application_command_line_get_exit_status(start);
}
enum { usher_application_flags = G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE };
static inline gpointer usher_application(const char *id) {
  // What is told to a second start is printed there, in the encoding of the person's.
  setlocale(LC_CTYPE, "");
  return gtk_application_new(id, (GApplicationFlags)usher_application_flags);
}
// The application keeps the handlers for as long as it lives.
static inline void usher_application_opens(gpointer application, usher_text_handler handler, gpointer data) {
  usher_open_handler *open = g_new(usher_open_handler, 1);
  open->handler = handler;
  open->data = data;
  g_signal_connect_data(application, "open", G_CALLBACK(usher_opened), open, (GClosureNotify)(void (*)(void))g_free, (GConnectFlags)0);
}
static inline void usher_application_starts(gpointer application, usher_start_handler handler, gpointer data) {
  usher_starts *starts = g_new(usher_starts, 1);
  starts->handler = handler;
  starts->data = data;
  g_signal_connect_data(
      application, "command-line", G_CALLBACK(usher_started), starts, (GClosureNotify)(void (*)(void))g_free, (GConnectFlags)0);
}
// The caller frees the arguments with g_strfreev.
static inline char *_Nullable *_Nonnull usher_start_arguments(gpointer start) {
  return g_application_command_line_get_arguments(G_APPLICATION_COMMAND_LINE(start), NULL);
}
static inline gboolean usher_start_is_remote(gpointer start) {
  return g_application_command_line_get_is_remote(G_APPLICATION_COMMAND_LINE(start));
}
static inline void usher_start_answer(gpointer start, const char *text, int code) {
  if (*text) g_application_command_line_printerr(G_APPLICATION_COMMAND_LINE(start), "%s", text);
  g_application_command_line_set_exit_status(G_APPLICATION_COMMAND_LINE(start), code);
}
// A service opens nothing by itself: it waits for what it is told.
static inline void usher_application_serve(gpointer application) {
  g_application_set_flags(G_APPLICATION(application), (GApplicationFlags)(usher_application_flags | G_APPLICATION_IS_SERVICE));
}
// The caller frees the message with g_free. There is none if it went well.
static inline char *_Nullable usher_application_register(gpointer application) {
  GError *error = NULL;
  if (g_application_register(G_APPLICATION(application), NULL, &error)) return NULL;
  char *message = g_strdup(error ? error->message : "the reason isn't known");
  g_clear_error(&error);
  return message;
}
static inline gboolean usher_application_is_remote(gpointer application) {
  return g_application_get_is_remote(G_APPLICATION(application));
}
static inline int usher_application_run(gpointer application, int count, char *_Nonnull *_Nonnull arguments) {
  return g_application_run(G_APPLICATION(application), count, arguments);
}
static inline void usher_application_add(gpointer application, GtkWidget *window) {
  gtk_application_add_window(GTK_APPLICATION(application), GTK_WINDOW(window));
}

#pragma clang assume_nonnull end
