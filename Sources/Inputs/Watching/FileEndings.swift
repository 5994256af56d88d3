/// The endings of files beside an engine's file that belong to the engine, too.
///
/// Beside a script are the modules that it imports and the data that it reads. Logs, databases and
/// other files that an engine writes have other endings; an engine whose own files counted would
/// restart itself again and again. Files beside a compiled program are written by its build and do
/// not matter.
enum FileEndings {
  private static let scripts: Set = [
    "cjs", "cts", "dart", "ex", "exs", "js", "jsx", "kts", "lua", "mjs", "mts", "php", "pl", "pm",
    "py", "pyi", "r", "rb", "sh", "swift", "tcl", "ts", "tsx",
  ]
  private static let data: Set = [
    "cfg", "conf", "ini", "json", "json5", "properties", "toml", "wasm", "yaml", "yml",
  ]

  /// Returns the endings of files that belong to a file in the same folder.
  ///
  /// - Parameter ending: The ending of the file that an engine's command names. If it has none, no
  ///   other file belongs to it.
  static func beside(_ ending: String) -> Set<String> {
    if ending.isEmpty { return [] }
    return scripts.contains(ending) ? scripts.union(data) : [ending]
  }
}
