import Doctor

private let relaunchForgets =
  " `relaunch` starts the app again in the foreground, with empty memory, an empty screen and no "
  + "keyboard."
private let relaunchKeeps =
  " `relaunch` keeps the orientation, the host's answers, the presenter, the configured interval, "
  + "and what the network does."

extension Mistake {
  /// The mistakes against the conventions of the protocol.
  static let ofConventions: [Mistake] = [
    Mistake(
      "push_in_background", .conventions,
      "After `enter_background` and `open_from_push`, a message that is triggered is not displayed, "
        + "as it is after `enter_foreground`. `open_from_push` brings the app to the foreground.",
      "Put the app in the foreground before the push click triggers or offers anything."),
    Mistake(
      "serve_forgets_others", .conventions,
      "After `serve` for one URL, a message is displayed whose own image fails as before. `serve` "
        + "changes the URLs that it names and leaves all others as they were.",
      "Merge the `assets` of `serve` into those that are there."),
    Mistake(
      "serve_changes_fetches", .conventions,
      "A message is not displayed whose image was being fetched, after a `serve` says that it fails from "
        + "then on. A fetch that has begun keeps its result.",
      "Look at what `serve` says where a fetch begins, and keep it until the fetch ends."),
    Mistake(
      "asks_where_nothing_is_implemented", .conventions,
      "The host implements `nothing`, and after `choose` with `discard`, a message is not displayed. "
        + "Where the host implements `nothing`, nobody is asked, and `choose` changes nothing.",
      "Keep `host.implements` for the whole case; look at the choices only where it is something else "
        + "than `nothing`."),
    Mistake(
      "choice_keeps_choices", .conventions,
      "After `choose` with the `choice` `now`, a message is not displayed that earlier `choices` would "
        + "discard. `choose` with `choice` sets the answer for every message and forgets all earlier "
        + "`choices`.",
      "Empty the choices for single messages when `choose` comes with `choice`."),
    Mistake(
      "choices_forget_choice", .conventions,
      "After `choose` with `choices` for one message, another one is displayed although the answer for "
        + "all others is `discard`. `choose` with `choices` sets the answers for the messages that it "
        + "names and leaves everything else as it was.",
      "Merge `choices` into those that are there, and leave `choice` alone."),
    Mistake(
      "choices_forget_choices", .conventions,
      "After `choose` with `choices` for one message, another one is displayed that earlier `choices` "
        + "would discard. `choose` with `choices` sets the answers for the messages that it names and "
        + "leaves everything else as it was.",
      "Merge `choices` into those that are there, and leave `choice` alone."),
    Mistake(
      "relaunch_in_background", .conventions,
      "After `enter_background` and `relaunch`, a message that is triggered is not displayed."
        + relaunchForgets,
      "Put the app in the foreground at `relaunch`."),
    Mistake(
      "relaunch_keeps_screen", .conventions,
      "After `relaunch` with a message on the screen, another one that is triggered is not displayed."
        + relaunchForgets,
      "Empty the screen at `relaunch`: create a new engine, as for each case."),
    Mistake(
      "relaunch_keeps_stack", .conventions,
      "After `relaunch`, a message is displayed that waited on the stack before." + relaunchForgets,
      "Empty the stack at `relaunch`: create a new engine, as for each case."),
    Mistake(
      "relaunch_keeps_fetches", .conventions,
      "After `relaunch` during a fetch, the next session does not fetch the asset again. Nothing waits, "
        + "nothing loads, and nothing comes back to the screen with the app.",
      "Cancel fetches at `relaunch`: create a new engine, as for each case."),
    Mistake(
      "relaunch_keeps_keyboard", .conventions,
      "After `show_keyboard` and `relaunch`, a message that is triggered is not displayed."
        + relaunchForgets,
      "Hide the keyboard at `relaunch`."),
    Mistake(
      "relaunch_turns_back", .conventions,
      "After `rotate` and `relaunch`, the device is held as at the start of the case."
        + relaunchKeeps,
      "Leave the orientation alone at `relaunch`."),
    Mistake(
      "relaunch_forgets_host", .conventions,
      "After `choose` and `relaunch`, the host answers as at the start of the case."
        + relaunchKeeps,
      "Leave the host's answers alone at `relaunch`: they are the app's code."),
    Mistake(
      "relaunch_forgets_presenter", .conventions,
      "After `assign_presenter` and `relaunch`, a message that is triggered is not displayed: no presenter "
        + "is assigned, as at the start of the case." + relaunchKeeps,
      "Keep the presenter assigned at `relaunch`: the app's code assigns it at each start."),
    Mistake(
      "relaunch_forgets_interval", .conventions,
      "After `relaunch`, `minimum_interval` 0 no longer holds: of two messages that are triggered one "
        + "after the other, the second is not displayed." + relaunchKeeps,
      "Keep the configured interval at `relaunch`: the app's code configures it."),
    Mistake(
      "relaunch_forgets_network", .conventions,
      "After `serve` and `relaunch`, a fetch ends as at the start of the case." + relaunchKeeps,
      "Leave the network alone at `relaunch`: `serve` holds until another `serve`."),
    Mistake(
      "slow_animations", .conventions,
      "Right after `dismiss`, another message is not displayed, as it is 5 seconds later. A message is "
        + "reported as `dismissed` when it has left the screen.",
      "Let animations end inside the action, or switch them off: nothing happens between two actions."
    ),
    Mistake(
      "prefetched_for_each_message", .conventions,
      "`prefetched` is reported more than once for the asset of two messages, which is fetched once. "
        + "`prefetched` is reported once for each fetch.",
      "Report it where a fetch begins, and not for each message."),
    Mistake(
      "prefetched_at_the_end", .conventions,
      "`prefetched` is reported when the asset is there, and not at the `start_session` that begins the "
        + "fetch. `prefetched` is reported when the fetch begins, however it ends.",
      "Report it in the list of the action in which the fetch begins."),
    Mistake(
      "lowest_priority_number", .conventions,
      "Of two messages that an event triggers, the one with `priority` 1 is displayed, and not the one "
        + "with 5, in whatever order they are delivered. A priority is a whole number, and the greater "
        + "one is the higher one.",
      "Translate the numbers if the engine counts from the highest priority downward."),
    Mistake(
      "nameless_purchases", .conventions,
      "`no_matching_trigger` is reported for a purchase without the product as its `name`. The `name` "
        + "of a purchase in `no_matching_trigger` is the product.",
      "Report `{\"saw\":\"no_matching_trigger\",\"kind\":\"purchase\",\"name\":PRODUCT}`."),
    Mistake(
      "whole_text_patterns", .conventions,
      "The pattern `den-B` is not found in the text `Baden-Baden`. A pattern may be found anywhere in "
        + "the text.",
      "Search for the pattern, instead of matching the whole text or its beginning."),
  ]
}
