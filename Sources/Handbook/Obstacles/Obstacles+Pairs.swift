import SpecModel

extension Obstacles {
  /// Returns two obstacles as one: both are in the way of the same message; `nil` if they exclude each
  /// other.
  ///
  /// The one that comes last ends first. What a pair declares is played instead.
  func both(_ one: Obstacle, _ other: Obstacle) -> Obstacle? {
    let declared = pairs.first { $0.of == [one.id, other.id] }
    guard declared?.cannotOccur != true,
      let profiles = Self.common(one.profiles, other.profiles)
    else { return nil }
    let (first, last) = one.order <= other.order ? (one, other) : (other, one)
    return Obstacle(
      id: "\(first.id)+\(last.id)", title: "\(one.title) + \(other.title)", short: nil,
      rule: one.rule, profiles: profiles, order: last.order,
      given: first.given.joined(last.given), message: first.message.joined(last.message),
      before: declared?.before ?? first.before + last.before,
      passes: declared?.passes ?? last.passes + first.passes,
      neverWaits: one.neverWaits ?? other.neverWaits)
  }

  /// Returns the profiles that are in both lists, of which an empty one has all; `nil` if there are none.
  private static func common(_ some: [String], _ others: [String]) -> [String]? {
    if some.isEmpty || others.isEmpty { return some + others }
    let common = some.filter(others.contains)
    return common.isEmpty ? nil : common
  }
}

extension Given {
  /// Returns a start with what is special in either of two.
  fileprivate func joined(_ other: Given) -> Given {
    var both = self
    both.minimumInterval = max(minimumInterval ?? 0, other.minimumInterval ?? 0)
    if other.presenter == .none { both.presenter = .none }
    both.assets.merge(other.assets) { own, _ in own }
    return both
  }
}

extension Message {
  /// Returns a message with what is special in either of two.
  fileprivate func joined(_ other: Message) -> Message {
    var both = self
    if other.type != .modal { both.type = other.type }
    if other.orientation != .any { both.orientation = other.orientation }
    both.image = image ?? other.image
    both.timeout = timeout ?? other.timeout
    return both
  }
}
