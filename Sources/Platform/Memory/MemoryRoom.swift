#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Checks whether this process may use more memory.
///
/// Without memory for the stack of a thread, Dispatch waits for ever; without memory for a value,
/// Swift ends the process with a signal.
package enum MemoryRoom {
  /// This process may not use as much memory as it needs.
  package struct Shortage: Error, Hashable, Sendable {
    /// The option of `ulimit` for the limit that is too low.
    fileprivate let option: String
  }

  /// Checks that this many more bytes can be used.
  ///
  /// - Throws: ``Shortage`` if they cannot.
  package static func check(for bytes: Int) throws(Shortage) {
    guard isLimited(addressSpace) || isLimited(data) else { return }
    let place = mmap(
      nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard place != MAP_FAILED else {
      throw Shortage(option: isLimited(addressSpace) ? "-v" : "-d")
    }
    munmap(place, bytes)
  }

  #if canImport(Glibc)
    private static let addressSpace = Int32(RLIMIT_AS.rawValue)
    private static let data = Int32(RLIMIT_DATA.rawValue)
  #else
    private static let addressSpace = RLIMIT_AS
    private static let data = RLIMIT_DATA
  #endif

  private static func isLimited(_ resource: Int32) -> Bool {
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 && limits.rlim_cur < rlim_t.max
  }
}

extension MemoryRoom.Shortage: CustomStringConvertible {
  /// The shortage, and a way out.
  package var description: String {
    "this machine lets iamspec use too little memory; raise the limit first: ulimit \(option) 524288"
  }
}
