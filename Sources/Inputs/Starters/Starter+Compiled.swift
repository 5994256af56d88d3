import EmbeddedFiles
import Reporting

// The adapters that must be built before they run, besides that in Swift. Each brings a build file, and what its language
// lacks.

extension Starter {
  /// An adapter in TypeScript for Node, with an engine that keeps a few rules.
  package static let typescript = Starter(
    [
      ("src/engine.ts", EmbeddedFile.typescript_engine_ts.bytes),
      ("src/tiny-engine.ts", EmbeddedFile.typescript_tiny_engine_ts.bytes),
    ] + Language.typescript.supportingFiles)

  /// An adapter in Java, with an engine that keeps a few rules.
  package static let java = Starter(
    [
      ("src/main/java/EngineProcess.java", EmbeddedFile.java_EngineProcess_java.bytes),
      ("src/main/java/TinyEngine.java", EmbeddedFile.java_TinyEngine_java.bytes),
    ] + Language.java.supportingFiles)

  /// An adapter in Kotlin for the JVM, with an engine that keeps a few rules.
  package static let kotlin = Starter(
    [
      ("src/main/kotlin/EngineProcess.kt", EmbeddedFile.kotlin_EngineProcess_kt.bytes),
      ("src/main/kotlin/TinyEngine.kt", EmbeddedFile.kotlin_TinyEngine_kt.bytes),
    ] + Language.kotlin.supportingFiles)

  /// An adapter in C++, with an engine that keeps a few rules.
  package static let cpp = Starter(
    [
      ("engine.cpp", EmbeddedFile.cpp_engine_cpp.bytes),
      ("tiny_engine.hpp", EmbeddedFile.cpp_tiny_engine_hpp.bytes),
    ] + Language.cpp.supportingFiles)
}

extension Starter.Language {
  /// What an adapter in this language needs besides itself and its engine, whatever its words are.
  ///
  /// A Swift package needs its location, too: see `Starter.swift(with:)`.
  var supportingFiles: [(path: String, bytes: [UInt8])] {
    let settings = Array("rootProject.name = \"engine\"\n".utf8)
    switch self {
    case .python, .javascript, .swift: return []
    case .typescript:
      return [
        ("package.json", EmbeddedFile.typescript_package_json.bytes),
        ("tsconfig.json", EmbeddedFile.typescript_tsconfig_json.bytes),
        (".gitignore", Self.ignoring("build/", "node_modules/")),
      ]
    case .java:
      return [
        ("src/main/java/Json.java", EmbeddedFile.java_Json_java.bytes),
        ("build.gradle", EmbeddedFile.java_build_gradle.bytes),
        ("settings.gradle", settings),
        (".gitignore", Self.ignoring("build/", ".gradle/")),
      ]
    case .kotlin:
      return [
        ("src/main/kotlin/Json.kt", EmbeddedFile.kotlin_Json_kt.bytes),
        ("build.gradle.kts", EmbeddedFile.kotlin_build_gradle_kts.bytes),
        ("settings.gradle.kts", settings),
        (".gitignore", Self.ignoring("build/", ".gradle/", "engine.jar")),
      ]
    case .cpp:
      return [
        ("json.hpp", EmbeddedFile.cpp_json_hpp.bytes),
        ("CMakeLists.txt", EmbeddedFile.cpp_CMakeLists_txt.bytes),
        (".gitignore", Self.ignoring("build/")),
      ]
    }
  }

  private static func ignoring(_ folders: String...) -> [UInt8] {
    Array(folders.map { "\($0)\n" }.joined().utf8)
  }
}
