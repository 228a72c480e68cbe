// Room for a widget that follows the size of texts, and that is given up where there is less.
#pragma once
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

// How much larger texts are than those of a desktop as it is installed.
static inline double usher_text_scale(void) {
  int resolution = -1;
  GtkSettings *settings = gtk_settings_get_default();
  if (settings) g_object_get(settings, "gtk-xft-dpi", &resolution, NULL);
  return resolution > 0 ? resolution / (96.0 * PANGO_SCALE) : 1;
}

// The room that a box wishes for its only child; 0 for what the child wishes. It is kept with the box.
typedef struct { int width, height; gboolean follows_text, is_fixed; } usher_room;

static inline int usher_room_pixels(const usher_room *room, int length) {
  return room->follows_text ? (int)(length * usher_text_scale()) : length;
}
// The width of the longest word of a label that isn't a long text; 0 for anything else. GTK breaks words where a label gets less.
static inline int usher_longest_word(GtkWidget *label) {
  if (!GTK_IS_LABEL(label) || strlen(gtk_label_get_text(GTK_LABEL(label))) > 200) return 0;
  PangoLayout *layout = gtk_widget_create_pango_layout(label, gtk_label_get_text(GTK_LABEL(label)));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD);
  pango_layout_set_width(layout, 0);
  int width = 0;
  pango_layout_get_pixel_size(layout, &width, NULL);
  g_object_unref(layout);
  return width;
}
static inline void usher_room_measure(
    GtkWidget *box, GtkOrientation orientation, int given, int *minimum, int *natural, int *minimum_base, int *natural_base) {
  *minimum_base = *natural_base = -1;
  *minimum = *natural = 0;
  GtkWidget *child = gtk_widget_get_first_child(box);
  if (!child) return;
  const usher_room *room = g_object_get_data(G_OBJECT(box), "usher-room");
  int width = usher_room_pixels(room, room->width), height = usher_room_pixels(room, room->height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    int high = !width && height && (given < 0 || given > height) ? height : given;
    gtk_widget_measure(child, orientation, high, minimum, natural, NULL, NULL);
    // What lines up with others keeps its words whole, as long as they are within its width.
    if (width) *minimum = MAX(*minimum, MIN(width, usher_longest_word(child)));
    if (width) *natural = MAX(*minimum, width);
  } else {
    int wide = width && (given < 0 || given > width) ? width : given;
    gtk_widget_measure(child, orientation, wide, minimum, natural, NULL, NULL);
    if (height) *natural = MAX(*minimum, room->is_fixed ? height : MIN(*natural, height));
  }
}
static inline void usher_room_allocate(GtkWidget *box, int width, int height, int baseline) {
  GtkWidget *child = gtk_widget_get_first_child(box);
  if (!child || !gtk_widget_should_layout(child)) return;
  const usher_room *room = g_object_get_data(G_OBJECT(box), "usher-room");
  int minimum = 0, wide = width;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (room->width) wide = MIN(width, MAX(minimum, usher_room_pixels(room, room->width)));
  GtkAllocation place = {(width - wide) / 2, 0, MAX(wide, minimum), height};
  gtk_widget_size_allocate(child, &place, baseline);
}
static inline GtkSizeRequestMode usher_room_mode(GtkWidget *box) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH; }

static inline void usher_set_room(GtkWidget *box, int width, int height, gboolean follows_text, gboolean is_fixed) {
  usher_room *room = g_new(usher_room, 1);
  *room = (usher_room){width, height, follows_text, is_fixed};
  g_object_set_data_full(G_OBJECT(box), "usher-room", room, g_free);
  gtk_widget_set_layout_manager(box, gtk_custom_layout_new(usher_room_mode, usher_room_measure, usher_room_allocate));
}

