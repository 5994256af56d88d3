#if canImport(Glibc)
  import CMalloc
#endif

/// The way in which the process gets memory from the system.
package enum Memory {
  /// Lets threads get and keep memory in large pieces; call it before a second thread starts.
  ///
  /// Otherwise, glibc requests memory for each thread page by page, and returns large pieces as
  /// soon as they are free, which takes a twentieth of the time of a short run or of loading a
  /// large suite. Memory that is not written to is not used.
  package static func prepare() {
    #if canImport(Glibc)
      // This is the most that glibc gives a thread at once; with less, the rest would come page by
      // page.
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
