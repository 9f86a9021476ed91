// SPDX-License-Identifier: Apache-2.0
// GTK 4: gtk_widget_pick. GTK has no public function that makes an event, so nothing is pressed.
//
// A container of GTK grows until its children fit; the layout here gives each widget the frame of its view.
#include <gtk/gtk.h>

#include "cases.hpp"

static void settle() {
  for (int turn = 0; turn < 200; turn++) {
    while (g_main_context_iteration(nullptr, FALSE)) {
    }
    g_usleep(1000);
  }
}

static GQuark placeKey;
static Case current;

static int place(GtkWidget *widget) { return GPOINTER_TO_INT(g_object_get_qdata(G_OBJECT(widget), placeKey)) - 1; }

static void measure(GtkWidget *widget, GtkOrientation orientation, int, int *minimum, int *natural, int *, int *) {
  const Node &node = current.nodes[static_cast<size_t>(place(widget))];
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? node.width : node.height;
}

static void allocate(GtkWidget *widget, int, int, int) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    const Node &node = current.nodes[static_cast<size_t>(place(child))];
    graphene_point_t origin = GRAPHENE_POINT_INIT(static_cast<float>(node.x), static_cast<float>(node.y));
    gtk_widget_allocate(child, node.width, node.height, -1, gsk_transform_translate(nullptr, &origin));
  }
}

int main(int count, char **arguments) {
  if (!gtk_init_check()) {
    std::cerr << "gtk4: there is no display; peers.sh starts one with xvfb-run\n";
    return 1;
  }
  placeKey = g_quark_from_static_string("place");
  for (int index = 1; index < count; index++) {
    Case read = readCase(arguments[index]);
    if (read.kind == "presses") continue;
    current = read;
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    std::vector<GtkWidget *> widgets;
    for (const Node &node : read.nodes) {
      GtkWidget *widget = gtk_fixed_new();
      g_object_set_qdata(G_OBJECT(widget), placeKey, GINT_TO_POINTER(static_cast<int>(widgets.size()) + 1));
      gtk_widget_set_layout_manager(widget, gtk_custom_layout_new(nullptr, measure, allocate));
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
      gtk_widget_set_visible(widget, !node.hidden);
      if (node.parent < 0) {
        gtk_window_set_child(GTK_WINDOW(window), widget);
      } else {
        gtk_widget_set_parent(widget, widgets[static_cast<size_t>(node.parent)]);
      }
      widgets.push_back(widget);
    }
    gtk_window_present(GTK_WINDOW(window));
    settle();
    auto ask = [&](int x, int y) {
      GtkWidget *hit = gtk_widget_pick(widgets[0], x, y, GTK_PICK_DEFAULT);
      return hit ? place(hit) : -1;
    };
    if (read.kind == "hits") reportHits("GTK 4", read, ask);
    gtk_window_destroy(GTK_WINDOW(window));
    settle();
  }
}
