import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What libFuzzer calls with the bytes that it made up; `scripts/fuzz` links it.
///
/// The target is the one that the environment names, `IAMSPEC_FUZZ_TARGET`. Where something does not hold, the
/// program ends, which is how libFuzzer learns of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerTestsOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = chosenTarget else {
    complain("IAMSPEC_FUZZ_TARGET names no target")
    abort()
  }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The loader is asynchronous, and libFuzzer's loop is not.
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    do throws(BrokenPromise) {
      try await target.read(bytes)
    } catch {
      complain(error.description)
      abort()
    }
    end.signal()
  }
  end.wait()
  return 0
}

private let chosenTarget = getenv("IAMSPEC_FUZZ_TARGET").flatMap {
  FuzzTarget(rawValue: String(cString: $0))
}

private func complain(_ text: String) {
  let line = Array("\(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
