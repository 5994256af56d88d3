import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The function that libFuzzer calls with its input; `scripts/fuzz` links it.
///
/// The environment variable `IAMSPEC_FUZZ_TARGET` names the target. If a promise is broken, the
/// program aborts, which is how libFuzzer notices it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerTestsOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = chosenTarget else {
    complain("IAMSPEC_FUZZ_TARGET names no target")
    abort()
  }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The loader is asynchronous, but libFuzzer's loop is not.
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
