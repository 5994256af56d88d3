import SpecJSON
public import SpecModel
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes down what happens in an app, on a device or in a UI test, for `iamspec check`.
///
/// ```swift
/// let recorder = try TraceRecorder(
///   path: file, profile: "swift", messages: [sale], unseen: [.prefetched, .choiceAsked])
/// recorder.record(.logEvent(name: "opened_shop", properties: [:]))   // before the SDK is told
/// recorder.record(.displayed(message: "sale"))                       // when it is on the screen
/// recorder.end()
/// ```
///
/// An action is recorded *before* it happens, because what is seen before an action was not caused by it.
/// Every line is handed to the system before the call returns, so that a crash of the app loses none of
/// them. Any thread may record; the lines are in the order of the calls, and their times never go back.
/// A line that cannot be written is the last one: the app goes on, and ``trouble`` says why.
public final class TraceRecorder: Sendable {
  private let state: Mutex<State>
  private let elapsed: @Sendable () -> Duration

  fileprivate struct State {
    var descriptor: Int32
    var last = 0
    var trouble: String?
  }

  /// What a trace cannot tell of its start, where it begins in the middle of a run.
  public enum Unknown: String, Hashable, Sendable, CaseIterable {
    /// Which message is on the screen.
    case visible
    /// Which messages wait on the stack.
    case waiting
    /// Whether the minimum interval is running.
    case interval
  }

  /// Begins a trace; a file that is there is replaced.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - profile: The id of the profile that the engine follows: `swift` or `legacy`.
  ///   - engine: What the engine is called, for people.
  ///   - given: The state of the world at the start.
  ///   - messages: The campaigns and the app's own messages, of which the lines speak.
  ///   - unseen: The kinds of observation that are never recorded.
  ///   - unknown: What is not known of the start, where the trace begins in the middle.
  ///   - elapsed: The time since the start; by default, a clock that never goes back and goes on while
  ///     the device sleeps.
  /// - Throws: ``TraceRecorderError`` where the file cannot be written.
  public init(
    path: String, profile: String, engine: String? = nil, given: Given = Given(),
    messages: [Message], unseen: Set<Observation.Kind> = [], unknown: Set<Unknown> = [],
    elapsed: (@Sendable () -> Duration)? = nil
  ) throws(TraceRecorderError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw TraceRecorderError(path: path, reason: Self.reason()) }
    if let elapsed {
      self.elapsed = elapsed
    } else {
      let start = ContinuousClock.now
      self.elapsed = { ContinuousClock.now - start }
    }
    state = Mutex(State(descriptor: descriptor))
    var json = JSONWriter()
    json.object { json in
      json.member("iamspec_trace", 1)
      if let engine {
        json.key("engine")
        json.object { $0.member("name", engine) }
      }
      json.member("profile", profile)
      json.key("given")
      given.write(to: &json)
      json.key("messages")
      json.messages(messages)
      if !unseen.isEmpty {
        json.key("unseen")
        json.strings(Observation.Kind.inManifests.filter(unseen.contains).map(\.rawValue))
      }
      if !unknown.isEmpty {
        json.key("unknown")
        json.strings(Unknown.allCases.filter(unknown.contains).map(\.rawValue))
      }
    }
    json.endLine()
    if let reason = state.withLock({ $0.write(json.bytes) }) {
      throw TraceRecorderError(path: path, reason: reason)
    }
  }

  deinit {
    state.withLock { state in
      if state.descriptor >= 0 { close(state.descriptor) }
    }
  }

  /// Records that something happens; call it before it does.
  ///
  /// - Parameter action: What happens. Time passes by itself: `advance` is not recorded.
  public func record(_ action: Action) {
    if case .advance = action { return }
    var json = JSONWriter()
    action.write(to: &json)
    add(json.bytes)
  }

  /// Records that something is seen; call it right after.
  ///
  /// - Parameter observation: What is seen. What it leaves out, extras or a reason, is taken as not
  ///   seen.
  public func record(_ observation: Observation) {
    var json = JSONWriter()
    observation.write(to: &json)
    add(json.bytes)
  }

  /// Ends the trace: up to now, nothing else was seen.
  public func end() {
    var json = JSONWriter()
    json.object { json in
      json.key("end")
      json.boolean(true)
    }
    add(json.bytes)
    state.withLock { $0.close() }
  }

  /// Why nothing is recorded any more; `nil` while all is well.
  public var trouble: String? { state.withLock { $0.trouble } }

  /// Puts the time in front of the members of an object, and writes it as a line.
  private func add(_ object: [UInt8]) {
    state.withLock { state in
      let (seconds, attoseconds) = elapsed().components
      let now = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
      state.last = max(state.last, now)
      let line = Array("{\"at\":\(state.last),".utf8) + object.dropFirst() + [UInt8(ascii: "\n")]
      _ = state.write(line)
    }
  }

  fileprivate static func reason() -> String { String(cString: strerror(errno)) }
}

extension TraceRecorder.State {
  /// Writes bytes, all at once where the system can; returns why that fails.
  fileprivate mutating func write(_ bytes: [UInt8]) -> String? {
    guard descriptor >= 0 else { return trouble }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { posixWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        trouble = TraceRecorder.reason()
        close()
        return trouble
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Writes no more.
  fileprivate mutating func close() {
    if descriptor >= 0 { _ = posixClose(descriptor) }
    descriptor = -1
  }
}

// A method's own name hides the C function's.
private let posixWrite = write(_:_:_:)
private let posixClose = close(_:)

/// Why a trace cannot be recorded.
public struct TraceRecorderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What the system says.
  public let reason: String

  /// The error as a sentence without its full stop.
  public var description: String { "cannot write \(path): \(reason)" }
}
