// SPDX-License-Identifier: Apache-2.0
// Qt Widgets: QWidget::childAt, and mouse buttons that the window delivers.
#include <QApplication>
#include <QMouseEvent>
#include <QWidget>
#include <QWindow>
#include <memory>

#include "cases.hpp"

static int pressed = -1;

class Widget : public QWidget {
 public:
  Widget(QWidget *parent, int place) : QWidget(parent), place(place) {}
  int place;

 protected:
  void mousePressEvent(QMouseEvent *event) override {
    pressed = place;
    event->accept();
  }
  void mouseReleaseEvent(QMouseEvent *event) override { event->accept(); }
};

static void press(QWindow *window, const Point &point) {
  QPointF place(point.x, point.y);
  QPointF onScreen = window->mapToGlobal(place);
  QMouseEvent down(QEvent::MouseButtonPress, place, onScreen, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &down);
  QMouseEvent up(QEvent::MouseButtonRelease, place, onScreen, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &up);
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  for (int index = 1; index < count; index++) {
    Case read = readCase(arguments[index]);
    std::vector<Widget *> widgets;
    for (const Node &node : read.nodes) {
      QWidget *parent = node.parent < 0 ? nullptr : widgets[static_cast<size_t>(node.parent)];
      widgets.push_back(new Widget(parent, static_cast<int>(widgets.size())));
      widgets.back()->setGeometry(node.x, node.y, node.width, node.height);
      if (node.hidden) widgets.back()->hide();
    }
    std::unique_ptr<Widget> root(widgets[0]);
    root->show();
    QCoreApplication::processEvents();
    auto ask = [&](int x, int y) {
      QWidget *child = root->childAt(x, y);
      return child ? static_cast<Widget *>(child)->place : 0;
    };
    auto move = [&](bool away) {
      for (size_t place = 1; place < widgets.size(); place++) {
        widgets[place]->move(read.nodes[place].x + (away ? shiftX : 0), read.nodes[place].y + (away ? shiftY : 0));
      }
    };
    if (read.kind == "hits") reportHits("Qt Widgets", read, ask);
    if (read.kind == "moved") reportMoves("Qt Widgets", read, move, ask);
    if (read.kind == "presses") {
      long wrong = 0;
      for (const Point &point : read.points) {
        press(root->windowHandle(), point);
        wrong += pressed != point.answer;
      }
      double time = median([&] {
        for (const Point &point : read.points) press(root->windowHandle(), point);
      });
      report("Qt Widgets", read.name, time / static_cast<double>(read.points.size()), wrong);
    }
  }
}
