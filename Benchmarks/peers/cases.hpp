// SPDX-License-Identifier: Apache-2.0
// What the programs of all peers share: the cases that touchbench wrote, the clock and the lines of results.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

struct Node {
  int parent, x, y, width, height, hidden;
};

struct Point {
  int x, y, answer;
};

struct Case {
  std::string kind, name;
  std::vector<Node> nodes;
  std::vector<Point> points;
};

// How far each child moves in the case `moved`.
constexpr int shiftX = 4, shiftY = 2;

inline Case readCase(const std::string &path) {
  std::ifstream file(path);
  Case read;
  size_t nodes = 0, points = 0;
  if (!(file >> read.kind >> nodes >> points)) {
    std::cerr << path << ": not a case; peers.sh writes them with touchbench --peers\n";
    std::exit(1);
  }
  std::getline(file >> std::ws, read.name);
  read.nodes.resize(nodes);
  read.points.resize(points);
  for (Node &node : read.nodes) file >> node.parent >> node.x >> node.y >> node.width >> node.height >> node.hidden;
  for (Point &point : read.points) file >> point.x >> point.y >> point.answer;
  if (!file) {
    std::cerr << path << ": the file ends too early\n";
    std::exit(1);
  }
  return read;
}

// The median time of a call in nanoseconds: five samples of at least five milliseconds, after one call that warms up.
inline double median(const std::function<void()> &body) {
  using clock = std::chrono::steady_clock;
  auto time = [&](long times) {
    auto start = clock::now();
    for (long turn = 0; turn < times; turn++) body();
    return std::chrono::duration<double, std::nano>(clock::now() - start).count();
  };
  body();
  long times = std::max(1L, static_cast<long>(5e6 / std::max(time(1), 1.0)) + 1);
  std::vector<double> samples;
  for (int sample = 0; sample < 5; sample++) samples.push_back(time(times) / static_cast<double>(times));
  std::sort(samples.begin(), samples.end());
  return samples[2];
}

inline void report(const char *toolkit, const std::string &name, double nanoseconds, long wrong) {
  std::printf("%s\t%s\t%.0f\t%ld\n", toolkit, name.c_str(), nanoseconds, wrong);
  std::fflush(stdout);
}

// Runs `ask`, which returns the place of the view at a point, for all points: wrong answers first, then the time.
template <typename Ask>
void reportHits(const char *toolkit, const Case &read, Ask ask) {
  long wrong = 0;
  for (const Point &point : read.points) wrong += ask(point.x, point.y) != point.answer;
  volatile long sum = 0;
  double time = median([&] {
    for (const Point &point : read.points) sum = sum + ask(point.x, point.y);
  });
  report(toolkit, read.name, time / static_cast<double>(read.points.size()), wrong);
}

// Runs `move`, which moves all children there or back, with one question after it.
template <typename Move, typename Ask>
void reportMoves(const char *toolkit, const Case &read, Move move, Ask ask) {
  const Point &point = read.points[0];
  bool away = false;
  volatile long sum = 0;
  double time = median([&] {
    away = !away;
    move(away);
    sum = sum + ask(point.x, point.y);
  });
  move(false);
  report(toolkit, read.name, time, ask(point.x, point.y) != point.answer);
}
