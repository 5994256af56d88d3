import Foundation

/// Python, which runs engines of the fixtures.
package enum Python {
  /// The interpreter itself.
  ///
  /// A `python3` on the `PATH` may be a shell script that looks for the interpreter, which takes
  /// longer than most engines run, or belong to a virtual environment, which loads more at its
  /// start than they need.
  package static let path: String = {
    let asked = try? Program(named: "python3", advice: "")
      .run(["-c", "import os, sys; print(os.path.realpath(sys.executable))"])
    let path = asked?.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return path.isEmpty ? "python3" : path
  }()

  /// Returns the command for a program that only needs the standard library, so that Python
  /// searches for nothing else at its start.
  ///
  /// Modules that it imports are compiled once, regardless of the environment, and never beside
  /// their source.
  package static func command(_ file: String) -> [String] {
    [path, "-E", "-S", "-X", "pycache_prefix=\(Repository.url(".build/pycache").path)", file]
  }
}
