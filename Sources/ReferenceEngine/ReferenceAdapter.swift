public import EngineKit

/// The adapter of the reference engine, under any reading of the open questions and with any
/// faults.
///
/// ```swift
/// let faulty = ReferenceAdapter(faults: [Fault.named("queue-instead-of-stack")].compactMap(\.self))
/// ```
public struct ReferenceAdapter: EngineAdapter {
  /// What the engine says of itself: it knows both profiles and claims everything.
  public let manifest = EngineManifest(
    name: "iamspec reference engine", version: "1.0", profiles: ["swift", "legacy"])

  private let books: [String: SharedRulebook]

  /// Creates an adapter; its engines share one rulebook a profile.
  ///
  /// - Parameters:
  ///   - reading: The answers to the open questions.
  ///   - faults: The mistakes to make, each in the profiles in which it can be made.
  public init(reading: Reading = .default, faults: [Fault] = []) {
    var books: [String: SharedRulebook] = [:]
    for profile in Rulebook.Profile.allCases {
      var book = Rulebook.book(of: profile)
      reading.apply(to: &book)
      for fault in faults {
        fault.apply(to: &book)
      }
      books[profile.rawValue] = SharedRulebook(book)
    }
    self.books = books
  }

  /// Makes an engine that knows nothing of any case before.
  ///
  /// - Throws: ``UnsupportedAction`` where the setup asks for a profile that the documents do not
  ///   describe.
  public func makeEngine(for setup: EngineSetup) throws(UnsupportedAction) -> ReferenceEngine {
    guard let book = books[setup.profile] else {
      throw UnsupportedAction(
        "the reference engine knows the profiles swift and legacy, not \(setup.profile)")
    }
    return ReferenceEngine(book: book, setup: setup)
  }
}
