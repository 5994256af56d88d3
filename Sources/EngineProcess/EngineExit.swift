/// How a process exited.
enum EngineExit: Hashable, Sendable, CustomStringConvertible {
  /// It exited with this status.
  case status(Int32)
  /// This signal terminated it.
  case signal(Int32)

  /// The exit, in words that follow "the engine".
  var description: String {
    switch self {
    case .status(let status): "exited with status \(status)"
    case .signal(let signal): "was ended by \(Self.name(of: signal))"
    }
  }

  private static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 8: "SIGFPE",
      9: "SIGKILL", 11: "SIGSEGV", 13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM",
    ]
    return names[signal].map { "\($0) (signal \(signal))" } ?? "signal \(signal)"
  }
}
