// What Swift can't import of GTK: macros, functions with a variable number of arguments, checked casts. Each function takes the
// most general type and casts it with GObject's check, so a wrong one is told by GTK and doesn't corrupt memory.
#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include "layout.h"
#include "row.h"
#include "scheme.h"

#pragma clang assume_nonnull begin

// The main queue of libdispatch, for a foreign run loop: a file descriptor that wakes it, and the function that runs what is due.
// CoreFoundation uses the same two.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable unused);

// Signals. Connected swapped, so the data comes first, and a handler may take fewer arguments than the signal has.
typedef gboolean (*usher_handler)(gpointer data);
typedef void (*usher_number_handler)(gpointer data, guint number);
typedef void (*usher_object_handler)(gpointer data, gpointer object);
typedef void (*usher_point_handler)(gpointer data, gdouble x, gdouble y);
typedef gboolean (*usher_key_handler)(gpointer data, guint key, guint code, GdkModifierType modifiers);
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
static inline void usher_box_append(GtkWidget *box, GtkWidget *child) { gtk_box_append(GTK_BOX(box), child); }
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
static inline void usher_button_shrink(GtkWidget *button, gboolean wraps) {
  GtkWidget *label = gtk_button_get_child(GTK_BUTTON(button));
  if (!GTK_IS_LABEL(label)) return;
  if (!wraps) return gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
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
static inline void usher_scrolled_set(GtkWidget *scrolled, GtkWidget *child) {
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
}
static inline void usher_picture_set(GtkWidget *picture, GdkPaintable *_Nullable paintable) {
  gtk_picture_set_paintable(GTK_PICTURE(picture), paintable);
}
static inline GdkPaintable *_Nullable usher_texture(const void *bytes, gsize count) {
  GBytes *content = g_bytes_new(bytes, count);
  GdkTexture *texture = gdk_texture_new_from_bytes(content, NULL);
  g_bytes_unref(content);
  return texture ? GDK_PAINTABLE(texture) : NULL;
}

// Windows
static inline void usher_window_title(GtkWidget *window, const char *title) { gtk_window_set_title(GTK_WINDOW(window), title); }
// The window has no bar of its own: the bars of its screens have its buttons.
static inline void usher_window_bare(GtkWidget *window) {
  GtkWidget *nothing = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_visible(nothing, FALSE);
  gtk_window_set_titlebar(GTK_WINDOW(window), nothing);
}
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
static inline void usher_window_present(GtkWidget *window) { gtk_window_present(GTK_WINDOW(window)); }
static inline void usher_window_destroy(GtkWidget *window) { gtk_window_destroy(GTK_WINDOW(window)); }
static inline GtkWidget *_Nullable usher_window_focus(GtkWidget *window) { return gtk_window_get_focus(GTK_WINDOW(window)); }
static inline void usher_window_drop_focus(GtkWidget *window) { gtk_window_set_focus(GTK_WINDOW(window), NULL); }
static inline void usher_window_default(GtkWidget *window, GtkWidget *_Nullable button) {
  gtk_window_set_default_widget(GTK_WINDOW(window), button);
}
static inline gpointer _Nullable usher_window_surface(GtkWidget *window) { return gtk_native_get_surface(GTK_NATIVE(window)); }
static inline gboolean usher_surface_is_minimized(gpointer surface) {
  return (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0;
}

// Accessibility
static inline void usher_name(GtkWidget *widget, const char *name) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
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
static inline gpointer usher_application(const char *id) {
  return gtk_application_new(id, G_APPLICATION_HANDLES_OPEN);
}
// The application keeps both for as long as it lives.
static inline void usher_application_opens(gpointer application, usher_text_handler handler, gpointer data) {
  usher_open_handler *open = g_new(usher_open_handler, 1);
  open->handler = handler;
  open->data = data;
  g_signal_connect_data(application, "open", G_CALLBACK(usher_opened), open, (GClosureNotify)(void (*)(void))g_free, (GConnectFlags)0);
}
static inline int usher_application_run(gpointer application, int count, char *_Nonnull *_Nonnull arguments) {
  return g_application_run(G_APPLICATION(application), count, arguments);
}
static inline void usher_application_add(gpointer application, GtkWidget *window) {
  gtk_application_add_window(GTK_APPLICATION(application), GTK_WINDOW(window));
}

#pragma clang assume_nonnull end
