// SPDX-License-Identifier: Apache-2.0
// The plain recursion in C++: a class with a virtual function, its children asked from the last to the first.
#include <memory>

#include "cases.hpp"

class View {
 public:
  View(const Node &node, int place)
      : x(node.x), y(node.y), width(node.width), height(node.height), hidden(node.hidden != 0), place(place) {}
  virtual ~View() = default;

  virtual bool contains(int px, int py) const { return px >= 0 && py >= 0 && px < width && py < height; }

  virtual View *hitTest(int px, int py) {
    if (hidden || !contains(px, py)) return nullptr;
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
      if (View *hit = (*child)->hitTest(px - (*child)->x, py - (*child)->y)) return hit;
    }
    return this;
  }

  int x, y, width, height;
  bool hidden;
  int place;
  std::vector<View *> children;
};

int main(int count, char **arguments) {
  for (int index = 1; index < count; index++) {
    Case read = readCase(arguments[index]);
    std::vector<std::unique_ptr<View>> views;
    for (const Node &node : read.nodes) {
      views.push_back(std::make_unique<View>(node, static_cast<int>(views.size())));
      if (node.parent >= 0) views[static_cast<size_t>(node.parent)]->children.push_back(views.back().get());
    }
    auto ask = [&](int x, int y) {
      View *hit = views[0]->hitTest(x, y);
      return hit ? hit->place : -1;
    };
    auto move = [&](bool away) {
      for (size_t place = 1; place < views.size(); place++) {
        views[place]->x = read.nodes[place].x + (away ? shiftX : 0);
        views[place]->y = read.nodes[place].y + (away ? shiftY : 0);
      }
    };
    if (read.kind == "hits") reportHits("plain C++", read, ask);
    if (read.kind == "moved") reportMoves("plain C++", read, move, ask);
  }
}
