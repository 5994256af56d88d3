/// Names that an engine might confuse with one that they resemble.
enum NearName {
  /// Returns a name that resembles another.
  static func of(_ name: String, _ random: inout SeededGenerator) -> String {
    let other = random.pick(changes, or: { $0 })(name)
    return other.isEmpty ? name : other
  }

  /// The ways to change a name.
  private static let changes: [@Sendable (String) -> String] = [
    { $0.uppercased() }, { $0.lowercased() }, { "\($0)s" }, { "my_\($0)" },
    { String($0.dropLast()) }, { String($0.dropFirst()) }, { " \($0) " }, { "\($0)🎉" },
    { $0.replacing("_", with: " ") }, { $0.replacing(" ", with: "") },
    { $0.replacing("é", with: "e") }, { $0.replacing(".", with: "-") }, { "0\($0)" },
    { "café 🎉 TO\n\($0)" },
  ]

  /// Trigger names with characters of all kinds.
  static let peculiar = ["add_to_cart", "new hat", "café", "c.rt", "7", "Shop", "session_start"]

  /// Names that engines might reserve for themselves.
  static let reserved = [
    "session_start", "push_click", "any_purchase", "purchase", "specific_purchase", "app_open",
    "open_from_push", "session start",
  ]
}
