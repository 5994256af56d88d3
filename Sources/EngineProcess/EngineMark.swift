import Subprocess
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The value of a variable in an engine's environment by which its processes can be found.
///
/// Processes that an engine starts inherit the variable, even if they leave the engine's group and
/// session. If an engine is itself a harness, its mark is the prefix of its own engines' marks, so
/// that these are found as well.
struct EngineMark: Sendable {
  /// The variable's name.
  static let variable: Environment.Key = "IAMSPEC_ENGINE"

  /// The prefix of the marks of this program's engines.
  static let prefix = {
    let outer = getenv(variable.rawValue).map { String(cString: $0) } ?? ""
    return "\(outer)\(getpid())-\(UInt32.random(in: .min ... .max))-"
  }()

  private static let count = Atomic(0)

  /// The variable's value.
  let value = "\(prefix)\(count.add(1, ordering: .relaxed).newValue)/"

  /// Kills every process that has the mark, on systems that show the environments of processes.
  func killAll() {
    #if os(Linux)
      // Repeated after a hit, because a process may have started another one before it was killed.
      var rounds = 0
      while killOnce() > 0, rounds < 16 { rounds += 1 }
    #endif
  }

  #if os(Linux)
    /// Kills the processes that have the mark now, and returns their number.
    private func killOnce() -> Int {
      guard let folder = opendir("/proc") else { return 0 }
      defer { closedir(folder) }
      let wanted = Array("\(Self.variable.rawValue)=\(value)".utf8)
      var environment = [UInt8](repeating: 0, count: 1 << 16)
      var hits = 0
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let process = Int32(name) else { continue }
        let count = readEnvironment(of: process, into: &environment)
        let hasMark = environment.withUnsafeBytes {
          Self.hasEntry(startingWith: wanted, in: UnsafeRawBufferPointer(rebasing: $0[..<count]))
        }
        if hasMark, kill(process, SIGKILL) == 0 { hits += 1 }
      }
      return hits
    }

    /// Reads a process's environment into a buffer, which grows if necessary, and returns its length
    /// in bytes; 0 if the process is gone or belongs to another user.
    private func readEnvironment(of process: Int32, into buffer: inout [UInt8]) -> Int {
      let descriptor = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return 0 }
      defer { closeDescriptor(descriptor) }
      var count = 0
      while true {
        if count == buffer.count { buffer += [UInt8](repeating: 0, count: count) }
        let transfer = buffer.withUnsafeMutableBytes { bytes in
          readSome(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
        }
        guard case .done(let more) = transfer else { return count }
        count += more
      }
    }

    /// Tells whether one of the entries, each of which ends with a zero byte, starts with these
    /// bytes.
    private static func hasEntry(
      startingWith wanted: [UInt8], in entries: UnsafeRawBufferPointer
    ) -> Bool {
      guard let base = entries.baseAddress else { return false }
      var start = 0
      while start + wanted.count <= entries.count {
        if memcmp(base + start, wanted, wanted.count) == 0 { return true }
        guard let end = memchr(base + start, 0, entries.count - start) else { return false }
        start = UnsafeRawPointer(end) - base + 1
      }
      return false
    }
  #endif
}
