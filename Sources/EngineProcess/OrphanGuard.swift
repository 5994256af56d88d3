import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Kills the engines of a harness that can no longer do so itself, because it was killed.
///
/// A small shell process, in a session of its own, reads from a pipe which engine processes there
/// are. However the harness ends, the system closes its end of the pipe, and the shell then kills
/// what is left: the processes' groups and, where there is a `/proc`, what has left its group.
struct OrphanGuard: Sendable {
  /// The guard of this program, started when it is first needed.
  static var shared: OrphanGuard {
    get async { await starting.value }
  }

  private static let starting = Task { await OrphanGuard() }

  // Both ends are kept, so that writing to a guard that is gone is no error. Neither is inherited
  // by an engine.
  private let pipe: Pipe?

  private init() async {
    pipe = Pipe()
    guard let pipe else { return }
    makeNonBlocking(pipe.writeEnd)
    let isRunning = Promise<Void>()
    // Unstructured, because the guard outlives its first user: it ends with the harness.
    Task {
      var options = PlatformOptions()
      options.createSession = true
      _ = try? await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", Self.script, "iamspec-guard", EngineMark.prefix],
        platformOptions: options,
        input: .fileDescriptor(
          FileDescriptor(rawValue: pipe.readEnd), closeAfterSpawningProcess: false),
        output: .discarded, error: .discarded
      ) { _ in isRunning.keep(()) }
      isRunning.keep(())
    }
    await isRunning.value
  }

  /// Notes that a process leads a group of its own now.
  func noteStart(of group: Int32) { write("started \(group)\n") }

  /// Notes that a process and its group are gone; to be called before it is reaped.
  func noteEnd(of group: Int32) { write("ended \(group)\n") }

  private func write(_ line: String) {
    guard let pipe else { return }
    // A line is short enough to be written whole or, where nobody has read for long, not at all.
    _ = Array(line.utf8).withUnsafeBytes { writeSome($0, to: pipe.writeEnd) }
  }

  private static let script = """
    trap '' HUP INT TERM
    cd /
    groups=
    while read -r event group; do
      case $event in
        started) groups="$groups $group" ;;
        ended)
          rest=
          for other in $groups; do [ "$other" = "$group" ] || rest="$rest $other"; done
          groups=$rest ;;
      esac
    done
    [ -n "$groups" ] || exit 0
    for group in $groups; do kill -s KILL -- "-$group"; done
    for file in $(grep -lsaz "^\(EngineMark.variable.rawValue)=$1" /proc/[0-9]*/environ); do
      process=${file#/proc/}
      kill -s KILL "${process%/environ}"
    done
    """
}
