// Connects an engine to the suite SUITE_NAME: each line of stdin is a case, each line of stdout a reply.
//
//   cmake -B build && cmake --build build     or: c++ -std=c++20 -o engine engine.cpp
//   iamspec run RUN_OPTIONS
//
// The words of the suite are functions of `Case`: for each action, `do_…` is called; for each
// observation, you call `saw_…`. As it is written, nothing is seen, and every case fails that expects
// something:
//
// 1. Let the constructor start your engine, and let the functions `do_…` call it.
// 2. Let your engine, or these functions, call the functions `saw_…`: during an action, in order.
// 3. If the engine cannot do what a case needs, throw `Unsupported`: the case is skipped with that
//    reason.
//
// `iamspec protocol` shows what the lines are.

#include <unistd.h>

#include <cstdio>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>

#include "json.hpp"

namespace {

const Json manifest = Json::Object{
    {"iamspec", 1},  // the version of the protocol
    {"engine", Json::Object{{"name", "my engine"}, {"version", "0.1"}}},
    {"profiles", Json::List{PROFILES}},  // the profiles of the suite that it follows
    {"clock", "virtual"},  // time passes only in actions
    {"window", 16},  // how many cases may be sent ahead
};

/// The engine cannot do what the case needs. The case is skipped, with this reason.
struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A case: a fresh engine, and what it does.
///
/// Functions take the members of their word: `members["…"]`, or `saw_…({{"…", value}})`.
class Case {
 public:
  /// Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.
  ///
GIVEN
  Case([[maybe_unused]] const Json& given, [[maybe_unused]] const Json& messages) {}

  // The engine's callbacks refer to this case.
  Case(const Case&) = delete;
  Case& operator=(const Case&) = delete;

  // What happens. Perform each action completely. Never sleep, and never read a clock.

ACTIONS
  // What is seen.

OBSERVATIONS
  /// Performs one action completely, and returns what it caused, in order.
  Json::List perform(const Json& action) {
    seen_.clear();
    call(action["do"].text(), action);
    return std::move(seen_);
  }

 private:
  void call(const std::string& word, [[maybe_unused]] const Json& action) {
CALLS
    throw Unsupported("does not support " + word + " yet");
  }

  void saw(const char* what, Json::Object members = {}) {
    members.emplace(members.begin(), "saw", what);
    seen_.push_back(std::move(members));
  }

  Json::List seen_;
};

/// Runs a case on a fresh engine. Whatever it throws affects only this case.
Json answer(const Json& request) {
  const Json& id = request["id"];
  Json::List lists;
  try {
    Case fresh(request["given"], request["messages"]);
    for (const auto& action : request["actions"].list()) lists.push_back(fresh.perform(action));
    return Json::Object{{"id", id}, {"observations", lists}};
  } catch (const Unsupported& reason) {
    return Json::Object{{"id", id}, {"unsupported", reason.what()}};
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';  // stderr is the engine's log: reports show it with the case
    const Json::Object place{{"action", lists.size()}, {"message", error.what()}};
    return Json::Object{{"id", id}, {"error", place}};
  }
}

void say(const Json& message, std::FILE* replies) {
  std::fputs((message.line() + "\n").c_str(), replies);
  // Without the flush, the reply would wait in a buffer, and the harness for the reply.
  std::fflush(replies);
}

}  // namespace

int main() {
  // Standard output is only for replies. What the engine prints goes to its log.
  std::FILE* replies = fdopen(dup(STDOUT_FILENO), "w");
  if (!replies || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return 1;
  say(manifest, replies);
  for (std::string line; std::getline(std::cin, line);) say(answer(Json::parse(line)), replies);
}
