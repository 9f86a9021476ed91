// SPDX-License-Identifier: Apache-2.0
// Qt Quick: QQuickItem::childAt level by level, mouse buttons that the window delivers, and a tap with three handlers.
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <memory>

#include "cases.hpp"

static int pressed = -1;

class Item : public QQuickItem {
 public:
  Item(QQuickItem *parent, int place) : QQuickItem(parent), place(place) {
    setAcceptedMouseButtons(Qt::LeftButton);
  }
  int place;

 protected:
  void mousePressEvent(QMouseEvent *event) override {
    pressed = place;
    event->accept();
  }
  void mouseReleaseEvent(QMouseEvent *event) override { event->accept(); }
};

static ulong now = 1000;

static void send(QQuickWindow &window, QEvent::Type type, QPointF place) {
  bool isUp = type == QEvent::MouseButtonRelease;
  QMouseEvent event(type, place, window.mapToGlobal(place), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                    isUp ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
  now += 16;
  event.setTimestamp(now);
  QCoreApplication::sendEvent(&window, &event);
}

static void press(QQuickWindow &window, const Point &point) {
  send(window, QEvent::MouseButtonPress, QPointF(point.x, point.y));
  send(window, QEvent::MouseButtonRelease, QPointF(point.x, point.y));
}

static void measureTap() {
  QQmlEngine engine;
  QQmlComponent component(&engine);
  component.setData(R"(
    import QtQuick
    Item {
      property int taps: 0
      width: 400; height: 400
      TapHandler { longPressThreshold: 0.5; onLongPressed: taps += 1000 }
      Item {
        anchors.fill: parent
        DragHandler { onActiveChanged: taps += 1000 }
        Item {
          anchors.fill: parent
          TapHandler { onTapped: taps += 1 }
        }
      }
    })", QUrl());
  std::unique_ptr<QObject> made(component.create());
  if (!made) {
    std::cerr << component.errorString().toStdString();
    std::exit(1);
  }
  QQuickWindow window;
  window.resize(400, 400);
  auto *item = static_cast<QQuickItem *>(made.get());
  item->setParentItem(window.contentItem());
  window.show();
  QCoreApplication::processEvents();
  auto tap = [&] {
    send(window, QEvent::MouseButtonPress, QPointF(200, 200));
    for (int move = 1; move <= 8; move++) send(window, QEvent::MouseMove, QPointF(200 + move, 200));
    send(window, QEvent::MouseButtonRelease, QPointF(208, 200));
  };
  long taps = 0;
  double time = median([&] {
    tap();
    taps++;
  });
  report("Qt Quick", "tap with three recognizers", time, std::labs(item->property("taps").toInt() - taps));
}

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
  for (int index = 1; index < count; index++) {
    Case read = readCase(arguments[index]);
    QQuickWindow window;
    window.resize(read.nodes[0].width, read.nodes[0].height);
    std::vector<Item *> items;
    for (const Node &node : read.nodes) {
      QQuickItem *parent = node.parent < 0 ? window.contentItem() : items[static_cast<size_t>(node.parent)];
      items.push_back(new Item(parent, static_cast<int>(items.size())));
      items.back()->setPosition(QPointF(node.x, node.y));
      items.back()->setSize(QSizeF(node.width, node.height));
      items.back()->setVisible(!node.hidden);
    }
    std::unique_ptr<Item> root(items[0]);
    window.show();
    QCoreApplication::processEvents();
    auto ask = [&](int x, int y) {
      QQuickItem *item = root.get();
      QPointF point(x, y);
      while (QQuickItem *child = item->childAt(point.x(), point.y())) {
        point = item->mapToItem(child, point);
        item = child;
      }
      return static_cast<Item *>(item)->place;
    };
    auto move = [&](bool away) {
      for (size_t place = 1; place < items.size(); place++) {
        const Node &node = read.nodes[place];
        items[place]->setPosition(QPointF(node.x + (away ? shiftX : 0), node.y + (away ? shiftY : 0)));
      }
    };
    if (read.kind == "hits") reportHits("Qt Quick", read, ask);
    if (read.kind == "moved") reportMoves("Qt Quick", read, move, ask);
    if (read.kind == "presses") {
      long wrong = 0;
      for (const Point &point : read.points) {
        press(window, point);
        wrong += pressed != point.answer;
      }
      double time = median([&] {
        for (const Point &point : read.points) press(window, point);
      });
      report("Qt Quick", read.name, time / static_cast<double>(read.points.size()), wrong);
    }
  }
  measureTap();
}
