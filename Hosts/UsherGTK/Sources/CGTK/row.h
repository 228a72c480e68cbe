// The content of a row of a list.
#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

// A row with buttons in it never has the focus itself, and couldn't be chosen by key. So its content is a box that has the focus
// before what is in it, as widgets have, and not as boxes have.
static inline void usher_row_class(gpointer class, gpointer _Nullable data) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_WIDGET));
  GTK_WIDGET_CLASS(class)->focus = widget->focus;
  GTK_WIDGET_CLASS(class)->grab_focus = widget->grab_focus;
}
static inline GType usher_row_type(void) {
  GType type = g_type_from_name("UsherRow");
  return type ? type : g_type_register_static_simple(
      GTK_TYPE_BOX, "UsherRow", sizeof(GtkBoxClass), (GClassInitFunc)usher_row_class, sizeof(GtkBox), NULL, (GTypeFlags)0);
}

// Tab leaves a list after the row with the focus, and the arrow keys go from row to row. GTK has it from 4.12 on; before, Tab goes
// through all rows, which may be thousands. There is no type to derive from, so the type's own function is replaced.
static inline gboolean usher_list_focus(GtkWidget *list, GtkDirectionType direction) {
  GtkWidget *row = gtk_widget_get_focus_child(list);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  if (row && is_tab) return gtk_widget_child_focus(row, direction);
  gpointer before = g_type_get_qdata(GTK_TYPE_LIST_VIEW, g_quark_from_static_string("usher-focus"));
  if (!((gboolean (*)(GtkWidget *, GtkDirectionType))before)(list, direction)) return FALSE;
  GtkWidget *title = row ? NULL : gtk_widget_get_focus_child(list);
  GtkWidget *next = title && gtk_widget_is_focus(title) ? gtk_widget_get_next_sibling(title) : NULL;
  GtkWidget *content = next ? gtk_widget_get_first_child(next) : NULL;
  // From outside: the title of a section leaves the focus to the row below it, if that can be chosen.
  if (content && gtk_widget_get_focusable(content)) gtk_widget_child_focus(next, direction);
  return TRUE;
}
static inline void usher_list_tabs(GtkWidget *list) {
  GtkWidgetClass *class = GTK_WIDGET_GET_CLASS(list);
  GQuark quark = g_quark_from_static_string("usher-focus");
  if (g_object_class_find_property(G_OBJECT_CLASS(class), "tab-behavior")) {
    g_object_set(list, "tab-behavior", 2, NULL);
  } else if (!g_type_get_qdata(GTK_TYPE_LIST_VIEW, quark)) {
    g_type_set_qdata(GTK_TYPE_LIST_VIEW, quark, (gpointer)class->focus);
    class->focus = usher_list_focus;
  }
}

// A row, or a button that is one, is called what its texts say, except for those of buttons. The name is a text, and not a relation to the labels: GTK would
// read labels that are gone.
static inline void usher_row_read(GtkWidget *widget, GString *_Nullable name, gpointer _Nullable row, GCallback _Nullable changed) {
  if (GTK_IS_BUTTON(widget) || GTK_IS_EDITABLE(widget)) return;
  if (name && !gtk_widget_get_visible(widget)) return;
  if (GTK_IS_LABEL(widget)) {
    const char *text = gtk_label_get_text(GTK_LABEL(widget));
    // A mark of direction is only to be seen.
    if (g_str_has_prefix(text, "\u200E") || g_str_has_prefix(text, "\u200F")) text = g_utf8_next_char(text);
    if (name && *text) g_string_append_printf(name, "%s%s", name->len ? " " : "", text);
    if (!row) return;
    g_signal_connect_object(widget, "notify::label", changed, row, G_CONNECT_SWAPPED);
    g_signal_connect_object(widget, "notify::visible", changed, row, G_CONNECT_SWAPPED);
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    usher_row_read(child, name, row, changed);
}
static inline void usher_row_rename(GtkWidget *content) {
  GString *name = g_string_new(NULL);
  usher_row_read(content, name, NULL, NULL);
  GtkWidget *row = gtk_widget_get_parent(content);
  gtk_accessible_update_property(GTK_ACCESSIBLE(content), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  if (row) gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  g_string_free(name, TRUE);
}
static inline void usher_button_rename(GtkWidget *button) {
  GString *name = g_string_new(NULL);
  usher_row_read(gtk_button_get_child(GTK_BUTTON(button)), name, NULL, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  g_string_free(name, TRUE);
}
static inline void usher_button_reads(GtkWidget *button) {
  usher_row_read(gtk_button_get_child(GTK_BUTTON(button)), NULL, button, G_CALLBACK(usher_button_rename));
  usher_button_rename(button);
}

static inline void usher_item_child(gpointer item, GtkWidget *child, gboolean is_choosable) {
  GtkWidget *content = (GtkWidget *)g_object_new(
      usher_row_type(), "focusable", is_choosable, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_box_append(GTK_BOX(content), child);
  gtk_widget_set_hexpand(child, TRUE);
  gtk_list_item_set_child(GTK_LIST_ITEM(item), content);
  usher_row_read(child, NULL, content, G_CALLBACK(usher_row_rename));
  usher_row_rename(content);
}
// A place shows another row, which may be a title that nobody can choose, and has other texts.
static inline void usher_item_chooses(gpointer item, gboolean is_choosable) {
  GtkWidget *content = gtk_list_item_get_child(GTK_LIST_ITEM(item));
  gtk_list_item_set_activatable(GTK_LIST_ITEM(item), is_choosable);
  if (!content) return;
  gtk_widget_set_focusable(content, is_choosable);
  usher_row_rename(content);
}
static inline int usher_choosable_rows(GtkWidget *list) {
  int count = 0;
  for (GtkWidget *row = gtk_widget_get_first_child(list); row; row = gtk_widget_get_next_sibling(row))
    if (gtk_widget_get_mapped(row) && gtk_widget_has_css_class(row, "activatable")) count++;
  return count;
}

#pragma clang assume_nonnull end
