import ArgumentParser
import BuiltinSuite
import Reporting

/// `iamspec protocol`: the protocol document for adapter authors.
struct ProtocolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "protocol",
    abstract: "Print the engine protocol, for authors of adapters.",
    discussion: """
      The same text is in Specs/PROTOCOL.md. The words of a suite of your own are on the same wire, in the form that its \
      vocabulary.yaml declares; `iamspec init --adapter LANGUAGE --specs SUITE` writes an adapter for them.

      EXAMPLES
        iamspec protocol | less
        iamspec protocol --schema > protocol.schema.json
      """)

  @Flag(help: "Print the JSON Schema of the protocol's messages instead.")
  var schema = false

  func run() {
    let text = schema ? BundledSuite.protocolSchema : BundledSuite.protocolDocument
    Terminal.output.write(PrintedText(verbatim: text))
  }
}
