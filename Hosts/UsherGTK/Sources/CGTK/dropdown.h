// A list of texts behind a button.
#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

// The button's own text: GTK's is as wide as the longest of all.
static inline void usher_drop_down_setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child(item, label);
}
static inline void usher_drop_down_bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
  GtkStringObject *text = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}
static inline GtkWidget *usher_drop_down(void) {
  GtkExpression *text = gtk_property_expression_new(GTK_TYPE_STRING_OBJECT, NULL, "string");
  GtkDropDown *list = GTK_DROP_DOWN(gtk_drop_down_new(G_LIST_MODEL(gtk_string_list_new(NULL)), text));
  // GTK's own goes on to make the rows of the list, which have a tick.
  gtk_drop_down_set_list_factory(list, gtk_drop_down_get_factory(list));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(usher_drop_down_setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(usher_drop_down_bind), NULL);
  gtk_drop_down_set_factory(list, factory);
  g_object_unref(factory);
  return GTK_WIDGET(list);
}
// What has the keyboard while the list is closed.
static inline GtkWidget *usher_drop_down_button(GtkWidget *list) { return gtk_widget_get_first_child(list); }

static inline gpointer usher_texts(void) { return gtk_string_list_new(NULL); }
static inline void usher_texts_append(gpointer texts, const char *text) { gtk_string_list_append(GTK_STRING_LIST(texts), text); }
// Takes the texts over.
static inline void usher_drop_down_show(GtkWidget *list, gpointer texts, gboolean has_search) {
  gtk_drop_down_set_model(GTK_DROP_DOWN(list), G_LIST_MODEL(texts));
  gtk_drop_down_set_enable_search(GTK_DROP_DOWN(list), has_search);
  g_object_unref(texts);
}
static inline int usher_drop_down_get(GtkWidget *list) {
  guint selected = gtk_drop_down_get_selected(GTK_DROP_DOWN(list));
  return selected == GTK_INVALID_LIST_POSITION ? -1 : (int)selected;
}
static inline void usher_drop_down_set(GtkWidget *list, int selected) {
  gtk_drop_down_set_selected(GTK_DROP_DOWN(list), selected < 0 ? GTK_INVALID_LIST_POSITION : (guint)selected);
}

#pragma clang assume_nonnull end
