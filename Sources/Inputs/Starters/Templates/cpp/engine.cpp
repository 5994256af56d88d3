// Connects a message engine to iamspec: each line of stdin is a case, each line of stdout a reply.
//
//   cmake -B build && cmake --build build     or: c++ -std=c++20 -o engine engine.cpp
//   iamspec doctor -- build/engine     is this adapter ready to be tested?
//   iamspec run -- build/engine        which rules does the engine keep?
//
// The engine behind it, in tiny_engine.hpp, is a stand-in. Replace it with yours:
//
// 1. Include your engine below, and let `Case` call it.
// 2. If your engine can do more than the stand-in, add the actions to `actions` and to
//    `Case::perform`, and the observations to `observations`. Cases that need anything else are
//    skipped.
// 3. If it cannot do what a case needs, throw `Unsupported`: the case is skipped with that reason.
//
// `iamspec protocol` shows every action, observation and convention.

#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <exception>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "json.hpp"
#include "tiny_engine.hpp"  // replace with your engine

namespace {

/// The actions that `Case::perform` knows. Cases that need another are skipped.
const Json::List actions = {
    "start_session", "log_event", "dismiss", "advance",
    "enter_background", "enter_foreground", "open_from_push",
};

/// What the engine reports. Cases that assert anything else are skipped.
const Json::List observations = {"displayed", "dismissed"};

const Json manifest = Json::Object{
    {"iamspec", 1},  // the version of the protocol
    {"engine", Json::Object{{"name", "my engine"}, {"version", "0.1"}}},
    {"profiles", Json::List{"swift"}},  // the generations of the SDK that it follows: swift, legacy
    {"clock", "virtual"},  // time passes only in the action `advance`
    {"window", 16},  // how many cases may be sent ahead
    {"actions", actions},
    {"observations", observations},
};

/// Keys of a message that the stand-in does not support. Remove what your engine supports.
const std::vector<std::string> not_yet = {"image", "zip", "timeout"};

/// The engine cannot do what the case needs. The case is skipped, with this reason.
struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Names an event that triggers a message, in the words of the engine.
std::string event(const Json& trigger) {
  if (trigger.has("where")) throw Unsupported("does not support filters yet");
  const std::string& kind = trigger["kind"].text();
  if (kind == "custom_event") return "event " + trigger["name"].text();
  if (kind == "session_start" || kind == "push_click") return kind;
  throw Unsupported("does not support the trigger " + kind + " yet");
}

/// Turns a message of the suite into a campaign of the engine.
Campaign campaign(const std::string& name, const Json& message) {
  for (const auto& key : not_yet) {
    if (message.has(key)) throw Unsupported("does not support the " + key + " of a message yet");
  }
  if (message["orientation"].text() != "any") {
    throw Unsupported("does not support the orientation of a message yet");
  }
  Campaign result{.name = name, .triggers = {}, .priority = message["priority"].number(), .extras = {}};
  for (const auto& trigger : message["triggers"].list()) result.triggers.insert(event(trigger));
  for (const auto& [key, value] : message["extras"].members()) result.extras[key] = value.text();
  return result;
}

/// A case: a fresh engine, and what it does.
class Case {
 public:
  /// Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.
  ///
  /// `profile` is the generation of the SDK to follow, one of the manifest's; `given` is the state
  /// at the start; `messages` are the messages that the actions refer to, by name.
  explicit Case(const Json& request) : engine_(options(request["given"])) {
    for (const auto& [name, message] : request["messages"].members()) {
      campaigns_.emplace(name, campaign(name, message));
    }
  }

  // The engine's callbacks refer to this case.
  Case(const Case&) = delete;
  Case& operator=(const Case&) = delete;

  /// Performs one action completely, and returns what it caused, in order.
  Json::List perform(const Json& action) {
    seen_.clear();
    const std::string& word = action["do"].text();
    if (word == "start_session") {
      std::vector<Campaign> delivered;
      for (const auto& name : action["deliver"].list()) {
        delivered.push_back(campaigns_.at(name.text()));
      }
      engine_.start_session(std::move(delivered));
    } else if (word == "log_event") {
      engine_.log_event(action["name"].text());
    } else if (word == "dismiss") {
      engine_.dismiss();
    } else if (word == "advance") {
      // Everything that is due in this time happens now. Never sleep, and never read a clock.
      engine_.advance(action["by"].number());
    } else if (word == "enter_background") {
      engine_.enter_background();
    } else if (word == "enter_foreground") {
      engine_.enter_foreground();
    } else if (word == "open_from_push") {
      engine_.open_from_push();
    } else {
      throw Unsupported("does not support " + word + " yet");
    }
    return std::move(seen_);
  }

 private:
  TinyEngine::Options options(const Json& given) {
    const Json& host = given["host"];
    if (host["choice"].text() != "now" || !host["choices"].members().empty()) {
      throw Unsupported("does not ask the host for a display choice yet");
    }
    if (given["presenter"].text() != "assigned") throw Unsupported("always has a presenter");
    // The interval is in whole seconds; without one, the engine's own default applies.
    const Json* interval = given.find("minimum_interval");
    return {
        .is_in_foreground = given["app"].text() == "foreground",
        .interval = (interval ? interval->number() : 30) * 1'000,
        // What the engine does, in the words of the suite.
        .on_display = [this](const Campaign& it) {
          const Json::Object extras(it.extras.begin(), it.extras.end());
          saw({{"saw", "displayed"}, {"message", it.name}, {"extras", extras}});
        },
        .on_dismiss = [this](const Campaign& it) {
          saw({{"saw", "dismissed"}, {"message", it.name}});
        },
    };
  }

  /// Records what the engine does during an action.
  void saw(Json::Object observation) { seen_.push_back(std::move(observation)); }

  std::map<std::string, Campaign> campaigns_;
  Json::List seen_;
  TinyEngine engine_;
};

/// Runs a case on a fresh engine. Whatever it throws affects only this case.
Json answer(const Json& request) {
  const Json& id = request["id"];
  Json::List lists;
  try {
    Case fresh(request);
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
