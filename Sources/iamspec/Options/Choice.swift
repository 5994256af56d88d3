import ArgumentParser

/// The values of an option that takes one of a few words.
///
/// The parser would find out the words with key paths and casts, which takes longer than to parse
/// the option.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension Choice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// The words need no description: the help of their option has it.
  static var allValueDescriptions: [String: String] { [:] }
}
