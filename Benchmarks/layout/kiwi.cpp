// SPDX-License-Identifier: Apache-2.0
//
// The systems of layoutbench, solved by kiwisolver's C++ core.
//
// kiwi CASE…: prints `kiwi CASE BUILD EDIT BYTES` for each. kiwi --compare FILE: solves random systems and compares the
// sum of the violations at each priority, and the values of systems whose priorities have one constraint each.
#include <kiwi/kiwi.h>
#include <malloc.h>

#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <map>
#include <memory>
#include <vector>

struct Line {
  int relation;
  double constant, priority;
  std::vector<std::pair<int, double>> terms;
};

struct System {
  int variables = 0;
  std::vector<Line> lines;
  std::vector<std::vector<int>> edited;

  bool read(std::istream &in) {
    int count, items;
    if (!(in >> variables >> count >> items)) return false;
    lines.assign(count, {});
    for (auto &line : lines) {
      int terms;
      in >> line.relation >> line.constant >> line.priority >> terms;
      line.terms.resize(terms);
      for (auto &term : line.terms) in >> term.first >> term.second;
    }
    edited.assign(items, {});
    for (auto &item : edited) {
      int size;
      in >> size;
      item.resize(size);
      for (auto &line : item) in >> line;
    }
    return bool(in);
  }
};

static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::create(1000, 0, 0);
  if (priority > 250) return kiwi::strength::create(0, 30, 0);
  return 1;
}

static kiwi::Constraint constraint(const Line &line, std::vector<kiwi::Term> terms, double constant) {
  auto op = line.relation < 0 ? kiwi::OP_LE : line.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
  return kiwi::Constraint(kiwi::Expression(std::move(terms), constant), op, strength(line.priority));
}

static std::vector<kiwi::Term> terms(const Line &line, const std::vector<kiwi::Variable> &variables) {
  std::vector<kiwi::Term> terms;
  for (auto &term : line.terms) terms.emplace_back(variables[term.first], term.second);
  return terms;
}

// Nanoseconds of processor time that the process has taken, so that other processes do not count.
static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void measure(const char *path) {
  System system;
  std::ifstream in(path);
  system.read(in);
  double build = 1e18;
  size_t bytes = 0;
  for (int round = 0; round < (system.variables > 2000 ? 1 : system.variables > 200 ? 5 : 100); round++) {
    malloc_trim(0);
    size_t before = mallinfo2().uordblks;
    double start = now();
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables(system.variables);
    std::vector<kiwi::Constraint> constraints;
    constraints.reserve(system.lines.size());
    for (auto &line : system.lines) {
      constraints.push_back(constraint(line, terms(line, variables), -line.constant));
      solver.addConstraint(constraints.back());
    }
    solver.updateVariables();
    build = std::min(build, now() - start);
    bytes = mallinfo2().uordblks - before;
  }
  // A constant that changes is a variable that is edited.
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables(system.variables), constants(system.edited.size());
  std::map<int, int> itemOf;
  for (size_t item = 0; item < constants.size(); item++) {
    for (int line : system.edited[item]) itemOf[line] = item;
    solver.addEditVariable(constants[item], kiwi::strength::create(1000, 0, 0));
    solver.suggestValue(constants[item], system.lines[system.edited[item][0]].constant);
  }
  for (size_t index = 0; index < system.lines.size(); index++) {
    auto &line = system.lines[index];
    auto added = terms(line, variables);
    auto item = itemOf.find(index);
    if (item != itemOf.end()) added.emplace_back(constants[item->second], -1);
    solver.addConstraint(constraint(line, added, item == itemOf.end() ? -line.constant : 0));
  }
  solver.updateVariables();
  int edits = system.variables > 2000 ? 100 : 2000;
  double edit = 1e18;
  // The same edits several times, of which the fastest counts.
  for (int batch = 0; batch < (system.variables > 2000 ? 1 : 5); batch++) {
    unsigned long long state = 1;
    double start = now();
    for (int index = 0; index < edits; index++) {
      state = state * 6364136223846793005ULL + 1442695040888963407ULL;
      size_t item = (state >> 33) % constants.size();
      double change = double((state >> 20) % 9) - 4;
      solver.suggestValue(constants[item], system.lines[system.edited[item][0]].constant + change);
      solver.updateVariables();
    }
    edit = std::min(edit, (now() - start) / edits);
  }
  std::string name = strrchr(path, '/') + 1;
  printf("kiwi\t%s\t%.0f\t%.0f\t%zu\n", name.substr(0, name.size() - 5).c_str(), build, edit, bytes);
}

static double violation(const Line &line, const std::vector<double> &values) {
  double sum = -line.constant;
  for (auto &term : line.terms) sum += term.second * values[term.first];
  return line.relation == 0 ? std::abs(sum) : std::max(0.0, -sum * line.relation);
}

static int compare(const char *path) {
  std::ifstream in(path);
  System system;
  int systems = 0, differing = 0, refused = 0, failed = 0, compared = 0, otherValues = 0;
  while (system.read(in)) {
    systems++;
    std::vector<double> ours(system.variables), theirs(system.variables);
    std::vector<int> isAmbiguous(system.variables);
    for (int index = 0; index < system.variables; index++) in >> ours[index] >> isAmbiguous[index];
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables(system.variables);
    try {
      for (auto &line : system.lines) solver.addConstraint(constraint(line, terms(line, variables), -line.constant));
    } catch (kiwi::UnsatisfiableConstraint &) {
      refused++;
      continue;
    } catch (kiwi::InternalSolverError &) {
      // A system that kiwi itself gives up on.
      failed++;
      continue;
    }
    solver.updateVariables();
    for (int index = 0; index < system.variables; index++) theirs[index] = variables[index].value();
    std::map<double, std::pair<double, double>> sums;
    std::map<double, int> counts;
    for (auto &line : system.lines) {
      sums[-line.priority].first += violation(line, ours);
      sums[-line.priority].second += violation(line, theirs);
      if (line.priority < 1000) counts[line.priority]++;
    }
    bool isEqual = true, isSimple = true;
    for (auto &sum : sums) isEqual &= std::abs(sum.second.first - sum.second.second) < 1e-4;
    for (auto &count : counts) isSimple &= count.second == 1;
    if (!isEqual) {
      differing++;
      if (differing < 4) {
        printf("system %d differs:", systems);
        for (auto &sum : sums) printf(" @%g %g and %g", -sum.first, sum.second.first, sum.second.second);
        printf("\n");
      }
    }
    if (isSimple && isEqual) {
      for (int index = 0; index < system.variables; index++) {
        if (isAmbiguous[index]) continue;
        compared++;
        if (std::abs(ours[index] - theirs[index]) > 1e-4) otherValues++;
      }
    }
  }
  printf("%d systems without conflicts: %d refused by kiwi, %d not solved by it, %d with other sums;\n", systems,
         refused, failed, differing);
  printf("%d unique values, %d differ\n", compared, otherValues);
  return differing + refused + otherValues > 0;
}

int main(int count, char **arguments) {
  if (count == 3 && !strcmp(arguments[1], "--compare")) return compare(arguments[2]);
  for (int index = 1; index < count; index++) measure(arguments[index]);
}
