import ArgumentParser

extension CommandConfiguration {
  /// Describes a command of the tool.
  ///
  /// A command parses its words itself (see ``IAMSpec``). The parser takes it for a tool of its own, and looks among the
  /// words for `--generate-completion-script` first, unless it knows that there is a tool above it.
  ///
  /// - Parameters:
  ///   - name: Its name on the command line.
  ///   - abstract: What it does, in a line.
  ///   - usage: How it is used, with the tool's name; what its options say where it is absent.
  ///   - discussion: What else its help says.
  init(command name: String, abstract: String, usage: String? = nil, discussion: String = "") {
    self.init(
      commandName: name, _superCommandName: "iamspec", abstract: abstract, usage: usage,
      discussion: discussion)
  }
}
