#if canImport(Glibc)
  import CMalloc
#endif

/// How the process takes memory from the system.
package enum Memory {
  /// Lets threads take and keep memory in large pieces; call it before there is a second one.
  ///
  /// Glibc would ask the system for each page that a thread comes to, and give large pieces back as
  /// soon as they are free: a twentieth of the time of a short run, and of what it takes to load a large
  /// suite. What is not written to takes none.
  package static func prepare() {
    #if canImport(Glibc)
      // The most that glibc gives a thread at once: with less, the rest would come page by page.
      mallopt(M_TOP_PAD, 64 << 20)
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      mallopt(M_TRIM_THRESHOLD, 64 << 20)
    #endif
  }

  /// Keeps a value until the process ends, which need not take it apart.
  package static func keep(_ value: some Any) {
    _ = Unmanaged.passRetained(Kept(value))
  }

  private final class Kept<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
