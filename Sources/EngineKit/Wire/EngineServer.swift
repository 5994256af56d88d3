import SpecJSON
import SpecModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns an adapter into an engine process: a program that `iamspec run -- PROGRAM` can test.
///
/// ```swift
/// @main struct Engine {
///   static func main() async { await EngineServer(ShopAdapter()).run() }
/// }
/// ```
///
/// Standard output belongs to the protocol. The server takes it over: what the engine, or an
/// SDK inside it, prints goes to standard error, the engine's log. Replies are held back while
/// further requests wait, so a manifest with a `window` above 1 makes many cases share one write.
public struct EngineServer<Adapter: EngineAdapter> {
  private let makeAdapter: () -> Adapter
  /// The number of bytes of replies after which they are written.
  private let flushSize = 1 << 16

  /// Creates a server for the engines of an adapter.
  ///
  /// - Parameter adapter: The adapter. An expression is not evaluated before ``run()`` has taken
  ///   over standard output, so that the adapter may print while it is created.
  public init(_ adapter: @escaping @autoclosure () -> Adapter) {
    makeAdapter = adapter
  }

  /// Writes the manifest, and answers requests until standard input ends.
  ///
  /// From the start of the call until the process ends, everything else that writes to standard output
  /// writes to standard error. Call this first, and only once.
  public nonisolated(nonsending) func run() async { _ = await serve() }

  /// Does the same, and returns whether everything was written.
  ///
  /// - Returns: The `errno` of the write that failed, `EPIPE` if the harness has
  ///   left; `nil` if everything was written.
  package nonisolated(nonsending) func serve() async -> Int32? {
    guard let output = ProtocolOutput.reserve() else { return errno }
    defer { _ = close(output) }
    return await run(input: STDIN_FILENO, output: output)
  }

  /// Does the same on the given descriptors, which stay open.
  @discardableResult
  nonisolated(nonsending) func run(input: Int32, output: Int32) async -> Int32? {
    let adapter = makeAdapter()
    let runner = ScriptRunner(adapter)
    let acceptsAny = !adapter.manifest.ownActions.isEmpty
    var json = JSONWriter()
    adapter.manifest.write(to: &json)
    json.endLine()
    if let trouble = write(json.bytes, to: output) { return trouble }
    json.removeAll()

    var lines = LineBuffer()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    // The read blocks its thread. Nothing else happens between two requests: an engine awaits only
    // inside `perform`.
    while let count = read(into: &chunk, from: input) {
      chunk.withUnsafeBytes { lines.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      while let line = lines.nextLine() {
        if line.isEmpty { continue }
        if let reply = await reply(to: line, from: runner, acceptsAny) {
          reply.write(to: &json)
          json.endLine()
        }
        if json.count >= flushSize || !lines.hasLine {
          if let trouble = write(json.bytes, to: output) { return trouble }
          json.removeAll()
        }
      }
    }
    return nil
  }

  /// Answers a request; one that cannot be read and has no id is answered only on standard error.
  private nonisolated(nonsending) func reply(
    to line: ArraySlice<UInt8>, from runner: ScriptRunner<Adapter>, _ acceptsAny: Bool
  ) async -> WireReply? {
    do throws(WireError) {
      let request = try WireRequest(line: line, acceptsAny: acceptsAny)
      let outcome = await runner.outcome(of: request.script)
      return WireReply(id: request.id, ending: outcome.ending)
    } catch {
      _ = write(Array("\(error)\n".utf8), to: STDERR_FILENO)
      let failure = EngineFailure(kind: .error, message: error.description, action: 0)
      return error.id.map { WireReply(id: $0, ending: .failed(failure)) }
    }
  }

  /// Reads what is available.
  ///
  /// Returns `nil` at the end.
  private func read(into chunk: inout [UInt8], from input: Int32) -> Int? {
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        posixRead(input, buffer.baseAddress, buffer.count)
      }
      if count > 0 { return count }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// Writes all bytes.
  ///
  /// - Returns: The `errno` if not everything could be written.
  private func write(_ bytes: [UInt8], to output: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = posixWrite(output, slice.baseAddress, slice.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}

// A method's own name hides the C function's.
private let posixRead = read(_:_:_:)
private let posixWrite = write(_:_:_:)
