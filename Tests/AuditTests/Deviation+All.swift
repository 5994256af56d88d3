import EngineKit
import ReferenceEngine
import SpecModel

extension Deviation {
  /// One engine for each convention that an engine can break and still run a case.
  static let all = words + surroundings + relaunches + host + reports

  // MARK: Words and numbers

  private static let words = [
    Deviation(
      id: "priorities count downward",
      sentence: "A priority is a whole number, and the greater one is the higher one.",
      scaffold: Scaffold(
        holds: { $0.messages.contains { $0.priority != 0 } },
        reason: "It takes a number to say which of two priorities is the higher one."),
      setup: { setup in
        for name in setup.messages.keys { setup.messages[name]?.priority.negate() }
      }),
    Deviation(
      id: "names are the same in either case",
      sentence: "case, accents and spaces count.",
      scaffold: Scaffold(
        holds: { $0.hasNamesThatDifferInCase },
        reason: "It takes a measure to say which event has another name."),
      rules: { rules in
        let concerns = rules.triggers.concerns
        rules.triggers.concerns = { trigger, event, ordinal in
          var event = event
          event.name = event.name?.lowercased()
          return concerns(trigger.inLowercase, event, ordinal)
        }
      }),
    Deviation(
      id: "only the first trigger counts",
      sentence: "A message may have several triggers, and each of them is enough.",
      scaffold: Scaffold(
        holds: { $0.messages.contains { $0.triggers.count > 1 } },
        reason: "A message with several triggers is triggered by each of them."),
      rules: { $0.triggers.triggers = { Array($0.triggers.prefix(1)) } }),
    Deviation(
      id: "a pattern covers the whole text",
      sentence: "A pattern may be found anywhere in the text.",
      rules: { rules in
        let compare = rules.triggers.filters.compare
        rules.triggers.filters.compare = { comparison, property, answers in
          guard case .matches(let pattern) = comparison else {
            return compare(comparison, property, &answers)
          }
          return compare(.matches(pattern: "^(\(pattern))$"), property, &answers)
        }
      }),
    Deviation(
      id: "0 seconds are the default",
      sentence:
        "`minimum_interval` 0 switches the interval off; it does not stand for the default.",
      scaffold: Scaffold(
        holds: { $0.given.minimumInterval == 0 },
        reason: "Two messages follow each other, and the interval is not the point."),
      setup: { if $0.given.minimumInterval == 0 { $0.given.minimumInterval = nil } }),
  ]

  // MARK: The app and the device

  private static let surroundings = [
    Deviation(
      id: "a push leaves the app in the background",
      sentence: "`open_from_push` brings the app to the foreground.",
      scaffold: Scaffold(
        holds: { $0.isInBackgroundAtPush },
        reason: "The app is *opened* from the notification: so say the documents themselves."),
      rules: { rules in
        for index in rules.checks.indices where rules.checks[index].rule == "reenqueue.background" {
          let holds = rules.checks[index].holds
          rules.checks[index].holds = {
            $0.world.action == .openFromPush && $0.world.appBefore == .background || holds($0, &$1)
          }
        }
      }),
    Deviation(
      id: "a dismissal takes time",
      sentence: "After `dismiss`, the next action finds an empty screen.",
      scaffold: Scaffold(
        holds: { $0.actions.contains { $0 == .dismiss || $0 == .click } },
        reason: "A message is dismissed so that the next can be displayed."),
      // The screen is free as soon as time passes; until then, the next message finds the old one
      // there.
      actions: { action, earlier, _ in
        switch action {
        case .dismiss: []
        case .advance where earlier.last { $0 != .queryStack } == .dismiss: [.dismiss, action]
        default: earlier.last == .dismiss ? [action, .dismiss] : [action]
        }
      }),
  ]

  private static let forgets =
    "`relaunch` starts the app again in the foreground, with empty memory, an empty screen and no "
    + "keyboard."
  private static let keeps =
    "`relaunch` keeps the orientation, the host's answers, the presenter, the configured interval, "
    + "and what the network does."

  private static let relaunches = [
    Deviation(
      id: "a relaunch in the background",
      sentence: forgets,
      scaffold: Scaffold(
        holds: { $0.actions.contains(.relaunch) },
        reason: "A relaunch has to leave the app somewhere."),
      actions: { action, _, _ in action == .relaunch ? [action, .enterBackground] : [action] }),
    Deviation(
      id: "the screen outlives a relaunch",
      sentence: forgets,
      scaffold: Scaffold(
        holds: { $0.actions.contains(.relaunch) },
        reason: "What waited behind a message is seen to be gone if that message is gone as well."),
      rules: { $0.interventions.append(Intervention(.relaunch, [], .keepsVisible)) }),
    Deviation(
      id: "the keyboard outlives a relaunch",
      sentence: forgets,
      actions: { action, earlier, setup in
        guard action == .relaunch, setup.profile == "legacy",
          earlier.keyboard(from: setup.given.keyboard) == .shown
        else { return [action] }
        return [action, .showKeyboard]
      }),
    Deviation(
      id: "a relaunch turns the device back",
      sentence: keeps,
      actions: { action, _, setup in
        action == .relaunch ? [action, .rotate(setup.given.orientation)] : [action]
      }),
    Deviation(
      id: "a relaunch takes the host's answers back",
      sentence: keeps,
      actions: { action, _, setup in
        let host = setup.given.host
        return action == .relaunch
          ? [action, .choose(.everyMessage(host.choice)), .choose(.messages(host.choices))]
          : [action]
      }),
    Deviation(
      id: "a relaunch takes the network back",
      sentence: keeps,
      actions: { action, _, setup in
        action == .relaunch ? [action, .serve(setup.given.assets)] : [action]
      }),
  ]

