#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds out why a program could not be started, because the system's error says too little.
enum Program {
  /// Examines the file that a command names.
  ///
  /// - Parameters:
  ///   - name: The command's first word.
  ///   - reason: The system's error message.
  static func situation(of name: String, reason: String) -> EngineStartError.Situation {
    if !name.contains("/") {
      let isHere = isFile(name)
      return .wasNotFound(
        hint: isHere
          ? "It is looked up in PATH; for the file in this directory, write `./\(name)`."
          : "No directory in PATH has it: install it, or write its path.")
    }
    if isDirectory(name) { return .isNotExecutable(reason: "it is a directory", hint: nil) }
    if !isFile(name) {
      return .wasNotFound(
        hint: name.hasPrefix("/")
          ? nil : "A relative path begins in the directory in which iamspec was started.")
    }
    if access(name, X_OK) != 0 {
      return .isNotExecutable(
        reason: "it is not marked as a program",
        hint: "Run `chmod +x \(name)`, or name its interpreter, as in `python3 \(name)`.")
    }
    return switch start(of: name) {
    case "#!":
      .isNotExecutable(
        reason: "the interpreter that its first line names is not there",
        hint: "Name the interpreter, as in `python3 \(name)`.")
    case "\u{7f}E": .couldNotBeStarted(reason: reason)
    default:
      .isNotExecutable(
        reason: "it is neither a program for this system nor a script that starts with `#!`",
        hint: "Name its interpreter, as in `python3 \(name)`.")
    }
  }

  private static func isFile(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func start(of path: String) -> String {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return "" }
    defer { closeDescriptor(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 2, alignment: 1) { buffer in
      guard case .done(let count) = readSome(descriptor, into: buffer) else { return "" }
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
