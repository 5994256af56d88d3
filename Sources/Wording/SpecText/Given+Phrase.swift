package import SpecModel

extension Given {
  /// The start state in words, a phrase for each thing that is not as usual.
  package var phrases: [Phrase] {
    var phrases: [Phrase] = []
    switch minimumInterval {
    case nil: phrases.append("the minimum interval is not configured")
    case 0: phrases.append("messages may follow each other at once")
    case let seconds?:
      phrases.append("at least \(TimeSpan.seconds(seconds).description) lie between messages")
    }
    if app == .background { phrases.append("app is in the background") }
    if orientation == .landscape { phrases.append("device is held in landscape") }
    if keyboard == .shown { phrases.append("keyboard is up") }
    if presenter == .none { phrases.append("no presenter is assigned") }
    phrases += host.phrases
    if !assets.isEmpty { phrases.append(assets.phrase(of: \.phrase)) }
    return phrases
  }
}

extension Host {
  /// What the host does, where that is not as usual.
  package var phrases: [Phrase] {
    switch implements {
    case .nothing: return ["host implements no display choice"]
    case .keyboardDisplayChoice:
      return ["host implements the keyboard-aware display choice"] + answers
    case .displayChoice: return answers
    }
  }

  private var answers: [Phrase] {
    var phrases: [Phrase] = []
    if !choices.isEmpty { phrases.append("host answers \(choices.phrase)") }
    if choice != .now {
      phrases.append("host answers \(name: choice.rawValue)\(choices.isEmpty ? "" : " otherwise")")
    }
    return phrases
  }
}
