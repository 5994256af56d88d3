/// The help of the tool itself, which lists the commands that people begin with.
enum FirstHelp {
  /// The group of commands that only the whole help lists.
  static let rest = "More"
  /// The words that ask for the whole help.
  static let asksForAll = ["help", "--all"]

  /// Returns a help text; the tool's own ends with the first groups unless all are asked for.
  ///
  /// - Parameters:
  ///   - help: A help text as the parser makes it, of the tool or of a command.
  ///   - showsAll: Whether to list all commands.
  static func text(of help: String, showsAll: Bool) -> String {
    guard help.contains("\nUSAGE: iamspec <subcommand>\n") else { return help }
    let named = help.replacing(" SUBCOMMANDS:\n", with: ":\n")
    guard !showsAll, let end = named.firstRange(of: "\n\(rest.uppercased()):\n") else {
      return named
    }
    return named[..<end.lowerBound] + """

      `iamspec help --all` lists all commands: also those for reports, other files
      and adapters. `iamspec help run` describes run, and so on.
      """
  }
}
