extension EngineFailure {
  /// The failure of a transcript that does not have one list of observations per action.
  package static func wrongCount(_ count: Int, for actions: Int) -> EngineFailure {
    let lists = count == 1 ? "1 list" : "\(count) lists"
    let asked = actions == 1 ? "1 action" : "\(actions) actions"
    return EngineFailure(
      kind: .malformed, message: "the engine reported \(lists) of observations for \(asked)")
  }
}
