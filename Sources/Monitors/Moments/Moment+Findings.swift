import SpecModel

/// What monitors look for, with the words that they share.
extension Moment {
  /// Finds a message that must not be on the screen.
  func display(_ complaint: (Display) -> String?) -> String? {
    for display in displays {
      if let words = complaint(display) { return "`\(display.name)` was displayed \(words)." }
    }
    return nil
  }

  /// Finds an observation that the event of the action does not explain.
  func misfit(_ complaint: (Misfit, Orphan) -> String?) -> String? {
    for orphan in orphans {
      guard let misfit = orphan.misfit, !orphan.isLeftover(in: self) else { continue }
      if let words = complaint(misfit, orphan) {
        return "`\(orphan.name)` \(orphan.seen.rawValue), although \(words)."
      }
    }
    return nil
  }

  /// Finds a message that comes before one above it.
  func disorder(_ isMeant: (Disorder) -> Bool) -> String? {
    let meant = disorders.filter(isMeant)
    guard let disorder = meant.first(where: { $0.seen == .displayed }) ?? meant.first else {
      return nil
    }
    let (first, above) = (disorder.first.name, disorder.above.name)
    return switch disorder.seen {
    case .displayed: "`\(first)` was displayed before `\(above)`, which came to the stack later."
    case .offered:
      "The host was asked about `\(first)` before `\(above)`, which came to the stack later."
    case .onStack: "`\(first)` is above `\(above)`, which came to the stack later."
    }
  }

  /// Finds a message that its event had to display, and about which nothing was seen.
  func unheard(_ complaint: (Trigger, Missed) -> String?) -> String? {
    for missed in missed {
      guard case .triggered(let trigger) = missed.how, missed.report == nil else { continue }
      if let words = complaint(trigger, missed) {
        let what = missed.isDenied ? "triggered" : "displayed"
        return "`\(missed.name)` was not \(what), although \(words)."
      }
    }
    return nil
  }

  /// Finds a message that waited and was then lost.
  func lost(_ complaint: (Obstacle, Missed) -> String?) -> String? {
    for missed in missed {
      guard let obstacle = missed.obstacle else { continue }
      if let words = complaint(obstacle, missed) {
        return "`\(missed.name)` \(missed.loss), although \(words)."
      }
    }
    return nil
  }

  /// Finds a message that had to go back, and was lost or discarded.
  func unkept(_ complaint: (Obstacle, Track) -> String?) -> String? {
    for (track, obstacle) in dropped {
      if let words = complaint(obstacle, track) {
        return "`\(track.name)` was discarded, although \(words)."
      }
    }
    return lost { complaint($0, $1.track) }
  }

  /// Finds a message that had to be displayed and was not, for whatever reason.
  func absent(_ complaint: (Missed) -> String?) -> String? {
    for missed in missed {
      if let words = complaint(missed) {
        return "`\(missed.name)` was not displayed, although \(words)."
      }
    }
    return nil
  }

  /// Finds a message that was discarded without a reason.
  func discard(_ reason: DiscardReason, _ complaint: (Track) -> String?) -> String? {
    for (track, actual) in discards where actual == reason {
      if let words = complaint(track) { return "`\(track.name)` was discarded, although \(words)." }
    }
    return nil
  }

  /// Whether the device was held this way all the time.
  func isHeld(_ orientation: Orientation) -> Bool {
    orientationBefore == orientation && surroundings.orientation == orientation
  }

  /// Whether the engine reports this kind of observation.
  func reports(_ kind: Observation.Kind) -> Bool { kinds.contains(kind) }
}

extension Missed {
  /// Why it waited, if it certainly did.
  var obstacle: Obstacle? {
    switch how {
    case .waiting(let obstacle), .absent(let obstacle): obstacle
    case .triggered, .local: nil
    }
  }

  /// What became of a message that waited, in words.
  var loss: String {
    if case .absent = how { return "is not on the stack" }
    return "waited and was not displayed at an opportunity"
  }
}

extension Orphan {
  /// Whether it is more likely a leftover on the stack than a message that an event triggered.
  func isLeftover(in moment: Moment) -> Bool {
    guard track.departure != nil || moment.event == nil else { return false }
    switch (moment.action, misfit) {
    case (_, .outdone), (_, .api): return false
    case (_, .otherKind(.sessionStart, .pushClick)), (_, .otherKind(.pushClick, .sessionStart)):
      return false
    case (.startSession, _), (.openFromPush, _): return track.departure != nil
    default: return moment.event == nil && track.departure != nil
    }
  }
}

extension Display {
  /// Whether the host certainly answered this.
  func isAgainst(_ choice: DisplayChoice, in moment: Moment) -> Bool {
    if isAgainstAnswer(choice, in: moment) { return true }
    // It is open whether the host is asked when it requests a message, about a local message, and
    // a second time: while time passes, the message may go back unreported and be displayed later.
    guard moment.action != .displayNext, !message.isLocal, !track.wasAsked,
      !(track.wasRequested && track.mayLoad),
      moment.reports(.reenqueued) || moment.action.kind != .advance,
      moment.surroundings.host.answer(for: name) == choice
    else { return false }
    guard moment.reports(.choiceAsked) || track.answers == [choice] else { return false }
    // If it is not reported that the host put the message off, the host may have been asked at an
    // earlier opportunity, even one of this action.
    return choice == .discard || moment.reports(.reenqueued)
      || isBrought && moment.event?.isAlsoOpportunity != true
  }

  /// Whether the host was asked right before and answered this: whoever asks must keep the answer, however often
  /// the host was asked before (`open.choice-again`).
  private func isAgainstAnswer(_ choice: DisplayChoice, in moment: Moment) -> Bool {
    guard track.isAsked, moment.surroundings.host.answer(for: name) == choice else { return false }
    // Another copy, about which the host was not asked again, may have been displayed.
    return track.copies == 1 && moment.reports(choice == .discard ? .discarded : .reenqueued)
  }

  /// Whether this answer is for the message alone.
  func isAgainstItsOwn(_ choice: DisplayChoice, in moment: Moment) -> Bool {
    isAgainst(choice, in: moment) && moment.surroundings.host.choice != choice
  }

  /// Whether it was triggered in the background and appeared there.
  ///
  /// If it was loading and the app has been in the foreground since, it may have been offered there
  /// (`open.background-load`).
  func isInBackground(in moment: Moment) -> Bool {
    moment.surroundings.app == .background && moment.action != .enterBackground
      && !track.cameInForeground && !(track.mayLoad && track.wasInForeground)
  }

  /// Whether this action may have triggered it, or it may have been loading since it was triggered.
  func mayComeByTrigger(in moment: Moment) -> Bool { track.high == moment.index || track.mayLoad }

  /// Whether it came off the stack, where an earlier action had put it.
  func comesOffTheStack(in moment: Moment) -> Bool {
    track.copies > 0 && !track.mayLoad && track.high < moment.index
  }

  /// Whether it appeared under the keyboard.
  func isUnderKeyboard(in moment: Moment) -> Bool {
    moment.surroundings.keyboardBlocks && !moment.surroundings.keyboardMayBeGone
      && moment.action != .showKeyboard
  }
}

extension Obstacle {
  var isOtherVisible: Bool { if case .otherVisible = self { true } else { false } }
}
