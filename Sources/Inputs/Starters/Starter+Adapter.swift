import EmbeddedFiles
import Reporting

extension Starter {
  /// A language for which there is a starter adapter.
  package enum Language: String, CaseIterable, Sendable {
    case python
    case javascript
    case typescript
    case java
    case kotlin
    case swift
    case cpp
  }

  /// Where a Swift package finds the package of iamspec.
  package enum PackageLocation: Hashable, Sendable {
    /// The path of its folder.
    case path(String)
    /// The URL of its repository.
    case url(String)

    /// Creates a location from a URL or a path.
    package init(_ text: String) {
      let isURL = text.contains("://") || text.hasPrefix("git@")
      self = isURL ? .url(text) : .path(text)
    }

    /// The arguments of `.package(…)` in a Package.swift.
    var arguments: String {
      switch self {
      case .path(let path): "name: \"iamspec\", path: \(Self.literal(path))"
      case .url(let url): "url: \(Self.literal(url)), branch: \"main\""
      }
    }

    private static func literal(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
  }

  /// An adapter in Python, with an engine that keeps a few rules.
  package static let python = Starter([
    ("engine.py", EmbeddedFile.engine_py.bytes),
    ("tiny_engine.py", EmbeddedFile.tiny_engine_py.bytes),
  ])

  /// An adapter in JavaScript for Node, with an engine that keeps a few rules.
  package static let javascript = Starter([
    ("engine.mjs", EmbeddedFile.engine_mjs.bytes),
    ("tiny-engine.mjs", EmbeddedFile.tiny_engine_mjs.bytes),
  ])

  /// An adapter in Swift, a package with an engine that keeps a few rules.
  ///
  /// - Parameter location: Where the package finds EngineKit.
  package static func swift(with location: PackageLocation) -> Starter {
    Starter([
      ("Package.swift", EmbeddedFile.Package_swift_txt.bytes),
      ("Sources/engine/EngineProcess.swift", EmbeddedFile.EngineProcess_swift.bytes),
      ("Sources/engine/TinyEngine.swift", EmbeddedFile.TinyEngine_swift.bytes),
      (".gitignore", EmbeddedFile.gitignore.bytes),
    ]).replacing("IAMSPEC_PACKAGE", with: location.arguments)
  }
}
