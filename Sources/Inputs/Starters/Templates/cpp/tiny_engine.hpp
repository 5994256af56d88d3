// A stand-in for your engine, to be thrown away: sessions, events, a stack, an interval.
//
// It knows nothing about iamspec, but keeps some rules, so that a first run has something to judge.

#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// A message, and the events that trigger it.
struct Campaign {
  std::string name;
  std::set<std::string> triggers;
  std::int64_t priority = 0;
  std::map<std::string, std::string> extras;

  bool operator==(const Campaign&) const = default;
};

/// Displays one message at a time; the others wait on a stack.
class TinyEngine {
 public:
  struct Options {
    bool is_in_foreground = true;
    /// The minimum number of milliseconds between two triggered messages.
    std::int64_t interval = 30'000;
    std::function<void(const Campaign&)> on_display;
    std::function<void(const Campaign&)> on_dismiss;
  };

  explicit TinyEngine(Options options) : options_(std::move(options)) {}

  void start_session(std::vector<Campaign> campaigns) {
    delivered_ = std::move(campaigns);
    trigger("session_start");
    display_newest();
  }

  void log_event(const std::string& name) {
    if (trigger("event " + name)) display_newest();
  }

  void open_from_push() {
    options_.is_in_foreground = true;
    trigger("push_click");
    display_newest();
  }

  void enter_background() { options_.is_in_foreground = false; }

  void enter_foreground() { options_.is_in_foreground = true; }

  void advance(std::int64_t milliseconds) { now_ += milliseconds; }

  void dismiss() {
    if (!visible_) return;
    options_.on_dismiss(*visible_);
    visible_.reset();
  }

 private:
  /// Puts the message with the highest priority that an event triggers on the stack, and returns
  /// whether there is one.
  bool trigger(const std::string& event) {
    const Campaign* first = nullptr;
    for (const auto& campaign : delivered_) {
      const bool is_higher = !first || campaign.priority > first->priority;
      if (campaign.triggers.contains(event) && is_higher) first = &campaign;
    }
    const bool is_early = last_triggered_ && now_ - *last_triggered_ < options_.interval;
    if (!first || is_early) return false;
    last_triggered_ = now_;
    std::erase(waiting_, *first);
    waiting_.push_back(*first);
    return true;
  }

  void display_newest() {
    if (waiting_.empty() || !options_.is_in_foreground || visible_) return;
    visible_ = std::move(waiting_.back());
    waiting_.pop_back();
    options_.on_display(*visible_);
  }

  Options options_;
  std::int64_t now_ = 0;
  std::optional<std::int64_t> last_triggered_;
  std::vector<Campaign> delivered_;
  std::vector<Campaign> waiting_;  // oldest first
  std::optional<Campaign> visible_;
};
