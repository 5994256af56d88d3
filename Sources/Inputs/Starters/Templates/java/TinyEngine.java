// A stand-in for your engine, to be thrown away: sessions, events, a stack, an interval.
//
// It knows nothing about iamspec, but keeps some rules, so that a first run has something to judge.

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Displays one message at a time; the others wait on a stack. */
final class TinyEngine {
  /** A message, and the events that trigger it. */
  record Campaign(String name, Set<String> triggers, long priority, Map<String, String> extras) {}

  private final long interval;
  private final Consumer<Campaign> onDisplay;
  private final Consumer<Campaign> onDismiss;

  private boolean inForeground;
  private long now = 0;
  /** When a message was last triggered; `null` before the first. */
  private Long lastTriggered;
  private List<Campaign> delivered = List.of();
  /** Oldest first. */
  private final List<Campaign> waiting = new ArrayList<>();
  /** `null` while the screen is empty. */
  private Campaign visible;

  /**
   * Starts an engine.
   *
   * @param interval the minimum number of milliseconds between two triggered messages
   */
  TinyEngine(
      boolean inForeground,
      long interval,
      Consumer<Campaign> onDisplay,
      Consumer<Campaign> onDismiss) {
    this.inForeground = inForeground;
    this.interval = interval;
    this.onDisplay = onDisplay;
    this.onDismiss = onDismiss;
  }

  void startSession(List<Campaign> campaigns) {
    delivered = campaigns;
    trigger("session_start");
    displayNewest();
  }

  void logEvent(String name) {
    if (trigger("event " + name)) displayNewest();
  }

  void openFromPush() {
    inForeground = true;
    trigger("push_click");
    displayNewest();
  }

  void enterBackground() {
    inForeground = false;
  }

  void enterForeground() {
    inForeground = true;
  }

  void advance(long milliseconds) {
    now += milliseconds;
  }

  void dismiss() {
    if (visible == null) return;
    onDismiss.accept(visible);
    visible = null;
  }

  /**
   * Puts the message with the highest priority that an event triggers on the stack.
   *
   * @return whether there is such a message
   */
  private boolean trigger(String event) {
    var first =
        delivered.stream()
            .filter(campaign -> campaign.triggers().contains(event))
            .max(Comparator.comparingLong(Campaign::priority));
    var isEarly = lastTriggered != null && now - lastTriggered < interval;
    if (first.isEmpty() || isEarly) return false;
    lastTriggered = now;
    waiting.remove(first.get());
    waiting.add(first.get());
    return true;
  }

  private void displayNewest() {
    if (waiting.isEmpty() || !inForeground || visible != null) return;
    visible = waiting.remove(waiting.size() - 1);
    onDisplay.accept(visible);
  }
}
