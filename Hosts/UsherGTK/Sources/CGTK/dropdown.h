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
// The first widget of a type in another one.
static inline GtkWidget *_Nullable usher_first_of(GtkWidget *widget, GType type) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = g_type_is_a(G_OBJECT_TYPE(child), type) ? child : usher_first_of(child, type);
    if (found) return found;
  }
  return NULL;
}
// The field in which a list is searched, and the panel that it is in; GTK has no function for them.
static inline GtkWidget *_Nullable usher_drop_down_search(GtkWidget *list) { return usher_first_of(list, GTK_TYPE_SEARCH_ENTRY); }
static inline GtkWidget *_Nullable usher_drop_down_panel(GtkWidget *list) { return usher_first_of(list, GTK_TYPE_POPOVER); }
static inline gboolean usher_drop_down_has_focus(GtkWidget *search) {
  GtkRoot *root = gtk_widget_get_root(search);
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  return focus && (focus == search || gtk_widget_is_ancestor(focus, search));
}
// Return in the field chooses the first text that fits what is typed.
static inline gboolean usher_drop_down_key(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers, GtkWidget *search) {
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter) return FALSE;
  if (!usher_drop_down_has_focus(search) || !*gtk_editable_get_text(GTK_EDITABLE(search))) return FALSE;
  // GTK looks a moment after the last letter, and who types fast doesn't wait.
  g_signal_emit_by_name(search, "search-changed");
  GtkWidget *rows = usher_first_of(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(keys)), GTK_TYPE_LIST_VIEW);
  GListModel *found = rows ? G_LIST_MODEL(gtk_list_view_get_model(GTK_LIST_VIEW(rows))) : NULL;
  if (found && g_list_model_get_n_items(found)) {
    gtk_selection_model_select_item(GTK_SELECTION_MODEL(found), 0, TRUE);
    g_signal_emit_by_name(rows, "activate", 0u);
  }
  return TRUE;
}
// GTK leaves the keyboard on the button where the chosen row isn't laid out yet.
static inline void usher_drop_down_opened(GtkWidget *panel, GtkWidget *search) {
  if (gtk_widget_get_mapped(search)) gtk_widget_grab_focus(search);
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
  GtkWidget *search = usher_drop_down_search(GTK_WIDGET(list)), *panel = usher_drop_down_panel(GTK_WIDGET(list));
  if (search && panel) {
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect_object(keys, "key-pressed", G_CALLBACK(usher_drop_down_key), search, (GConnectFlags)0);
    gtk_widget_add_controller(panel, keys);
    g_signal_connect_object(panel, "map", G_CALLBACK(usher_drop_down_opened), search, G_CONNECT_AFTER);
  }
  return GTK_WIDGET(list);
}
// What has the keyboard while the list is closed.
static inline GtkWidget *usher_drop_down_button(GtkWidget *list) { return gtk_widget_get_first_child(list); }
static inline void usher_drop_down_open(GtkWidget *list, gboolean is_open) {
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(usher_drop_down_button(list)), is_open);
}
static inline gboolean usher_drop_down_is_open(GtkWidget *list) {
  GtkWidget *panel = usher_drop_down_panel(list);
  return panel && gtk_widget_get_visible(panel);
}

// What is in the list would be called after its type.
static inline void usher_drop_down_name(GtkWidget *list, const char *name) {
  GType types[] = {GTK_TYPE_TOGGLE_BUTTON, GTK_TYPE_SEARCH_ENTRY, GTK_TYPE_LIST_VIEW};
  for (int i = 0; i < 3; i++) {
    GtkWidget *part = usher_first_of(list, types[i]);
    if (part) gtk_accessible_update_property(GTK_ACCESSIBLE(part), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  }
}
static inline gpointer usher_texts(void) { return gtk_string_list_new(NULL); }
static inline void usher_texts_append(gpointer texts, const char *text) { gtk_string_list_append(GTK_STRING_LIST(texts), text); }
// Takes the texts over.
static inline void usher_drop_down_show(GtkWidget *list, gpointer texts, gboolean has_search) {
  gtk_drop_down_set_model(GTK_DROP_DOWN(list), G_LIST_MODEL(texts));
  gtk_drop_down_set_enable_search(GTK_DROP_DOWN(list), has_search);
  // Whoever types while a long list is open searches, also among its rows.
  GtkWidget *search = usher_drop_down_search(list);
  if (search) gtk_search_entry_set_key_capture_widget(GTK_SEARCH_ENTRY(search), has_search ? usher_drop_down_panel(list) : NULL);
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
