import Foundation
import PackagePlugin

/// Compiles `Specs` into the source of the target that carries the built-in suite.
@main
struct BundleSuite: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let specs = context.package.directoryURL.appending(component: "Specs")
    let output = context.pluginWorkDirectoryURL.appending(component: "BuiltinBundle.swift")
    return [
      .buildCommand(
        displayName: "Bundling the suite in Specs",
        executable: try context.tool(named: "suite-bundler").url,
        arguments: [specs.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: inputFiles(in: specs),
        outputFiles: [output])
    ]
  }

  private func inputFiles(in directory: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "yaml" || $0.lastPathComponent == "PROTOCOL.md"
        || $0.lastPathComponent == "protocol.schema.json"
    }
  }
}