  // MARK: The host

  private static let host = [
    Deviation(
      id: "a choice for all keeps those for some",
      sentence:
        "`choose` with `choice` sets the answer for every message and forgets all earlier "
        + "`choices`.",
      actions: { action, earlier, setup in
        guard case .choose(.everyMessage) = action else { return [action] }
        let choices = earlier.choices(from: setup.given.host.choices)
        return choices.isEmpty ? [action] : [action, .choose(.messages(choices))]
      }),
    Deviation(
      id: "a choice for some forgets that for all",
      sentence:
        "`choose` with `choices` sets the answers for the messages that it names and leaves "
        + "everything else as it was.",
      actions: { action, _, _ in
        guard case .choose(.messages) = action else { return [action] }
        return [.choose(.everyMessage(.now)), action]
      }),
    Deviation(
      id: "a host with nothing is asked",
      sentence:
        "Where the host implements `nothing`, nobody is asked, and `choose` changes nothing.",
      setup: { setup in
        if setup.given.host.implements == .nothing {
          setup.given.host = Host(implements: .displayChoice)
        }
      }),
  ]

  // MARK: What is reported

  private static let reports = [
    Deviation(
      id: "an impression comes before its display",
      sentence: "No case asserts which of the two comes first.",
      reports: { list in
        list.filter { $0.kind == .impression } + list.filter { $0.kind != .impression }
      }),
    Deviation(
      id: "purchases have no name",
      sentence: "The `name` of a purchase in `no_matching_trigger` is the product.",
      reports: { list in
        list.map {
          if case .noMatchingTrigger(.purchase, _) = $0 {
            .noMatchingTrigger(.purchase, name: "purchase")
          } else {
            $0
          }
        }
      }),
  ]
}

extension [Action] {
  /// Returns whether the app is in the background after these actions.
  fileprivate func leaveInBackground(from start: AppState) -> Bool {
    reduce(start) { app, action in
      switch action {
      case .enterBackground: .background
      case .enterForeground, .relaunch: .foreground
      default: app
      }
    } == .background
  }

  fileprivate func orientation(from start: Orientation) -> Orientation {
    reduce(start) { if case .rotate(let side) = $1 { side } else { $0 } }
  }

  fileprivate func keyboard(from start: KeyboardState) -> KeyboardState {
    reduce(start) { keyboard, action in
      switch action {
      case .showKeyboard: .shown
      case .hideKeyboard: .hidden
      default: keyboard
      }
    }
  }

  fileprivate func choices(from start: [String: DisplayChoice]) -> [String: DisplayChoice] {
    reduce(start) { choices, action in
      if case .choose(.messages(let changes)) = action {
        choices.merging(changes) { _, new in new }
      } else {
        choices
      }
    }
  }
}

extension Trigger {
  /// The trigger with its name in lowercase.
  fileprivate var inLowercase: Trigger {
    switch self {
    case .customEvent(let name, let filter): .customEvent(name: name.lowercased(), filter: filter)
    case .specificPurchase(let product, let filter):
      .specificPurchase(product: product.lowercased(), filter: filter)
    case .sessionStart, .pushClick, .anyPurchase: self
    }
  }
}

extension Case {
  /// Whether something is logged under a name that differs from another only in case.
  fileprivate var hasNamesThatDifferInCase: Bool {
    let logged = actions.compactMap { action in
      switch action {
      case .logEvent(let name, _), .logPurchase(let name, _): name
      default: nil
      }
    }
    let awaited = messages.flatMap(\.triggers).compactMap { trigger in
      switch trigger {
      case .customEvent(let name, _), .specificPurchase(let name, _): name
      default: nil
      }
    }
    let names = Set(logged + awaited)
    return Set(names.map { $0.lowercased() }).count < names.count
  }

  /// Whether a push is opened while the app is in the background.
  fileprivate var isInBackgroundAtPush: Bool {
    let actions = actions
    return actions.indices.contains { index in
      actions[index] == .openFromPush
        && Array(actions[..<index]).leaveInBackground(from: given.app)
    }
  }
}
