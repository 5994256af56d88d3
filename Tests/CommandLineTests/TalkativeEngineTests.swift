import Foundation
import TestSupport
import Testing

@Suite struct `An engine in Swift that prints` {
  private var program: URL { get throws { try BuiltProduct.url("banner-queue") } }

  @Test func `does not disturb the wire, not even while its adapter is created`() throws {
    let run = try CommandLineTool.run("run", "--", try program.path, "talkative")
    #expect(run.status == 0, "\(run.standardOutput)")
    #expect(run.standardError == "")
    #expect(!run.standardOutput.contains("SDK:"))
  }

  @Test func `prints to standard error, and has only replies on standard output`() throws {
    let engine = Process()
    engine.executableURL = try program
    engine.arguments = ["talkative"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (engine.standardInput, engine.standardOutput, engine.standardError) = (input, output, errors)
    try engine.run()
    let request = """
      {"id":1,"case":"c","profile":"swift","given":{"app":"foreground","orientation":"portrait",\
      "keyboard":"hidden","presenter":"assigned","host":{"implements":"nothing","choice":"now",\
      "choices":{}},"assets":{}},"messages":{"note":{"type":"modal","triggers":[],"priority":0,\
      "orientation":"any","extras":{}}},"actions":[{"do":"present_local","message":"note"}]}

      """
    input.fileHandleForWriting.write(Data(request.utf8))
    try input.fileHandleForWriting.close()
    let replies = output.fileHandleForReading.readDataToEndOfFile()
    let log = errors.fileHandleForReading.readDataToEndOfFile()
    engine.waitUntilExit()
    let lines = String(decoding: replies, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"iamspec":1,"engine":{"name":"banner queue""#) == true)
    #expect(
      lines.last == #"{"id":1,"observations":[[{"saw":"displayed","message":"note","extras":{}}]]}"#
    )
    let printed = Set(String(decoding: log, as: UTF8.self).split(separator: "\n"))
    #expect(
      printed == ["SDK: starting", "SDK: 1 campaigns", "SDK: performing present_local"])
  }
}
