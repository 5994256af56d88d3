import Foundation

/// Python, in which the engines of the fixtures are written.
package enum Python {
  /// The interpreter itself.
  ///
  /// A `python3` on the `PATH` may be a shell script that looks for the interpreter, which takes
  /// longer than most engines live, or that of a virtual environment, which finds more at its start
  /// than they need.
  package static let path: String = {
    let asked = try? Program(named: "python3", elseTell: "")
      .run(["-c", "import os, sys; print(os.path.realpath(sys.executable))"])
    let path = asked?.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return path.isEmpty ? "python3" : path
  }()

  /// The command of a program that needs the standard library alone, so that nothing else is looked for
  /// at its start.
  ///
  /// Modules that it imports are compiled once, whatever the environment says of that, and beside no
  /// source.
  package static func command(_ file: String) -> [String] {
    [path, "-E", "-S", "-X", "pycache_prefix=\(Repository.url(".build/pycache").path)", file]
  }
}
