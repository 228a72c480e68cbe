// The screens of the Photos app by hand, as the baseline of Benchmarks/run-gtk: a list of photos beside a photo, and the form to
// sign in over them. Its argument is the folder with the pictures.
#include <gtk/gtk.h>

static const char *folder;
static GtkWidget *window, *overlay, *detail, *picture, *name;
static GPtrArray *files;

static char *path_of(guint index) { return g_build_filename(folder, g_ptr_array_index(files, index), NULL); }

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *image = gtk_picture_new();
  gtk_widget_set_size_request(image, 72, 48);
  gtk_box_append(GTK_BOX(row), image);
  for (int i = 0; i < 2; i++) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(texts), label);
  }
  gtk_widget_add_css_class(gtk_widget_get_last_child(texts), "dim-label");
  gtk_widget_set_hexpand(texts, TRUE);
  gtk_box_append(GTK_BOX(row), texts);
  gtk_box_append(GTK_BOX(row), gtk_button_new_with_label("Buy"));
  gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *row = gtk_list_item_get_child(item), *image = gtk_widget_get_first_child(row);
  GtkWidget *texts = gtk_widget_get_next_sibling(image);
  char *path = path_of(gtk_list_item_get_position(item));
  GdkPixbuf *pixbuf = gdk_pixbuf_new_from_file_at_scale(path, 480, 320, TRUE, NULL);
  if (pixbuf) {
    GdkTexture *texture = gdk_texture_new_for_pixbuf(pixbuf);
    gtk_picture_set_paintable(GTK_PICTURE(image), GDK_PAINTABLE(texture));
    g_object_unref(texture);
    g_object_unref(pixbuf);
  }
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(texts)), g_ptr_array_index(files, gtk_list_item_get_position(item)));
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(texts)), "$25.99");
  g_free(path);
}

static void choose(GtkListView *list, guint position) {
  char *path = path_of(position);
  gtk_picture_set_filename(GTK_PICTURE(picture), path);
  gtk_label_set_text(GTK_LABEL(name), g_ptr_array_index(files, position));
  gtk_stack_set_visible_child(GTK_STACK(detail), gtk_widget_get_last_child(detail));
  g_free(path);
}

static void dismiss(GtkButton *button, GtkWidget *sheet) { gtk_overlay_remove_overlay(GTK_OVERLAY(overlay), sheet); }

static void sign_in(GtkButton *button) {
  GtkWidget *sheet = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12), *cancel = gtk_button_new_with_label("Cancel");
  gtk_widget_set_halign(sheet, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(sheet, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(sheet), cancel);
  gtk_box_append(GTK_BOX(sheet), gtk_entry_new());
  gtk_box_append(GTK_BOX(sheet), gtk_password_entry_new());
  gtk_box_append(GTK_BOX(sheet), gtk_button_new_with_label("Sign In"));
  g_signal_connect(cancel, "clicked", G_CALLBACK(dismiss), sheet);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), sheet);
}

static void activate(GtkApplication *app) {
  window = gtk_application_window_new(app);
  gtk_window_set_title(GTK_WINDOW(window), "Photos");
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 640);
  GtkWidget *bar = gtk_header_bar_new(), *button = gtk_button_new_with_label("Sign In");
  g_signal_connect(button, "clicked", G_CALLBACK(sign_in), NULL);
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), button);
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  GtkStringList *model = gtk_string_list_new(NULL);
  for (guint i = 0; i < files->len; i++) gtk_string_list_append(model, g_ptr_array_index(files, i));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
  gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(list), TRUE);
  g_signal_connect(list, "activate", G_CALLBACK(choose), NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new(), *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_widget_set_size_request(scrolled, 360, -1);
  detail = gtk_stack_new();
  GtkWidget *photo = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  picture = gtk_picture_new();
  name = gtk_label_new(NULL);
  gtk_box_append(GTK_BOX(photo), picture);
  gtk_box_append(GTK_BOX(photo), name);
  gtk_stack_add_child(GTK_STACK(detail), gtk_label_new(NULL));
  gtk_stack_add_child(GTK_STACK(detail), photo);
  gtk_widget_set_hexpand(detail, TRUE);
  gtk_box_append(GTK_BOX(box), scrolled);
  gtk_box_append(GTK_BOX(box), detail);
  overlay = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(overlay), box);
  gtk_window_set_child(GTK_WINDOW(window), overlay);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  folder = arguments[1];
  files = g_ptr_array_new();
  GDir *pictures = g_dir_open(folder, 0, NULL);
  for (const char *file; pictures && (file = g_dir_read_name(pictures));)
    if (g_str_has_suffix(file, ".jpg")) g_ptr_array_add(files, g_strdup(file));
  GtkApplication *app = gtk_application_new("org.usher.Baseline", G_APPLICATION_FLAGS_NONE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), 1, arguments);
}
