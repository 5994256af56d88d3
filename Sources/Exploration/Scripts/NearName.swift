/// Names that an engine might confuse with one that they resemble.
enum NearName {
  /// Returns a name that resembles another.
  static func of(_ name: String, _ random: inout SeededGenerator) -> String {
    let names = [
      name.uppercased(), name.lowercased(), "\(name)s", "my_\(name)", String(name.dropLast()),
      String(name.dropFirst()), " \(name) ", "\(name)🎉", name.replacing("_", with: " "),
      name.replacing(" ", with: ""), name.replacing("é", with: "e"),
      name.replacing(".", with: "-"), "0\(name)", "café 🎉 TO\n\(name)",
    ]
    let other = random.pick(names, or: name)
    return other.isEmpty ? name : other
  }

  /// Trigger names with characters of all kinds.
  static let peculiar = ["add_to_cart", "new hat", "café", "c.rt", "7", "Shop", "session_start"]

  /// Names that engines might reserve for themselves.
  static let reserved = [
    "session_start", "push_click", "any_purchase", "purchase", "specific_purchase", "app_open",
    "open_from_push", "session start",
  ]
}