// A widget that scrolls asks for the height that its content has where it is as wide as it wishes. Where there is less width, texts
// need more lines, and columns come below each other: so a box around it asks for the height that the content needs for its width.
static inline void usher_scroll_measure(
    GtkWidget *box, GtkOrientation orientation, int given, int *minimum, int *natural, int *minimum_base, int *natural_base) {
  *minimum_base = *natural_base = -1;
  GtkWidget *scrolled = gtk_widget_get_first_child(box);
  gtk_widget_measure(scrolled, orientation, given, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || given < 0) return;
  // What has less width than it can do with scrolls sideways.
  GtkWidget *content = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(scrolled));
  int least = 0, height = 0;
  gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure(content, orientation, MAX(given, least), NULL, &height, NULL, NULL);
  *natural = MAX(*minimum, height);
}
static inline void usher_scroll_allocate(GtkWidget *box, int width, int height, int baseline) {
  GtkAllocation place = {0, 0, width, height};
  gtk_widget_size_allocate(gtk_widget_get_first_child(box), &place, baseline);
}
static inline void usher_follow_scrolled(GtkWidget *box) {
  gtk_widget_set_layout_manager(box, gtk_custom_layout_new(usher_room_mode, usher_scroll_measure, usher_scroll_allocate));
}

// The only child of a box in the middle of its height. GTK's own alignment asks what is in the middle how wide it is for its height, for
// which a text that wraps is laid out some twenty times: too often for the rows of a list that scrolls.
static inline void usher_centred_measure(
    GtkWidget *box, GtkOrientation orientation, int given, int *minimum, int *natural, int *minimum_base, int *natural_base) {
  *minimum_base = *natural_base = -1;
  *minimum = *natural = 0;
  GtkWidget *child = gtk_widget_get_first_child(box);
  if (!child) return;
  gtk_widget_measure(child, orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : given, minimum, natural, NULL, NULL);
}
static inline void usher_centred_allocate(GtkWidget *box, int width, int height, int baseline) {
  GtkWidget *child = gtk_widget_get_first_child(box);
  if (!child || !gtk_widget_should_layout(child)) return;
  int high = 0;
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
  high = MIN(high, height);
  GtkAllocation place = {0, (height - high) / 2, width, high};
  gtk_widget_size_allocate(child, &place, -1);
}
static inline void usher_set_centred(GtkWidget *box) {
  gtk_widget_set_layout_manager(box, gtk_custom_layout_new(usher_room_mode, usher_centred_measure, usher_centred_allocate));
}

// Columns of the same width, as many as there is room for; a row is as high as the highest in it. GTK's flow box makes all rows that high.
enum { usher_column_space = 18, usher_row_space = 12 };
static inline GtkWidget *_Nullable usher_column(GtkWidget *_Nullable child) {
  while (child && !gtk_widget_should_layout(child)) child = gtk_widget_get_next_sibling(child);
  return child;
}
static inline int usher_columns_fit(GtkWidget *box, int width) {
  int count = 0, least = 1;
  for (GtkWidget *child = usher_column(gtk_widget_get_first_child(box)); child; child = usher_column(gtk_widget_get_next_sibling(child))) {
    int minimum = 0;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    least = MAX(least, minimum);
    count++;
  }
  return width < 0 ? MAX(1, count) : CLAMP((width + usher_column_space) / (least + usher_column_space), 1, MAX(1, count));
}
static inline void usher_columns_measure(
    GtkWidget *box, GtkOrientation orientation, int given, int *minimum, int *natural, int *minimum_base, int *natural_base) {
  *minimum_base = *natural_base = -1;
  *minimum = *natural = 0;
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  int count = usher_columns_fit(box, is_width ? -1 : given), column = 0, row_minimum = 0, row_natural = 0;
  int width = is_width || given < 0 ? -1 : (given - (count - 1) * usher_column_space) / count;
  for (GtkWidget *child = usher_column(gtk_widget_get_first_child(box)); child; child = usher_column(gtk_widget_get_next_sibling(child))) {
    int least = 0, wish = 0;
    gtk_widget_measure(child, orientation, width, &least, &wish, NULL, NULL);
    if (is_width) {
      *minimum = MAX(*minimum, least);
      *natural = MAX(*natural, wish * count + (count - 1) * usher_column_space);
      continue;
    }
    if (column == count) {
      *minimum += row_minimum + usher_row_space;
      *natural += row_natural + usher_row_space;
      column = row_minimum = row_natural = 0;
    }
    row_minimum = MAX(row_minimum, least);
    row_natural = MAX(row_natural, wish);
    column++;
  }
  *minimum += row_minimum;
  *natural += row_natural;
}
static inline void usher_columns_allocate(GtkWidget *box, int width, int height, int baseline) {
  int count = usher_columns_fit(box, width), column = 0, top = 0, row = 0;
  int wide = (width - (count - 1) * usher_column_space) / count;
  gboolean is_rtl = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL;
  for (GtkWidget *child = usher_column(gtk_widget_get_first_child(box)); child; child = usher_column(gtk_widget_get_next_sibling(child))) {
    int high = 0;
    if (column == count) {
      top += row + usher_row_space;
      column = row = 0;
    }
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
    int place = is_rtl ? count - 1 - column : column;
    GtkAllocation room = {place * (wide + usher_column_space), top, wide, high};
    gtk_widget_size_allocate(child, &room, -1);
    row = MAX(row, high);
    column++;
  }
}
static inline void usher_set_columns(GtkWidget *box) {
  gtk_widget_set_layout_manager(box, gtk_custom_layout_new(usher_room_mode, usher_columns_measure, usher_columns_allocate));
}

