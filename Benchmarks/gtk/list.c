// A list of rows by hand, as the baseline of Benchmarks/run-gtk-list. Its argument is the number of rows.
#include <gtk/gtk.h>
#include "ListMeasure/include/measure.h"

static GtkStringList *model;
static int rows;

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *title = gtk_label_new(NULL), *detail = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_set_hexpand(title, TRUE);
  gtk_widget_add_css_class(detail, "dim-label");
  gtk_box_append(GTK_BOX(row), title);
  gtk_box_append(GTK_BOX(row), detail);
  gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  gtk_label_set_text(GTK_LABEL(title), gtk_string_object_get_string(gtk_list_item_get_item(item)));
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), "12 points");
}

static void change(const char *text, int inserts) {
  gtk_string_list_splice(model, 2, inserts ? 0 : 1, (const char *[]){text, NULL});
}

static void activate(GtkApplication *app) {
  model = gtk_string_list_new(NULL);
  char text[20];
  for (int i = 1; i <= rows; i++) {
    g_snprintf(text, sizeof text, "Row %d", i);
    gtk_string_list_append(model, text);
  }
  // As high as the rows that it is measured beside.
  GtkCssProvider *styles = gtk_css_provider_new();
  gtk_css_provider_load_from_data(styles, "listview > row { padding: 4px; } listview > row > * { padding: 6px; }", -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(styles), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *window = gtk_application_window_new(app), *scrolled = gtk_scrolled_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 640);
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model)));
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), gtk_list_view_new(selection, factory));
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  rows = atoi(arguments[1]);
  GtkApplication *app = gtk_application_new("org.usher.ListBaseline", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  list_measure(change);
  return g_application_run(G_APPLICATION(app), 1, arguments);
}
