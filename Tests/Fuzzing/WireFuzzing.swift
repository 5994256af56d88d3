import EngineKit
import SpecJSON
import SpecModel

/// Fuzzes the lines of the protocol.
enum WireFuzzing {
  /// Reads a manifest, which must be unchanged when it is written and read again.
  static func readManifest(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let manifest = try? EngineManifest(line: bytes) else { return }
    var json = JSONWriter()
    manifest.write(to: &json)
    guard let again = try? EngineManifest(line: json.bytes) else {
      throw BrokenPromise("the manifest cannot be read from its own line")
    }
    try BrokenPromise.unless(
      again == manifest, "the manifest changes when it is written and read again")
  }

  /// Reads a reply, which must be unchanged when it is written and read again.
  static func readReply(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let reply = try? WireReply(line: bytes) else { return }
    var json = JSONWriter()
    reply.write(to: &json)
    guard let again = try? WireReply(line: json.bytes) else {
      throw BrokenPromise("the reply cannot be read from its own line")
    }
    try BrokenPromise.unless(
      again == reply, "the reply changes when it is written and read again")
    let bounded = reply.ending.bounded
    try BrokenPromise.unless(
      bounded.bounded == bounded, "a reply that is cut to its limits is cut again")
  }

  /// Reads a request, which must be unchanged when it is written and read again.
  static func readRequest(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let request = try? WireRequest(line: bytes) else { return }
    var json = JSONWriter()
    request.write(to: &json)
    guard let again = try? WireRequest(line: json.bytes) else {
      throw BrokenPromise("the request cannot be read from its own line")
    }
    try BrokenPromise.unless(
      again == request, "the request changes when it is written and read again")
  }
}
