import SpecModel

extension Orientation: Vocabulary {
  static let words = WordTable<Orientation>()
}

extension DisplayChoice: Vocabulary {
  static let words = WordTable<DisplayChoice>()
}

extension Given.Key: Vocabulary {
  static let words = WordTable<Given.Key>()
}

extension Host.Key: Vocabulary {
  static let words = WordTable(inSpecs)

  static var spellings: [String] { inSpecs.map(\.rawValue) }
}

extension AssetBehavior.Outcome: Vocabulary {
  static let words = WordTable<AssetBehavior.Outcome>()
}

extension AssetBehavior.Delay: Vocabulary {
  static let words = WordTable<AssetBehavior.Delay>()
}

extension Message.Key: Vocabulary {
  static let words = WordTable<Message.Key>()
}

extension Message.Kind: Vocabulary {
  static let words = WordTable<Message.Kind>()
}

extension Message.OrientationRequirement: Vocabulary {
  static let words = WordTable<Message.OrientationRequirement>()
}

extension Trigger.Kind: Vocabulary {
  static let words = WordTable<Trigger.Kind>()
}

extension EventKind: Vocabulary {
  static let words = WordTable<EventKind>()
}

extension Action.Kind: Vocabulary {
  /// The actions that a case may contain.
  static let words = WordTable(allCases.filter(\.isWrittenInCases))
}

extension Observation.Kind: Vocabulary {
  /// The observations that a case may watch; steps ask for the stack instead.
  static let words = WordTable(allCases.filter(\.isWrittenInCases))
}
