import ArgumentParser

@main
struct IAMSpec: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "iamspec")
}
