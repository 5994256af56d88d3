import Doctor
import Testing

/// A mistake that a newcomer makes, and the only finding that it leads to.
struct Mistake: CustomTestStringConvertible, Sendable {
  var name: String
  var check: CheckID
  var message: String
  var advice: String
  var testDescription: String { name }

  init(_ name: String, _ check: CheckID, _ message: String, _ advice: String) {
    self.name = name
    self.check = check
    self.message = message
    self.advice = advice
  }
}

private let leaveOut =
  "cases that need it are then skipped, and the report says why. A manifest without `actions` claims "
  + "every action."

private let intervalOfZero =
  "`minimum_interval` 0 switches the interval off; it does not stand for the default."

extension Mistake {
  /// The mistakes in manifests, answers and times.
  static let ofAnswers: [Mistake] = [
    Mistake(
      "lacks_local", .actions,
      "It fails at `present_local`: the engine exited with status 1; its last words: KeyError: "
        + "'present_local'.",
      "Perform it, or answer `unsupported`, or leave it out of the manifest's `actions`: \(leaveOut)"
    ),
    Mistake(
      "refuses_local", .actions,
      "It claims `present_local`, and answers `unsupported`: cannot present_local.",
      "Perform it, or leave it out of the manifest's `actions`: \(leaveOut)"),
    Mistake(
      "knows_little", .actions,
      "It fails at `log_purchase`, `receive_api_event`, `open_from_push`, `enter_background`, "
        + "`enter_foreground`, `relaunch`, `rotate`, `advance`, `click`, `present_local`, `choose`, "
        + "`serve`, `assign_presenter`, `log_impression`, `log_click` and `query_stack`: the engine "
        + "exited with status 1; its last words: KeyError: 'log_purchase'.",
      "Perform them, or answer `unsupported`, or leave them out of the manifest's `actions`: "
        + leaveOut.replacing("need it", with: "need them")),
    Mistake(
      "misspells_dismissed", .actions,
      "It fails at `dismiss`: the reply is not valid: `observations[2][0].saw`: `dismised` is not an "
        + "observation; did you mean `dismissed`?",
      "Answer with one line of JSON for each request, with the request's `id` and one list for each "
        + "action, and write nothing else to standard output; see `iamspec protocol`."),
    Mistake(
      "refuses_all", .answer,
      "It answers `unsupported` to every request: cannot start_session.",
      "Perform it, or say in the manifest what the engine can do: cases that need more are then "
        + "skipped without being asked, and the report says why."),
    Mistake(
      "drops_a_list", .answer, "The engine reported 1 list of observations for 2 actions.",
      "Answer with one list for each action of the request, in order; it is empty where the action "
        + "caused nothing."),
    Mistake(
      "says_nothing_of_display", .observations,
      "It never reports `displayed`: after start_session, log_event, a message should be on the "
        + "screen.",
      "Report `{\"saw\":\"displayed\",\"message\":NAME}` in the list of the action at which it "
        + "appears; every case asserts that."),
    Mistake(
      "says_nothing_of_discards", .observations,
      "It claims `discarded`, and does not report it where the rules should cause it: after "
        + "start_session, log_event.",
      "Report it, or leave it out of the manifest's `observations`: cases that assert it are then "
        + "skipped instead of failed."),
    Mistake(
      "own_reasons", .observations,
      "It gives reasons that the protocol does not know: `assetFailed` for `discarded` (it is "
        + "`asset_failed`); `in_background` for `reenqueued` (it is `background`).",
      "Use the protocol's words in `reason`: cases that assert a reason fail otherwise. `iamspec "
        + "protocol` lists them."),
    Mistake(
      "names_campaigns", .observations,
      "It reports `choice_asked campaign-sale`, and no message of the request has that name: there is "
        + "`sale`.",
      "Report messages by their names, which are the keys of the request's `messages`."),
    Mistake(
      "advance_in_seconds", .times,
      "A time is off by a thousand: an interval of 60 seconds is over after 90 milliseconds already.",
      "`by` of `advance` is in milliseconds: the engine seems to take it for seconds."),
    Mistake(
      "advance_in_microseconds", .times,
      "A time is off by a thousand: an interval of 60 seconds is over only after 25 hours.",
      "`by` of `advance` is in milliseconds: the engine seems to divide it by 1000 once too often."),
    Mistake(
      "interval_in_milliseconds", .times,
      "A time is off by a thousand: an interval of 60 seconds is over after 90 milliseconds already.",
      "`minimum_interval` is in seconds: the engine seems to take it for milliseconds."),
    Mistake(
      "interval_times_1000", .times,
      "A time is off by a thousand: an interval of 60 seconds is over only after 25 hours.",
      "`minimum_interval` is in seconds: the engine seems to multiply it by 1000 once too often."),
    Mistake(
      "after_in_seconds", .times,
      "A time is off by a thousand: an asset that takes 60 seconds is there only after 25 hours.",
      "`after` of an asset is in milliseconds: the engine seems to take it for seconds."),
    Mistake(
      "timeout_in_seconds", .times,
      "A time is off by a thousand: a timeout of 60 seconds is over only after 25 hours.",
      "`timeout` of a message is in milliseconds: the engine seems to take it for seconds."),
    Mistake(
      "timeout_in_microseconds", .times,
      "A time is off by a thousand: a timeout of 60 seconds is over after 90 milliseconds already.",
      "`timeout` of a message is in milliseconds: the engine seems to divide it by 1000 once too "
        + "often."),
    Mistake(
      "zero_is_default", .conventions,
      "`minimum_interval` 0 holds a message back: of two that are triggered one after the other, the "
        + "second is not displayed after 1 second, and displayed after 31 seconds. "
        + intervalOfZero,
      "0 switches the interval off, and only its absence stands for the default: tell the two apart "
        + "(in many languages, 0 counts as false)."),
    Mistake(
      "zero_is_a_moment", .conventions,
      "`minimum_interval` 0 holds a message back: of two that are triggered one after the other, the "
        + "second is not displayed at once, and displayed 1 millisecond later. " + intervalOfZero,
      "0 switches the interval off: let a message through where no time has passed, too, by `>=` "
        + "instead of `>`, or ask for 0 first."),
    Mistake(
      "zero_is_a_millisecond", .conventions,
      "`minimum_interval` 0 holds a message back: of two that are triggered one after the other, the "
        + "second is not displayed after 1 millisecond, and displayed after 1 second. "
        + intervalOfZero,
      "0 switches the interval off: look for what is added to the interval, or rounded up, or ask for "
        + "0 first."),
    Mistake(
      "breaks_at_the_end", .endOfInput,
      "The process exited with status 1 when its input ended. Its last words: broken at the end",
      "The end of standard input is how every run ends: exit with status 0."),
    Mistake(
      "shares_its_list", .answer,
      "It reports `displayed sale` also in the list of action 1, start_session, and of action 3, "
        + "dismiss; it belongs in that of action 2, log_event, alone.",
      "Make a new list for each action: all of them hold the same, as if they were one, which each "
        + "action adds to."),
    Mistake(
      "encodes_twice", .observations,
      "It reports `grÃ¶Ã\u{9F}e` for `größe`: the text is encoded as UTF-8 twice.",
      "Read requests as UTF-8, and encode replies once: either the JSON writer does it, or the stream "
        + "that it writes to."),
    Mistake(
      "presenter_without_layer", .manifest,
      "`actions`: only presenters are sent `offer`, `opportunity`, and the manifest does not say that "
        + "this is one.",
      "Add \"layer\":\"presenter\"."),
  ]
}
