import ArgumentParser

extension CommandConfiguration {
  /// Creates the description of a command.
  ///
  /// Each command parses its words itself (see ``IAMSpec``). The parser then takes it for a whole
  /// tool and first searches the words for `--generate-completion-script`, unless it knows that
  /// there is a tool above the command.
  ///
  /// - Parameters:
  ///   - name: The command's name on the command line.
  ///   - abstract: What the command does, in a line.
  ///   - usage: The usage, with the tool's name; by default, it is generated from the options.
  ///   - discussion: The rest of the help.
  init(command name: String, abstract: String, usage: String? = nil, discussion: String = "") {
    self.init(
      commandName: name, _superCommandName: "iamspec", abstract: abstract, usage: usage,
      discussion: discussion)
  }
}
