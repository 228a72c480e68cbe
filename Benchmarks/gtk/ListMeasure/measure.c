#include "measure.h"

#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHANGES = 20, FRAMES = 300 };
// Pixels a frame: a person who reads as it goes by, and one who looks for an end.
static const double speeds[] = {40, 4000};

static void (*change)(const char *, int);
static int step = -1, speed = -1, frames;
static double began, changed, last, times[CHANGES], intervals[2][FRAMES];

static double now(void) { return g_get_monotonic_time() / 1000.0; }

// The time at which the process began, by the system's clock of boot, which is as exact as its ticks.
static double process_age(void) {
  char *text = NULL, *uptime = NULL;
  double age = 0;
  if (g_file_get_contents("/proc/self/stat", &text, NULL, NULL) && g_file_get_contents("/proc/uptime", &uptime, NULL, NULL)) {
    char *fields = strrchr(text, ')') + 2;
    for (int i = 3; i < 22; i++) fields = strchr(fields, ' ') + 1;
    age = g_ascii_strtod(uptime, NULL) * 1000 - g_ascii_strtod(fields, NULL) * 1000 / sysconf(_SC_CLK_TCK);
  }
  g_free(text);
  g_free(uptime);
  return age;
}

// Whether a widget shows a text.
static gboolean shows(GtkWidget *widget, const char *text) {
  if (GTK_IS_LABEL(widget)) return g_str_equal(gtk_label_get_text(GTK_LABEL(widget)), text);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    if (gtk_widget_get_child_visible(child) && shows(child, text)) return TRUE;
  return FALSE;
}

static GtkWidget *find(GtkWidget *widget, GType type) {
  if (g_type_is_a(G_OBJECT_TYPE(widget), type)) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = find(child, type);
    if (found) return found;
  }
  return NULL;
}

static int ascending(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return difference < 0 ? -1 : difference > 0;
}

static int memory(void) {
  char *text = NULL;
  int kilobytes = 0;
  if (g_file_get_contents("/proc/self/smaps_rollup", &text, NULL, NULL)) {
    char *line = strstr(text, "\nPss:");
    if (line) kilobytes = atoi(line + 5);
  }
  g_free(text);
  return kilobytes;
}

static void report(void) {
  qsort(times, CHANGES, sizeof(double), ascending);
  printf("%.0f %.1f %.1f", began, times[CHANGES / 2], times[CHANGES - 1]);
  for (int i = 0; i < 2; i++) {
    int late = 0;
    // A frame is due every 16.7 ms: beyond 25, one was left out.
    for (int frame = 0; frame < FRAMES; frame++) late += intervals[i][frame] > 25;
    qsort(intervals[i], FRAMES, sizeof(double), ascending);
    printf(" %.1f %.1f %d", intervals[i][FRAMES / 2], intervals[i][FRAMES * 99 / 100], late);
  }
  printf(" %.1f\n", memory() / 1024.0);
  fflush(stdout);
  exit(0);
}

static void next_change(void) {
  char text[20];
  snprintf(text, sizeof text, "Changed %d", step);
  changed = now();
  change(text, step % 2);
}

static void drawn(GdkFrameClock *clock, GtkWidget *window) {
  GtkWidget *list = find(window, GTK_TYPE_LIST_VIEW);
  if (!list) return;
  char text[20];
  if (step < 0) {
    if (!shows(list, "Row 3")) return;
    began = process_age();
    step = 0;
    next_change();
  } else if (step < CHANGES) {
    snprintf(text, sizeof text, "Changed %d", step);
    if (!shows(list, text)) return;
    times[step++] = now() - changed;
    if (step < CHANGES) next_change();
    else gtk_widget_queue_draw(list);
  } else {
    if (speed < 0) speed = 0;
    else intervals[speed][frames++] = now() - last;
    if (frames == FRAMES) {
      frames = 0;
      if (++speed == 2) report();
    }
    last = now();
    GtkAdjustment *place = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(list));
    gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + speeds[speed]);
    gtk_widget_queue_draw(list);
  }
}

// Waits for the window.
static gboolean follow(gpointer data) {
  GListModel *windows = gtk_window_get_toplevels();
  if (!g_list_model_get_n_items(windows)) return G_SOURCE_CONTINUE;
  GtkWidget *window = g_list_model_get_item(windows, 0);
  g_object_unref(window);
  GdkFrameClock *clock = gtk_widget_get_realized(window) ? gtk_widget_get_frame_clock(window) : NULL;
  if (!clock) return G_SOURCE_CONTINUE;
  g_signal_connect(clock, "after-paint", G_CALLBACK(drawn), window);
  gtk_widget_queue_draw(window);
  return G_SOURCE_REMOVE;
}

void list_measure(void (*action)(const char *, int)) {
  change = action;
  g_timeout_add(1, follow, NULL);
}
