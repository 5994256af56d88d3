import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Kills the engines of a harness that was killed and so cannot do it itself.
///
/// A small shell process in its own session reads from a pipe which engine processes exist. However
/// the harness ends, the system closes its end of the pipe. The shell then kills the remaining
/// processes: their groups and, if there is a `/proc`, the processes that left their group.
///
/// A process that was just being started has neither a group that the shell knows nor, until it
/// executes its program, the mark. So the shell knows that one is being started, and looks for the
/// mark again after a while.
struct OrphanGuard: Sendable {
  /// The guard of this program, started on first use.
  static var shared: OrphanGuard {
    get async { await starting.value }
  }

  private static let starting = Task { await OrphanGuard() }

  // Both ends are kept, so that writing is not an error after the guard has ended. Engines inherit
  // neither end.
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

  /// Tells the guard that a process is about to be started.
  func noteAttempt() { write("starting 0\n") }

  /// Tells the guard that the process was not started.
  func noteFailure() { write("failed 0\n") }

  /// Tells the guard that the process now leads its own group.
  func noteStart(of group: Int32) { write("started \(group)\n") }

  /// Tells the guard that a process and its group are gone; call this before the process is reaped.
  func noteEnd(of group: Int32) { write("ended \(group)\n") }

  private func write(_ line: String) {
    guard let pipe else { return }
    // A line is so short that it is written completely or, if the pipe is full, not at all.
    _ = Array(line.utf8).withUnsafeBytes { writeSome($0, to: pipe.writeEnd) }
  }

  private static let script = """
    trap '' HUP INT TERM
    cd /
    groups=
    starting=0
    while read -r event group; do
      case $event in
        starting) starting=$((starting + 1)) ;;
        failed) starting=$((starting - 1)) ;;
        started) starting=$((starting - 1)); groups="$groups $group" ;;
        ended)
          rest=
          for other in $groups; do [ "$other" = "$group" ] || rest="$rest $other"; done
          groups=$rest ;;
      esac
    done
    [ -n "$groups" ] || [ "$starting" -gt 0 ] || exit 0
    for group in $groups; do kill -s KILL -- "-$group"; done
    for pause in 0 1 2; do
      sleep "$pause"
      for file in $(grep -lsaz "^\(EngineMark.variable.rawValue)=$1" /proc/[0-9]*/environ); do
        process=${file#/proc/}
        kill -s KILL "${process%/environ}"
      done
    done
    """
}
