import SpecModel

/// What a second delivery means for messages whose assets it begins to fetch again.
extension Presenter {
  /// Leaves messages whose assets a delivery has brought at once waiting, unless they are offered
  /// (`open.redelivery-arrival`).
  mutating func leaveRedelivered(in scene: inout Scene) {
    if !isAnyLoading { return }
    let redelivered = loadedEntries(in: scene)
    if redelivered.isEmpty { return }
    switch scene.answers[.redeliveryArrival] {
    case .offered: break
    case .waits: leave(redelivered, in: &scene)
    case .staysLoading:
      let numbers = redelivered.map(\.number)
      for index in loading.indices where numbers.contains(loading[index].number) {
        loading[index].awaitsNextEnd = true
      }
      for index in stack.indices
      where stack[index].isLoading && numbers.contains(stack[index].number) {
        stack[index].awaitsNextEnd = true
      }
    }
  }

  /// Lets messages whose assets are there be offered now that a fetch of theirs has ended.
  mutating func hear(_ ended: [(url: String, succeeded: Bool)]) {
    func isHeard(_ entry: Entry) -> Bool {
      entry.awaitsNextEnd && ended.contains { entry.stored.assets.contains($0.url) }
    }
    for index in loading.indices where isHeard(loading[index]) {
      loading[index].awaitsNextEnd = false
    }
    for index in stack.indices where isHeard(stack[index]) { stack[index].awaitsNextEnd = false }
  }

  /// Lets messages that wait for an opportunity load again, if a delivery has begun to fetch their assets
  /// again (`open.redelivery-waiting`).
  mutating func loadAgain(_ urls: [String], in scene: inout Scene) {
    for index in stack.indices
    where !stack[index].isLoading && stack[index].stored.assets.contains(where: urls.contains)
      && isLoading(stack[index], in: scene)
    {
      guard scene.answers[.redeliveryWaiting] == .loadsAgain else { return }
      stack[index].isLoading = true
    }
  }
}
