import Inputs
import SpecLoading
import SpecModel
import Wording

/// The commands that build and start a new adapter, in the words of a shell.
struct AdapterCommands {
  /// The language of the adapter.
  let language: Starter.Language
  /// The folder of the adapter.
  let directory: String

  /// The path of the file that a user edits.
  var file: String {
    switch language {
    case .python: path("engine.py")
    case .javascript: path("engine.mjs")
    case .typescript: path("src/engine.ts")
    case .java: path("src/main/java/EngineProcess.java")
    case .kotlin: path("src/main/kotlin/EngineProcess.kt")
    case .swift: path("Sources/engine/EngineProcess.swift")
    case .cpp: path("engine.cpp")
    }
  }

  /// The commands that build the adapter, if it must be built.
  var building: [String] {
    let folder = ReplayCommand.quoted(directory)
    return switch language {
    case .python, .javascript: []
    case .typescript: ["(cd \(folder) && npm install && npm run build)"]
    case .java: ["javac -d \(quoted("build/classes/java/main")) \(quoted("src/main/java"))/*.java"]
    case .kotlin:
      ["kotlinc \(quoted("src/main/kotlin")) -include-runtime -d \(quoted("engine.jar"))"]
    case .swift: ["swift build --package-path \(folder)"]
    case .cpp:
      ["cmake -S \(folder) -B \(quoted("build"))", "cmake --build \(quoted("build"))"]
    }
  }

  /// The command that starts the adapter.
  var starting: String {
    switch language {
    case .python: "python3 \(quoted("engine.py"))"
    case .javascript: "node \(quoted("engine.mjs"))"
    case .typescript: "node \(quoted("build/engine.js"))"
    case .java: "java -cp \(quoted("build/classes/java/main")) EngineProcess"
    case .kotlin: "java -jar \(quoted("engine.jar"))"
    case .swift: quoted(".build/debug/engine")
    case .cpp: quoted("build/engine")
    }
  }

  private func path(_ file: String) -> String { SourceFile.path(of: file, in: directory) }

  private func quoted(_ file: String) -> String { ReplayCommand.quoted(path(file)) }
}
