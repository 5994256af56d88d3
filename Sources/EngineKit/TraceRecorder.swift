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

/// Records what happens in an app, on a device or in a UI test, for `iamspec check`.
///
/// ```swift
/// let recorder = try TraceRecorder(
///   path: file, profile: "swift", messages: [sale], unseen: [.prefetched, .choiceAsked])
/// recorder.record(.logEvent(name: "opened_shop", properties: [:]))   // before it reaches the SDK
/// recorder.record(.displayed(message: "sale"))                       // when it is on the screen
/// recorder.end()
/// ```
///
/// Record an action *before* it happens: an observation that comes before an action is not caused by it.
/// Every line is handed to the system before the call returns, so a crash of the app loses none. Any
/// thread may record; the lines are in the order of the calls, and their times never go back. After a line
/// that cannot be written, nothing more is recorded: the app continues, and ``trouble`` says why.
public final class TraceRecorder: Sendable {
  private let state: Mutex<State>
  private let elapsed: @Sendable () -> Duration

  fileprivate struct State {
    var descriptor: Int32
    var last = 0
    var trouble: String?
  }

  /// What is not known about the start of a trace that begins while the app is already running.
  public enum Unknown: String, Hashable, Sendable, CaseIterable {
    /// Which message is on the screen.
    case visible
    /// Which messages wait on the stack.
    case waiting
    /// Whether the minimum interval is running.
    case interval
  }

  /// Begins a trace, replacing the file if it exists.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - profile: The id of the profile that the engine follows: `swift` or `legacy`.
  ///   - engine: The engine's name, as reports show it.
  ///   - given: The state of the world at the start.
  ///   - messages: The campaigns and the app's own messages that the trace mentions.
  ///   - unseen: The kinds of observation that are never recorded.
  ///   - unknown: What is not known about the start, if the app is already running.
  ///   - elapsed: Returns the time since the start; by default, from a clock that never goes back and
  ///     continues while the device sleeps.
  /// - Throws: ``TraceRecorderError`` if the file cannot be written.
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
        json.object("engine") { $0.member("name", engine) }
      }
      json.member("profile", profile)
      json.member("given", given)
      json.key("messages")
      json.messages(messages)
      if !unseen.isEmpty {
        json.member("unseen", Observation.Kind.inManifests.filter(unseen.contains).map(\.rawValue))
      }
      if !unknown.isEmpty {
        json.member("unknown", Unknown.allCases.filter(unknown.contains).map(\.rawValue))
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

  /// Records an action; call this before the action happens.
  ///
  /// - Parameter action: The action. `advance` is not recorded, because each line has a time.
  public func record(_ action: Action) {
    if case .advance = action { return }
    var json = JSONWriter()
    action.write(to: &json)
    add(json.bytes)
  }

  /// Records an observation; call this right after it is made.
  ///
  /// - Parameter observation: The observation. Details that it leaves out (extras, a reason) count as
  ///   not seen.
  public func record(_ observation: Observation) {
    var json = JSONWriter()
    observation.write(to: &json)
    add(json.bytes)
  }

  /// Ends the trace, and records that nothing else was seen until now.
  public func end() {
    var json = JSONWriter()
    json.object { json in
      json.member("end", true)
    }
    add(json.bytes)
    state.withLock { $0.close() }
  }

  /// Why nothing is recorded anymore, in the system's words; `nil` as long as everything was written.
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
  /// Writes bytes, in one call if possible; returns the reason if that fails.
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

  /// Closes the file.
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
  /// The reason, in the system's words.
  public let reason: String

  /// The error as a sentence without a period.
  public var description: String { "cannot write \(path): \(reason)" }
}