// A label and its control beside each other where the label has room for one line, and below each other where it hasn't: in half of the
// width, words would be broken in two.
enum { usher_beside_space = 12, usher_below_space = 4 };
typedef struct { GtkWidget *label, *control; int label_wish, control_least, control_wish; } usher_pair;
static inline usher_pair usher_pair_of(GtkWidget *box) {
  usher_pair pair = {gtk_widget_get_first_child(box), gtk_widget_get_last_child(box), 0, 0, 0};
  gtk_widget_measure(pair.label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &pair.label_wish, NULL, NULL);
  gtk_widget_measure(pair.control, GTK_ORIENTATION_HORIZONTAL, -1, &pair.control_least, &pair.control_wish, NULL, NULL);
  return pair;
}
// The width of the control beside its label; -1 if they are below each other.
static inline int usher_pair_beside(usher_pair pair, int width) {
  int room = width - usher_beside_space - pair.label_wish;
  return room < pair.control_least ? -1 : MIN(room, pair.control_wish);
}
static inline void usher_pair_measure(
    GtkWidget *box, GtkOrientation orientation, int given, int *minimum, int *natural, int *minimum_base, int *natural_base) {
  *minimum_base = *natural_base = -1;
  usher_pair pair = usher_pair_of(box);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    int least = 0;
    gtk_widget_measure(pair.label, orientation, -1, &least, NULL, NULL, NULL);
    *minimum = MAX(least, pair.control_least);
    *natural = pair.label_wish + usher_beside_space + pair.control_wish;
    return;
  }
  int wide = given < 0 ? pair.control_wish : usher_pair_beside(pair, given), label = 0, control = 0;
  int room = given < 0 ? -1 : wide < 0 ? given : given - usher_beside_space - wide;
  gtk_widget_measure(pair.label, orientation, room, NULL, &label, NULL, NULL);
  gtk_widget_measure(pair.control, orientation, wide < 0 ? MIN(given, pair.control_wish) : wide, NULL, &control, NULL, NULL);
  *minimum = *natural = wide < 0 ? label + usher_below_space + control : MAX(label, control);
}
static inline void usher_pair_allocate(GtkWidget *box, int width, int height, int baseline) {
  usher_pair pair = usher_pair_of(box);
  gboolean is_rtl = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL;
  int wide = usher_pair_beside(pair, width), high = 0;
  GtkAllocation label = {0, 0, width, height}, control = {0, 0, wide, height};
  if (wide >= 0) {
    label.width = width - usher_beside_space - wide;
    label.x = is_rtl ? width - label.width : 0;
    control.x = is_rtl ? 0 : width - wide;
  } else {
    gtk_widget_measure(pair.label, GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
    label.height = high;
    control.width = MIN(width, pair.control_wish);
    control.x = is_rtl ? width - control.width : 0;
    control.y = high + usher_below_space;
    control.height = height - control.y;
  }
  gtk_widget_size_allocate(pair.label, &label, -1);
  gtk_widget_size_allocate(pair.control, &control, -1);
}
static inline void usher_set_pair(GtkWidget *box) {
  gtk_widget_set_layout_manager(box, gtk_custom_layout_new(usher_room_mode, usher_pair_measure, usher_pair_allocate));
}

#pragma clang assume_nonnull end
