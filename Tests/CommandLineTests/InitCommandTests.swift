import Foundation
import TestSupport
import Testing

@Suite struct `The command init` {
  @Test func `creates a suite on which every command succeeds`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run("init", "our rules", "--color", "never", in: folder)
      #expect(run.status == 0)
      #expect(run.standardError == "")
      #expect(
        run.standardOutput == """
          our rules/rules.yaml
          our rules/questions.yaml
          our rules/faults.yaml
          our rules/shop/sale.yaml
          our rules/README.md
          our rules/.editorconfig
          our rules/.vscode/settings.json
          our rules/.vscode/extensions.json
          our rules/rules.schema.json
          our rules/questions.schema.json
          our rules/faults.schema.json
          our rules/case.schema.json

          Next:
            1. iamspec lint 'our rules'
            2. iamspec run --specs 'our rules'
            3. iamspec audit --specs 'our rules'
            4. write your rules into our rules/rules.yaml
            5. iamspec new RULE --specs 'our rules'

          """)
      let lint = try CommandLineTool.run("lint", "--strict", "our rules", in: folder)
      #expect(
        lint.standardOutput == "1 rule, 1 open question, 2 cases in 1 file: no mistakes\n")
      #expect(lint.standardError == "")
      #expect(lint.status == 0)
      let rules = try String(
        contentsOf: folder.appending(path: "our rules/rules.yaml"), encoding: .utf8)
      #expect(rules.contains("suite: {name: our-rules, "))
      let audit = try CommandLineTool.run("audit", "--fast", "--specs", "our rules", in: folder)
      #expect(audit.status == 0)
      #expect(audit.standardOutput.contains("\n0 errors, 1 warning in "))
      for command in ["run", "characterize"] {
        #expect(try CommandLineTool.run(command, "--specs", "our rules", in: folder).status == 0)
      }
    }
  }

  @Test func `refers every file of a suite to the schema of this version`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      for file in ["rules.yaml", "questions.yaml", "faults.yaml", "shop/sale.yaml"] {
        let path = folder.appending(path: "suite").appending(path: file)
        let first = try String(contentsOf: path, encoding: .utf8).prefix { $0 != "\n" }
        let schema = try #require(first.split(separator: "=").last)
        let written = path.deletingLastPathComponent().appending(path: String(schema))
        let committed = Repository.url("Specs/\(written.lastPathComponent)")
        #expect(try Data(contentsOf: written) == Data(contentsOf: committed))
      }
    }
  }

  /// With the command that starts the adapter, relative to the folder where `init` ran.
  @Test(arguments: [
    ("python", ["engine.py", "tiny_engine.py"], "python3 engine/engine.py"),
    ("javascript", ["engine.mjs", "tiny-engine.mjs"], "node engine/engine.mjs"),
  ])
  func `creates an adapter that can be judged at once`(
    _ language: String, _ files: [String], _ command: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run("init", "--adapter", language, "engine", in: folder)
      #expect(run.status == 0)
      #expect(
        run.standardOutput
          == files.map { "engine/\($0)\n" }.joined() + """

            Next:
              1. iamspec doctor -- \(command)
              2. iamspec run --core -- \(command)
              3. replace the tiny engine with yours; run the core after each save, then all cases:
                 iamspec run --watch --core -- \(command)
                 iamspec run -- \(command)

            """)
      let words = command.split(separator: " ").map(String.init)
      try expectReady(words, in: folder)
      if language == "python" {
        try expectReady(["env", "PYTHONIOENCODING=utf-16"] + words, in: folder)
      }
    }
  }

  @Test func `creates a Swift package with an adapter that can be judged at once`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run("init", "--adapter", "swift", "engine", in: folder)
      #expect(run.status == 0)
      #expect(
        run.standardOutput.hasPrefix(
          """
          engine/Package.swift
          engine/Sources/engine/EngineProcess.swift
          engine/Sources/engine/TinyEngine.swift
          engine/.gitignore

          Next:
            1. swift build --package-path engine
            2. iamspec doctor -- engine/.build/debug/engine

          """))
      func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: "engine/\(path)"), encoding: .utf8)
      }
      // The path is relative, so that both folders can be moved together.
      let package = try text("Package.swift")
      let path = try #require(package.firstMatch(of: /name: "iamspec", path: "(\.\.\/[^"]*)"/)).1
      let found = folder.resolvingSymlinksInPath().appending(path: "engine/\(path)/Package.swift")
      #expect(try String(contentsOf: found, encoding: .utf8) == Repository.text("Package.swift"))
      // The same files are a target of this package.
      for file in ["EngineProcess.swift", "TinyEngine.swift"] {
        #expect(
          try text("Sources/engine/\(file)") == Repository.text("Fixtures/engines/starter/\(file)"))
      }
      try expectReady([BuiltProduct.url("starter-engine").path], in: folder)
    }
  }

  /// Expects that the doctor has no findings, and that a run judges some rules and is green.
  private func expectReady(_ engine: [String], in folder: URL) throws {
    let doctor = try CommandLineTool.run(["doctor", "--"] + engine, in: folder)
    #expect(doctor.status == 0)
    #expect(doctor.standardOutput.hasSuffix("✓ my engine 0.1 is ready to be tested.\n"))
    let run = try CommandLineTool.run(["run", "--"] + engine, in: folder)
    #expect(run.status == 0)
    #expect(
      run.standardOutput.contains("✓ my engine 0.1 conforms to the 16 rules that were judged: "))
  }

  /// With the commands that build and start the adapter, which `Tests/integrations` runs.
  @Test(arguments: [
    (
      "typescript", ["src/engine.ts", "src/tiny-engine.ts", "package.json", "tsconfig.json"],
      ["(cd 'my engine' && npm install && npm run build)"], "node 'my engine/build/engine.js'"
    ),
    (
      "java",
      [
        "src/main/java/EngineProcess.java", "src/main/java/TinyEngine.java",
        "src/main/java/Json.java", "build.gradle", "settings.gradle",
      ],
      ["javac -d 'my engine/build/classes/java/main' 'my engine/src/main/java'/*.java"],
      "java -cp 'my engine/build/classes/java/main' EngineProcess"
    ),
    (
      "kotlin",
      [
        "src/main/kotlin/EngineProcess.kt", "src/main/kotlin/TinyEngine.kt",
        "src/main/kotlin/Json.kt", "build.gradle.kts", "settings.gradle.kts",
      ],
      ["kotlinc 'my engine/src/main/kotlin' -include-runtime -d 'my engine/engine.jar'"],
      "java -jar 'my engine/engine.jar'"
    ),
    (
      "cpp", ["engine.cpp", "tiny_engine.hpp", "json.hpp", "CMakeLists.txt"],
      ["cmake -S 'my engine' -B 'my engine/build'", "cmake --build 'my engine/build'"],
      "'my engine/build/engine'"
    ),
  ])
  func `creates an adapter that is built first, and says how`(
    _ language: String, _ files: [String], _ building: [String], _ command: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run("init", "--adapter", language, "my engine", in: folder)
      #expect(run.status == 0)
      let steps =
        building + ["iamspec doctor -- \(command)", "iamspec run --core -- \(command)"]
        + ["replace the tiny engine with yours; run the core after each save, then all cases:"]
      #expect(
        run.standardOutput
          == (files + [".gitignore"]).map { "my engine/\($0)\n" }.joined() + "\nNext:\n"
          + zip(1..., steps).map { "  \($0). \($1)\n" }.joined()
          + "     iamspec run --watch --core -- \(command)\n     iamspec run -- \(command)\n")
      let written = files.map { folder.appending(path: "my engine/\($0)") }
      #expect(try written.allSatisfy { try !Data(contentsOf: $0).isEmpty })
    }
  }

  @Test func `accepts a URL for the package of a Swift adapter`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        "init", "--adapter", "swift", "engine", "--package", "https://example.com/iamspec.git",
        in: folder)
      #expect(run.status == 0)
      let package = folder.appending(path: "engine/Package.swift")
      #expect(
        try String(contentsOf: package, encoding: .utf8).contains(
          ".package(url: \"https://example.com/iamspec.git\", branch: \"main\")"))
    }
  }

  /// Each with its output; the folder contains a suite, a file `notes`, and a folder with an
  /// `engine.py`.
  @Test(arguments: [
    (
      ["suite"], 2,
      """
      error: suite is not empty: README.md is there; nothing was written
             `iamspec new RULE --specs suite` adds cases to a suite

      """
    ),
    (
      ["engine"], 2,
      """
      error: engine is not empty: engine.py is there; nothing was written
             name another folder: a suite takes one of its own

      """
    ),
    (
      ["--adapter", "python", "engine"], 2,
      """
      error: engine/engine.py already exists; nothing was written
             name another folder

      """
    ),
    (
      ["notes"], 2,
      """
      error: notes is a file
             name a folder, new or empty

      """
    ),
    (["notes/suite"], 4, "error: cannot write notes/suite/rules.yaml: Not a directory\n"),
    (
      ["--adapter", "swift", "new", "--package", "suite"], 2,
      """
      error: suite is not the folder of iamspec's package
             name it with `--package`

      """
    ),
  ])
  func `overwrites nothing`(_ words: [String], _ status: Int32, _ message: String) throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "engine"), withIntermediateDirectories: false)
      for file in ["notes", "engine/engine.py"] {
        try Data("mine\n".utf8).write(to: folder.appending(path: file))
      }
      let run = try CommandLineTool.run(["init"] + words, in: folder)
      #expect(run.status == status)
      #expect(run.standardError == message)
      #expect(run.standardOutput == "")
      let engine = folder.appending(path: "engine")
      #expect(try FileManager.default.contentsOfDirectory(atPath: engine.path) == ["engine.py"])
      #expect(try Data(contentsOf: engine.appending(path: "engine.py")) == Data("mine\n".utf8))
    }
  }

  @Test(arguments: [
    (
      ["new", "--adapter", "pascal"],
      "error: The value 'pascal' is invalid for '--adapter <language>'. Please provide one of the "
        + "following:\n  - python\n  - javascript\n  - typescript\n  - java\n"
    ),
    (["new", "--package", "."], "error: --package is only for Swift: add --adapter swift\n"),
    (
      ["new", "--words", "--adapter", "python"],
      "error: --words begins a suite, and --adapter an adapter; name the suite with --specs\n"
    ),
    (
      ["new", "--specs", "suite"],
      "error: --specs is only for an adapter: add --adapter python\n"
    ),
  ])
  func `rejects invalid options with advice`(_ words: [String], _ message: String) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(["init"] + words, in: folder)
      #expect(run.status == 64)
      #expect(run.standardError.hasPrefix(message))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }
}
